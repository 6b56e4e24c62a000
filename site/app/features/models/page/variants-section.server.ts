import {
  formatMeasure,
  listVariants,
  type Model,
  type ModelVariant,
  powerText,
} from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { formatCount } from '#app/domain/words/count.ts'
import { getModelWords } from '#app/domain/words/model-words.ts'
import type { TradeWords } from '#app/domain/words/trade-words.ts'
import type { NavLink } from '#app/page/layout-model.ts'
import { countVariants, type ModelStock } from '#app/parts/model/model-stock.server.ts'
import { modelStockPath, orderModelPath } from '#app/paths.ts'
import { priceText } from '../card/model-card.server.ts'
import { countWord } from '../queries.server.ts'

/** A variant as the model's page shows it. */
export type VariantModel = {
  id: string
  name: string
  price: string
  go: TradeWords['go']
  facts: { label: string; value: string }[]
  more: string
  delivery: string
  order: string
  stock: NavLink | null
}

export type VariantsSection = { variantsTitle: string; variants: VariantModel[] }

export async function variantsSection(
  model: Model,
  dealer: DealerContext,
  stock: ModelStock | undefined,
): Promise<VariantsSection> {
  const variants = listVariants(model)
  const { go } = getModelWords([model], dealer.bundle.manufacturers)
  const counts = await countVariants(dealer, stock, variants)
  return {
    variantsTitle: `${countWord(variants.length)} variant${variants.length === 1 ? '' : 's'}`,
    variants: variants.map((variant) => ({ ...variantModel(variant, stock, counts.get(variant.id)), go })),
  }
}

function variantModel(
  variant: ModelVariant,
  stock: ModelStock | undefined,
  counted: { count: number; badge: string } | undefined,
): Omit<VariantModel, 'go'> {
  return {
    id: variant.id,
    name: variant.name,
    price: priceText(variant.price),
    facts: variantFacts(variant),
    more: variant.features.slice(-3).join(' · '),
    delivery: variant.delivery,
    order: orderModelPath(variant.id),
    stock:
      stock && counted
        ? {
            label: `${formatCount(counted.count)} in stock`,
            href: `${modelStockPath(stock.make, stock.model)}&${new URLSearchParams({ badge: counted.badge })}`,
          }
        : null,
  }
}

/** The four figures that tell variants apart, of those that it has. */
function variantFacts({ performance, dimensions }: ModelVariant): VariantModel['facts'] {
  const figure = (value: number | null, unit: string, decimals = 0) =>
    value === null ? '' : formatMeasure(value, { unit, decimals })
  const power = powerText({ performance })
  const all = [
    { label: 'Range, WLTP', value: figure(performance.rangeWltpKm, 'km') },
    { label: '0–100 km/h', value: figure(performance.zeroTo100, 's', 1) },
    { label: power.includes('/') ? 'Power, front/rear' : 'Power', value: power },
    { label: 'Fuel, combined', value: figure(performance.consumption, 'L/100 km', 1) },
    { label: 'Torque', value: figure(performance.torqueNm, 'Nm') },
    { label: 'Drivetrain', value: performance.drivetrain },
    { label: 'Seat height', value: figure(dimensions.seatHeightMm, 'mm') },
    { label: 'Gross vehicle mass', value: figure(dimensions.grossVehicleMassKg, 'kg') },
  ].filter(({ value }) => value !== '')
  const isElectric = performance.rangeWltpKm !== null
  return all.filter(({ label }) => !(isElectric && label === 'Torque')).slice(0, 4)
}
