import { ownValue } from '#app/domain/own-value.ts'
/** What vehicles are called: one, many, and what their condition's filter is headed by. */
export type ItemNames = { one: string; many: string; typeTitle: string }

const words = (one: string, typeTitle = 'Condition'): ItemNames => ({ one, many: `${one}s`, typeTitle })

const BY_TYPE: Readonly<Record<string, ItemNames>> = {
  car: words('car', 'Car type'),
  motorcycle: words('motorcycle'),
  truck: words('truck'),
  caravan: words('caravan'),
  motorhome: words('motorhome'),
  boat: words('boat'),
}
const MIXED = words('vehicle')

/**
 * The words for a set of vehicles by its `item_type`s (DATA-03): cars, motorcycles, …, or vehicles when they differ
 * or are of another type. Cars when nothing is known.
 */
export function getItemNames(types: readonly string[]): ItemNames {
  const [first = 'car', ...others] = new Set(types.filter(Boolean))
  return others.length > 0 ? MIXED : (ownValue(BY_TYPE, first) ?? MIXED)
}
