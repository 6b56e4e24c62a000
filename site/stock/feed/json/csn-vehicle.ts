/*
 * The CSN-DTO of the carsales network: a vehicle in nested lists. Values are mapped to the names of the flat formats, so that
 * one table of aliases and converters reads them all. Member names are case-insensitive.
 */
import { ownValue } from '#app/domain/own-value.ts'
import { buildRow, type FeedRow, fieldName } from '../feed-row.ts'

/** Path of a value → flat name. `list[key]` is the entry whose Type, Name or Location is the key. */
const PLACES: Readonly<Record<string, string>> = {
  type: 'itemtype',
  listingtype: 'cartype',
  salestatus: 'status',
  description: 'dealercomments',
  'identification[stocknumber]': 'stocknum',
  'identification[vin]': 'vin',
  'identification[hin]': 'hin',
  'identification[chassis]': 'chassis',
  'specification.make': 'make',
  'specification.model': 'model',
  'specification.series': 'series',
  'specification.title': 'title',
  'specification.releasedate.year': 'year',
  'colours[exterior]': 'colour',
  'colours[body]': 'colour',
  'colours[interior]': 'interiorcolour',
  'pricelist[dap]': 'dapprice',
  'pricelist[driveaway]': 'dapprice',
  // Including government charges.
  'pricelist[igc]': 'dapprice',
  'pricelist[egc]': 'egcprice',
  'pricelist[was]': 'wasprice',
  'registration.number': 'rego',
  'seller.identifier': 'externaldealershipidentifier',
  'seller.name': 'dealershipname',
  'seller.locationcode': 'locationcode',
}

/** Attributes keep their names, except these. */
const ATTRIBUTES: Readonly<Record<string, string>> = {
  releaseyear: 'year',
  cylindercount: 'cylinders',
  gearnumber: 'gears',
  doornumber: 'doors',
  seatcapacity: 'seats',
  fuelcombined: 'fuelconsumption',
  towingbrakes: 'towingcapacity',
}

const KM_PER_MILE = 1.609_344

/** The network's bookkeeping and values that are read in their own way; nothing of these is lost. */
const READ_OTHERWISE = new Set([
  ...['identifier', 'lastmodifiedutc', 'createdutc', 'odometerreadings', 'specification.specificationsource'],
  ...['specification.attributes', 'registration.expiresutc', 'media.photos'],
])
/** Paths that are read, and the members that hold them: `specification` and `specification.releasedate`. */
const READ = new Set([...Object.keys(PLACES).map((place) => place.replace(/\[.*$/, '')), ...READ_OTHERWISE])
const PARENTS = new Set(
  [...READ].flatMap((path) => [...path.matchAll(/\./g)].map(({ index }) => path.slice(0, index))),
)
const LISTS = new Set(Object.keys(PLACES).flatMap((place) => /^(\w+)\[/.exec(place)?.[1] ?? []))

/** Paths of members with a value that nothing reads: `Seller.Name`, `PriceList[RRP]`. */
function unreadMembers(vehicle: Record<string, unknown>, parent = ''): string[] {
  return Object.entries(vehicle).flatMap(([name, value]) => {
    const written = parent === '' ? name : `${parent}.${name}`
    const path = written.toLowerCase()
    if (LISTS.has(path) && Array.isArray(value)) return unreadEntries(written, value)
    if (READ.has(path) || isNothing(value)) return []
    if (!PARENTS.has(path) || typeof value !== 'object' || Array.isArray(value)) return [written]
    return unreadMembers(value as Record<string, unknown>, written)
  })
}

function unreadEntries(written: string, list: readonly unknown[]): string[] {
  return list.map(lowered).flatMap((entry) => {
    const kind = String(entry.type ?? entry.location ?? '')
    return ownValue(PLACES, `${written.toLowerCase()}[${fieldName(kind)}]`) === undefined
      ? [`${written}[${kind}]`]
      : []
  })
}

function isNothing(value: unknown): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0)
}

/** Maps a CSN-DTO vehicle to a row with flat names. */
export function csnRow(line: number, vehicle: Record<string, unknown>): FeedRow {
  const dto = lowered(vehicle)
  const values: [string, unknown][] = []
  for (const [place, name] of Object.entries(PLACES)) {
    const value = valueAt(dto, place)
    if (value !== undefined && value !== '') values.push([name, value])
  }
  const specification = lowered(dto.specification)
  for (const { name, value } of listEntries(specification.attributes)) {
    const own = fieldName(String(name ?? ''))
    values.push([ownValue(ATTRIBUTES, own) ?? own, value])
  }
  values.push(
    ['odometer', odometer(dto.odometerreadings)],
    ['createdat', asUtc(dto.createdutc)],
    ['regoexpiry', asUtc(lowered(dto.registration).expiresutc)],
    ['images', photos(lowered(dto.media).photos)],
  )
  const seller = lowered(dto.seller).identifier
  const stocknum = valueAt(dto, 'identification[stocknumber]')
  // The network identifies a car by seller and stock number.
  if (isText(seller) && isText(stocknum)) values.push(['identity', `${seller}-${stocknum}`])
  const written = listEntries(specification.attributes).map(({ name }) => String(name ?? ''))
  return { ...buildRow(line, values), written, unread: unreadMembers(vehicle) }
}

function valueAt(dto: Record<string, unknown>, place: string): unknown {
  const [, list, key] = /^(\w+)\[(\w+)\]$/.exec(place) ?? []
  if (list === undefined) {
    let value: unknown = dto
    for (const step of place.split('.')) value = lowered(value)[step]
    return value
  }
  const entry = listEntries(dto[list]).find(
    (each) => fieldName(String(each.type ?? each.location ?? '')) === key,
  )
  return entry?.value ?? entry?.amount ?? entry?.name ?? entry?.generic
}

/** The first odometer reading in kilometres. */
function odometer(readings: unknown): unknown {
  const [reading] = listEntries(readings)
  const { value, unitofmeasure: unit } = reading ?? {}
  const isMiles = /^mi/i.test(String(unit ?? ''))
  return isMiles && Number(value) > 0 ? Math.round(Number(value) * KM_PER_MILE) : value
}

/** Image URLs in the feed's order. */
function photos(list: unknown): unknown[] {
  const order = (entry: Record<string, unknown>, index: number) => Number(entry.order ?? index)
  return listEntries(list)
    .map((entry, index) => [order(entry, index), entry.url] as const)
    .sort(([a], [b]) => a - b)
    .map(([, url]) => url)
}

/** Instants of this format are UTC even without an offset. */
function asUtc(value: unknown): unknown {
  const lacksZone = typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+$/.test(value)
  return lacksZone ? `${value}Z` : value
}

function listEntries(list: unknown): Record<string, unknown>[] {
  return Array.isArray(list) ? list.map(lowered) : []
}

/** An object's members under lower-case names; none for other values. */
function lowered(value: unknown): Record<string, unknown> {
  const members: Record<string, unknown> = Object.create(null)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return members
  for (const [name, member] of Object.entries(value)) members[name.toLowerCase()] = member
  return members
}

function isText(value: unknown): value is string | number {
  return (typeof value === 'string' && value.trim() !== '') || typeof value === 'number'
}
