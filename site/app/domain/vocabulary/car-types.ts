import { ownValue } from '#app/domain/own-value.ts'

const ORDER = ['new', 'demo', 'used']

/** Car types in the order of the filter: new, demo, used; an unknown one last (SRCH-18). */
export function sortCarTypes(types: readonly string[]): string[] {
  return [...types].sort((a, b) => place(a) - place(b))
}

function place(type: string): number {
  const index = ORDER.indexOf(type.toLowerCase())
  return index === -1 ? ORDER.length : index
}

/** The name of a car type; `used` is the dealer's word for used cars (TEN-21). An unknown type reads as it is. */
export function carTypeName(type: string, used: string): string {
  return ownValue({ new: 'New', demo: 'Demo', used }, type.toLowerCase()) ?? type
}

/** The name of a car's type, which says of a certified one that it is. */
export function certifiedTypeName(
  { carType, certified }: { carType: string; certified: boolean },
  used: string,
): string {
  const name = carTypeName(carType, used)
  return certified ? `Certified ${name.toLowerCase()}` : name
}
