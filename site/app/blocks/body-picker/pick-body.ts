import type { BlockOf } from '@forecourt/schemas/contract'

type Picker = BlockOf<'bodyPicker'>
type Chassis = Omit<Picker['chassis'][number], 'image'>
type Parts = { chassis: readonly Chassis[]; bodies: Picker['bodies']; extras: Picker['extras'] }

/** The driver, as the Australian Design Rules count one: 68 kg, with 7 kg of luggage. */
export const DRIVER_KG = 75
/** Goods and services tax: 10% (A New Tax System (Goods and Services Tax) Act 1999, section 9-70). */
const GST_PERCENT = 10

/** What is picked, and what it comes to. */
export type Picked = {
  chassis: Chassis
  body: Picker['bodies'][number]
  extras: Picker['extras']
  /** Whole dollars. */
  price: number
  priceWithGst: number
  /** What is left to carry; below zero it is too heavy. */
  carryKg: number
}

/** The body goes on the chassis. */
export const fits = (body: Pick<Picker['bodies'][number], 'notOn'>, { name }: Pick<Chassis, 'name'>) =>
  !body.notOn.some((other) => other.trim() === name.trim())

/**
 * What a form asks for, the first of each where it does not say: a body that does not go on the chassis gives way to the
 * first one that does. Carry is GVM less kerb, body, extras and driver. null where nothing goes together.
 */
export function pickBody({ chassis, bodies, extras }: Parts, fields: URLSearchParams | null): Picked | null {
  const find = <T extends { key: string }>(list: readonly T[], name: string) =>
    list.find(({ key }) => key === fields?.get(name)) ?? list[0]
  const base = find(chassis, 'chassis')
  if (!base) return null
  const body = find(
    bodies.filter((one) => fits(one, base)),
    'body',
  )
  if (!body) return null
  const chosen = extras.filter(({ key }) => fields?.getAll('extra').includes(key))
  const sum = (of: 'price' | 'kg') => chosen.reduce((all, extra) => all + extra[of], body[of])
  const price = base.price + sum('price')
  return {
    chassis: base,
    body,
    extras: chosen,
    price,
    priceWithGst: Math.round((price * (100 + GST_PERCENT)) / 100),
    carryKg: base.gvmKg - base.kerbKg - sum('kg') - DRIVER_KG,
  }
}
