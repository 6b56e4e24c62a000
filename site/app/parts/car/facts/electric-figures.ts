import type { Car, Model } from '@forecourt/schemas/contract'
import { plainName } from '#app/domain/words/plain-name.ts'

type Figures = { range: string; battery: string; charging: string }
type Variant = Model['variants'][number]

/**
 * Range, battery and charging of a new electric car as its maker gives them: those of the variant with its badge, or
 * what all variants of its model share. '' for what is not given; a used car's may have changed with its generation.
 */
export function electricFigures(car: Car, models: readonly Model[]): Figures {
  const variants = car.simpleFuel === 'Electric' && car.carType !== 'used' ? listVariants(car, models) : []
  return {
    range: shared(variants, 'rangeWltpKm', 'km'),
    battery: shared(variants, 'batteryKwh', 'kWh'),
    charging: shared(variants, 'fastChargeKw', 'kW'),
  }
}

function listVariants({ make, model, badge }: Car, models: readonly Model[]): readonly Variant[] {
  const named = plainName(`${make} ${model}`)
  const found = models.find(
    ({ manufacturerName, name }) => plainName(`${manufacturerName} ${name}`) === named,
  )
  const all = found?.variants ?? []
  const own = all.find((variant) => plainName(variant.badge || variant.name) === plainName(badge))
  return own ? [own] : all
}

function shared(
  variants: readonly Variant[],
  key: 'rangeWltpKm' | 'batteryKwh' | 'fastChargeKw',
  unit: string,
): string {
  const [first, ...more] = new Set(variants.map(({ performance }) => performance[key]))
  return first == null || more.length > 0 ? '' : `${first} ${unit}`
}
