import type { CatalogModel } from './catalog.ts'
import { drawVehicle } from './draw-vehicle.ts'
import type { GeneratedVehicle } from './generated-vehicle.ts'
import { MG_MODELS } from './mg-models.ts'
import { NEW_MODELS } from './quayside-new-models.ts'
import { USED_MODELS } from './quayside-used-models.ts'
import { type Random, seededRandom } from './random.ts'
import { withSpecialCases } from './special-cases.ts'
import { toCsv, toDmsJson } from './write-feeds.ts'

/** A feed file under `tenants/`, and what stands in it. */
export type DemoFeed = { path: string; content: string }

type Yard = { prefix: string; plate: string; codes: readonly string[] }

/** How many of a kind, drawn from which models; the models take turns, so that none is missing. */
type Draw = { carType: 'new' | 'demo' | 'used'; count: number; models: readonly CatalogModel[] }

/** Every demo dealer's feed; the same on every machine. */
export function demoFeeds(): DemoFeed[] {
  const quayside = yard(
    { prefix: 'Q', plate: 'LLLDDL', codes: ['ALX', 'ALX', 'PAR', 'BRK'] },
    [
      { carType: 'new', count: 56, models: NEW_MODELS },
      { carType: 'demo', count: 20, models: NEW_MODELS },
      { carType: 'used', count: 106, models: [...USED_MODELS, ...NEW_MODELS, ...USED_MODELS] },
    ],
    seededRandom(20_260_701),
  )
  const mg = yard(
    { prefix: 'MG', plate: 'DDDLLD', codes: ['VALLEY', 'SPRINGWOOD'] },
    [
      { carType: 'new', count: 30, models: MG_MODELS.filter(({ years }) => years[1] === 2026) },
      {
        carType: 'demo',
        count: 12,
        models: MG_MODELS.filter(({ years, model }) => years[1] === 2026 && model !== 'U9'),
      },
      { carType: 'used', count: 20, models: MG_MODELS.filter(({ years }) => years[0] < 2025) },
    ],
    seededRandom(4_006),
  )
  return [
    { path: 'quayside/stock/feed.json', content: toDmsJson(quayside) },
    { path: 'brisbane-mg/stock/feed.csv', content: toCsv(mg) },
  ]
}

function yard({ prefix, plate, codes }: Yard, draws: readonly Draw[], random: Random): GeneratedVehicle[] {
  let number = 10_000
  const vehicles = draws.flatMap(({ carType, count, models }) =>
    Array.from({ length: count }, (_none, index) => {
      number += random.whole(3, 29)
      const model = models[index % models.length]
      if (model === undefined) throw new Error(`No models to draw ${carType} cars from.`)
      const stocknum = `${prefix}${number}`
      return drawVehicle({ carType, model, stocknum, plate, locationCode: random.pick(codes) }, random)
    }),
  )
  return withSpecialCases(vehicles, random)
}
