/** What vehicles are called: one, many, and what their condition's filter is headed by. */
export type ItemWords = { one: string; many: string; typeTitle: string }

const words = (one: string, typeTitle = 'Condition'): ItemWords => ({ one, many: `${one}s`, typeTitle })

const BY_TYPE: Readonly<Record<string, ItemWords>> = {
  car: words('car', 'Car type'),
  motorcycle: words('motorcycle'),
  truck: words('truck'),
  caravan: words('caravan'),
  motorhome: words('motorhome'),
  boat: words('boat'),
}
const MIXED = words('vehicle')

/**
 * What a set of vehicles is called, by the `item_type`s among them (DATA-03): cars, motorcycles, …, or vehicles where
 * they differ or are something else. Of nothing known, cars.
 */
export function itemWords(types: readonly string[]): ItemWords {
  const [first = 'car', ...others] = new Set(types.filter(Boolean))
  return others.length > 0 ? MIXED : (BY_TYPE[first] ?? MIXED)
}
