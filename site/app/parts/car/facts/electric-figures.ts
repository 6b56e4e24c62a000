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
 * Range, battery and charging of a new electric car as its maker gives them: those of the variant with its badge, or
 * what all variants of its model share. A used car's may have changed with its generation.
 */
export function electricFigures(car: Car, models: readonly Model[]): ElectricFigures {
  return shareFigures(car.carType === 'used' ? [] : listVariants(car, models))
}

/** How far any electric car went when it was new, in kilometres by WLTP: of a used one by the variant of its own badge. */
export function rangeWhenNew(car: Car, models: readonly Model[]): number | null {
  const variants = listVariants(car, models)
  const own = car.carType === 'used' ? variants.filter((variant) => isOwn(variant, car)) : variants
  return shareFigures(own).wltpKm
}

function shareFigures(variants: readonly Variant[]): ElectricFigures {
  return {
    wltpKm: shared(variants, 'rangeWltpKm'),
    batteryKwh: shared(variants, 'batteryKwh'),
    fastChargeKw: shared(variants, 'fastChargeKw'),
  }
}

const isOwn = (variant: Variant, { badge }: Pick<Car, 'badge'>) =>
  plainName(variant.badge || variant.name) === plainName(badge)

function listVariants(car: Car, models: readonly Model[]): readonly Variant[] {
  const { make, model, simpleFuel } = car
  if (simpleFuel !== 'Electric') return []
  const named = plainName(`${make} ${model}`)
  const found = models.find(
    ({ manufacturerName, name }) => plainName(`${manufacturerName} ${name}`) === named,
  )
  const all = found?.variants ?? []
  const own = all.find((variant) => isOwn(variant, car))
  return own ? [own] : all
}

function shared(
  variants: readonly Variant[],
  key: 'rangeWltpKm' | 'batteryKwh' | 'fastChargeKw',
): number | null {
  const [first, ...more] = new Set(variants.map(({ performance }) => performance[key]))
  return more.length > 0 ? null : (first ?? null)
}
