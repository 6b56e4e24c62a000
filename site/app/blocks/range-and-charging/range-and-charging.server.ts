import { type BlockOf, DEFAULT_CONDITIONS, listVariants, type Model } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { formatCount } from '#app/domain/words/count.ts'
import { collectPageSlugs } from '#app/http/link-targets.ts'
import { findModelStock, type ModelStock } from '#app/parts/model/model-stock.server.ts'
import { modelHref } from '#app/parts/model/model-tile.server.ts'
import { modelStockPath } from '#app/paths.ts'
import { type BlockButton, blockButtons } from '../block-links.server.ts'

const MODELS = 4

/** An electric model, of its variant that goes farthest. */
export type ElectricModel = {
  key: string
  name: string
  wltpKm: number
  batteryKwh: number | null
  fastChargeKw: number | null
  /** Of the model's page; '' on the page of one car. */
  href: string
  /** `12 in stock`; null for none. */
  stock: { text: string; href: string } | null
}

/** How far the electric models go, and what a charge takes. */
export type RangeAndChargingModel = {
  title: string
  note: string
  models: ElectricModel[]
  conditions: { key: string; name: string; factor: number }[]
  from: string
  stops: { key: string; name: string; km: number }[]
  chargerKw: number | null
  centsPerKwh: number | null
  buttons: BlockButton[]
}

/** The dealer's electric models with a known range, those that go farthest first; null without any. */
export async function rangeAndChargingModel(
  block: BlockOf<'rangeAndCharging'>,
  dealer: DealerContext,
): Promise<RangeAndChargingModel | null> {
  const stock = await findModelStock(dealer)
  const slugs = collectPageSlugs(dealer.bundle)
  const models = dealer.bundle.models.flatMap(
    (model) => electricModel(model, stock?.get(model.id), slugs) ?? [],
  )
  if (models.length === 0) return null
  const { title, note, from, stops, chargerKw, centsPerKwh } = block
  return {
    title,
    note,
    from,
    chargerKw,
    centsPerKwh,
    models: models.sort((one, other) => other.wltpKm - one.wltpKm).slice(0, MODELS),
    conditions: [...(block.conditions.length > 0 ? block.conditions : DEFAULT_CONDITIONS)],
    stops: [...stops].sort((one, other) => one.km - other.km),
    buttons: blockButtons(block.buttons, dealer),
  }
}

/** A hybrid's range has a tank in it: only a model with a battery and no consumption of fuel is electric. */
function electricModel(
  model: Model,
  stock: ModelStock | undefined,
  slugs: ReadonlySet<string>,
): ElectricModel | null {
  const [farthest] = listVariants(model)
    .filter(({ performance }) => performance.rangeWltpKm !== null && performance.consumption === null)
    .sort((one, other) => (other.performance.rangeWltpKm ?? 0) - (one.performance.rangeWltpKm ?? 0))
  const wltpKm = farthest?.performance.rangeWltpKm
  if (!farthest || !wltpKm) return null
  return {
    key: model.id,
    name: model.name,
    wltpKm,
    href: modelHref(model, slugs),
    batteryKwh: farthest.performance.batteryKwh,
    fastChargeKw: farthest.performance.fastChargeKw,
    stock: stock
      ? { text: `${formatCount(stock.count)} in stock`, href: modelStockPath(stock.make, stock.model) }
      : null,
  }
}
