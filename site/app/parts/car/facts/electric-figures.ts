import type { Car, Model } from '@forecourt/schemas/contract'
import { plainName } from '#app/domain/words/plain-name.ts'

/** Kilometres by WLTP, kilowatt-hours and kilowatts; null for what is not given. */
export type ElectricFigures = {
  wltpKm: number | null
  batteryKwh: number | null
  fastChargeKw: number | null
}
type Variant = Model['variants'][number]

/**
 * Range, battery and charging of an electric car as its maker gives them: those of the variant with its badge, or what
 * all variants of its model share. A used one has them where it was built since its model has had its present form.
 */
export function electricFigures(car: Car, models: readonly Model[]): ElectricFigures {
  const variants = car.simpleFuel === 'Electric' ? listVariants(car, models) : []
  return {
    wltpKm: shared(variants, 'rangeWltpKm'),
    batteryKwh: shared(variants, 'batteryKwh'),
    fastChargeKw: shared(variants, 'fastChargeKw'),
  }
}

function listVariants(
  { make, model, badge, carType, year }: Car,
  models: readonly Model[],
): readonly Variant[] {
  const named = plainName(`${make} ${model}`)
  const found = models.find(
    ({ manufacturerName, name }) => plainName(`${manufacturerName} ${name}`) === named,
  )
  const since = found?.sinceYear ?? null
  if (carType === 'used' && (since === null || year === null || year < since)) return []
  const all = found?.variants ?? []
  const own = all.find((variant) => plainName(variant.badge || variant.name) === plainName(badge))
  return own ? [own] : all
}

function shared(
  variants: readonly Variant[],
  key: 'rangeWltpKm' | 'batteryKwh' | 'fastChargeKw',
): number | null {
  const [first, ...more] = new Set(variants.map(({ performance }) => performance[key]))
  return more.length > 0 ? null : (first ?? null)
}
