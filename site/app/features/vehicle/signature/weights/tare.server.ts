import type { Car } from '@forecourt/schemas/contract'
import { findTowingStock } from '#app/blocks/tow-finder/tow-finder.server.ts'
import { countTowing, spareKg, towingFirst } from '#app/blocks/tow-finder/towing.ts'
import type { DealerContext } from '#app/context.ts'
import { EMPTY_SEARCH } from '#app/domain/search-address/search-state.ts'
import { searchHref } from '#app/domain/search-address/search-url.ts'
import { ballKg } from '#app/domain/towing.ts'
import { formatCount } from '#app/domain/words/count.ts'
import { formatKg, massKg, payloadKg } from '#app/domain/words/measures.ts'
import { searchPath } from '#app/paths.ts'
import { type Signature, strong } from '../signature-model.ts'

/** Beyond these no caravan on a ball coupling is believed. */
const ATM_KG = { least: 300, most: 4_500 }

const SHOWN = 4

/** What a caravan weighs, and what tows it. Masses are kilograms. */
export type TareStrip = {
  kind: 'tare'
  atmKg: number
  ballKg: number
  /** The van itself and what may be loaded; null where the empty mass is not known. */
  split: { emptyKg: number; ownKg: number } | null
  towedBy: { key: string; name: string; href: string; text: string; spareKg: number }[]
  /** `Show all 23`, and where. */
  all: { text: string; href: string } | null
}

/** What a caravan weighs loaded, and what in the yards tows it; null without a believable loaded mass. */
export async function tareSignature(car: Car, dealer: DealerContext): Promise<Signature | null> {
  const atmKg = massKg(car.aggregateTrailerMass)
  if (atmKg === null || atmKg < ATM_KG.least || atmKg > ATM_KG.most) return null
  const stock = await findTowingStock(dealer)
  const count = stock ? countTowing(stock.limits, atmKg) : 0
  const ownKg = payloadKg(car.aggregateTrailerMass, car.tareWeight)
  const vehicles = towingFirst(stock?.vehicles ?? [], atmKg).slice(0, SHOWN)
  return {
    line: {
      icon: 'weight',
      words: [
        strong(formatKg(atmKg)),
        ' loaded.',
        ...(count > 0
          ? [` ${formatCount(count)} ${count === 1 ? 'vehicle here tows it' : 'vehicles here tow it'}.`]
          : []),
      ],
    },
    strip: {
      kind: 'tare',
      atmKg,
      ballKg: ballKg(atmKg),
      split: ownKg === null ? null : { emptyKg: atmKg - ownKg, ownKg },
      towedBy: vehicles.map(({ key, name, href, text, limitKg }) => ({
        key,
        name,
        href,
        text: `Limit ${formatKg(limitKg)} · ${text}`,
        spareKg: spareKg(limitKg, atmKg),
      })),
      all: count > 0 ? { text: `Show all ${formatCount(count)}`, href: towingHref(atmKg) } : null,
    },
  }
}

const towingHref = (atmKg: number) =>
  searchHref(
    { ...EMPTY_SEARCH, filters: { status: ['in_stock'] }, ranges: { towing_kg: [atmKg, ATM_KG.most] } },
    { path: searchPath(), filters: {} },
  )
