import type { SearchState, Values } from '#app/domain/search-address/search-state.ts'
import { nameModel } from '#app/domain/vocabulary/makes.ts'
import type { ItemNames } from '#app/domain/words/item-names.ts'

type Wording = {
  /** The dealer's word for used (TEN-21). */
  used: string
  /** '' where the dealer is not in one place. */
  where: string
  /** What the vehicles are called. */
  item: ItemNames
  /** The town of a location by its name; absent where it has none. */
  findTown?: (location: string) => string | undefined
}

/** The heading of a results page: `Used cars for sale in Sydney`, `Demo Mazda CX-5 for sale`, `SUVs for sale in Sydney`. */
export function searchHeading({ filters }: SearchState, wording: Wording): string {
  const types = formatType(filters.car_type ?? [], wording.used)
  const make = only(filters.make)
  const model = make ? only(filters.model) : ''
  const body = only(filters.body)
  const named = nameModel(make, model)
  const things = body ? lowerWords(plural(body)) : model ? '' : wording.item.many
  const words = [types, named, things].filter(Boolean).join(' ')
  const where = formatWhere(filters, wording)
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} for sale${where}`
}

/** ` in Parramatta`, ` at Harbour Volta`; '' where the dealer is not in one place. */
function formatWhere(
  { location_name: locations, dealership_name: dealerships }: Values,
  wording: Wording,
): string {
  const location = only(locations)
  const town = location ? wording.findTown?.(location) : wording.where
  if (town && !only(dealerships)) return ` in ${town}`
  const place = location || only(dealerships)
  return place ? ` at ${place}` : ''
}

/** The page's description for search engines. */
export function searchDescription(heading: string, counted: string, dealer: string): string {
  return `${heading}: ${counted} at ${dealer}, with prices, pictures and weekly repayments.`
}

/** The breadcrumbs from all stock: car type, make, model. */
export function searchTrail(
  { filters }: SearchState,
  heading: string,
): { label: string; make: string | null }[] {
  const make = only(filters.make)
  const model = make ? only(filters.model) : ''
  if (!make) return [{ label: heading.replace(/ for sale.*$/, ''), make: null }]
  if (!model) return [{ label: make, make: null }]
  return [
    { label: make, make },
    { label: model, make: null },
  ]
}

function formatType(types: readonly string[], used: string): string {
  if (types.length === 0 || types.length > 2) return ''
  const words = ['new', 'used', 'demo'].filter((type) => types.includes(type))
  return words.map((type) => (type === 'used' ? used.toLowerCase() : type)).join(' and ')
}

const only = (values: readonly string[] = []) => (values.length === 1 ? (values[0] ?? '') : '')

/** `cab chassis`, `hatches`; `SUVs` stays. */
const lowerWords = (text: string) => text.replace(/\b\p{Lu}(?=\p{Ll}{2})/gu, (letter) => letter.toLowerCase())

function plural(name: string): string {
  if (/is$/.test(name)) return name
  return /(ch|sh|s|x)$/.test(name) ? `${name}es` : `${name}s`
}
