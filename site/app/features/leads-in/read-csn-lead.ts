// A lead of the carsales network, CSN-DTO: https://github.com/carsales/csn-dto. Member names are read in any case.
import { parseJson } from '#app/domain/parse-json.ts'
import {
  buildMarketLead,
  type LeadPlaces,
  type Leaf,
  type MarketLead,
  MOST_DEPTH,
  MOST_LEAVES,
} from './lead-leaves.ts'

const PLACES: LeadPlaces = {
  fields: {
    id: [/^identifier$/],
    from: [],
    fullName: [/^prospect\.name$/],
    firstName: [/^prospect\.(first|given)name$/],
    lastName: [/^prospect\.(last|family)name$|^prospect\.surname$/],
    email: [/^prospect\.email$/, /^prospect\.contacts\[.*\]\.email$/],
    phone: [/^prospect\.phonenumbers\[mobile\]\.number$/, /^prospect\.phonenumbers\[.*\]\.number$/],
    postcode: [/^prospect\.addresses\[.*\]\.post(al)?code$/],
    message: [/^comments$/],
    stockNumber: [/^item\.identification\[stocknumber\]\.value$/],
    vin: [/^item\.identification\[vin\]\.value$/],
    make: [/^item\.specification\.make$/],
    model: [/^item\.specification\.model$/],
    year: [/^item\.specification\.releasedate\.year$/],
    vehicle: [/^item\.specification\.(title|shorttitle)$/],
  },
  // Their bookkeeping, whom it is for, and what their page shows of the vehicle.
  skipped:
    /^(source|type|status)$|^(environment|seller|item|history|assignment|tradein\.media)\b|(^|\.)(identifier|modifiedutc|lastmodifiedutc|createdutc|countrycode|areacode)$|^(prospect|tradein)\.(.*\.)?type$/,
}

/** @returns no lead for what is no object of JSON; null where it says nothing */
export function readCsnLead(text: string): (MarketLead | null)[] {
  const sent = parseJson(text.replace(/^\uFEFF/, ''))
  const leads = Array.isArray(sent) ? sent : [sent]
  return leads
    .filter((lead) => typeof lead === 'object' && lead !== null)
    .map((lead) => buildMarketLead(withAreaCodes(listLeaves(lead)), PLACES))
}

function listLeaves(value: unknown, path = '', depth = 0): Leaf[] {
  if (value === null || value === undefined || depth > MOST_DEPTH) return []
  if (typeof value !== 'object') return [[path, String(value)]]
  const entries = Array.isArray(value)
    ? value.map((entry, at) => [`${path}[${entryKey(entry, at)}]`, entry] as const)
    : Object.entries(value).map(
        ([name, entry]) =>
          [path === '' ? name.toLowerCase() : `${path}.${name.toLowerCase()}`, entry] as const,
      )
  const leaves: Leaf[] = []
  for (const [name, entry] of entries) {
    if (leaves.length >= MOST_LEAVES) break
    leaves.push(...listLeaves(entry, name, depth + 1))
  }
  return leaves.slice(0, MOST_LEAVES)
}

/** An entry of a list by its Type, else by its place. */
function entryKey(entry: unknown, at: number): string {
  const members = typeof entry === 'object' && entry !== null ? Object.entries(entry) : []
  const [, type] = members.find(([name]) => name.toLowerCase() === 'type') ?? []
  return typeof type === 'string' && /^\w{1,40}$/.test(type) ? type.toLowerCase() : String(at)
}

/** A number of eight digits has its area code beside it. */
function withAreaCodes(leaves: readonly Leaf[]): Leaf[] {
  return leaves.map(([path, value]) => {
    const [, entry] = /^(prospect\.phonenumbers\[.*\])\.number$/.exec(path) ?? []
    if (entry === undefined || value.replace(/\D/g, '').length > 8) return [path, value]
    const area = leaves.find(([other]) => other === `${entry}.areacode`)?.[1] ?? ''
    return [path, `${area.replace(/^(?=[1-9])/, '0')}${value}`]
  })
}
