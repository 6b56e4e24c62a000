// Leads as Auto-lead Data Format 1.0: https://adfxml.info/adf_spec.pdf. Real documents differ in case, and have names in one
// part or in two. Documents that declare anything (DOCTYPE) are refused, and no entity but XML's own five is expanded.
import { SaxesParser } from 'saxes'
import {
  buildMarketLead,
  type LeadPlaces,
  type Leaf,
  type MarketLead,
  MOST_DEPTH,
  MOST_LEAVES,
} from './lead-leaves.ts'

/** A document that would make the reader do more than read it. */
export class RefusedDocumentError extends Error {
  override readonly name = 'RefusedDocument'
}

/** Errors that leave the structure unambiguous; the text is used as it is. */
const HARMLESS =
  /undefined entity|disallowed character|malformed character entity|XML declaration must be at the start/

const PLACES: LeadPlaces = {
  fields: {
    id: [/^id(\[.*\])?$/],
    from: [/^provider\.name(\[full\])?$/, /^provider\.(id|service)(\[.*\])?$/],
    fullName: [/^customer\.contact\.name(\[full\])?$/],
    firstName: [/^customer\.contact\.name\[first\]$/],
    lastName: [/^customer\.contact\.name\[last\]$/],
    email: [/^customer\.contact\.email$/],
    phone: [/^customer\.contact\.phone\[(mobile|cellphone)\]$/, /^customer\.contact\.phone(\[.*\])?$/],
    postcode: [/^customer\.contact\.address(\[.*\])?\.postalcode$/],
    message: [/^customer\.comments$/, /^vehicle\.comments$/],
    stockNumber: [/^vehicle\.stock$/],
    vin: [/^vehicle\.vin$/],
    make: [/^vehicle\.make$/],
    model: [/^vehicle\.model$/],
    year: [/^vehicle\.year$/],
    vehicle: [],
  },
  skipped:
    /^(requestdate|id(\[.*\])?|vehicle\.(id|imagetag)(\[.*\])?|customer\.id(\[.*\])?)$|^(vendor|provider)\./,
}

/** Attributes that say which of several elements of one name this is. */
const TELLING = ['part', 'type', 'source']

/**
 * The leads of a document. @returns none for what is no ADF; null for one that says nothing
 * @throws RefusedDocumentError
 */
export function readAdf(text: string): (MarketLead | null)[] {
  const prospects: Leaf[][] = []
  const path: string[] = []
  let words = ''
  let leaves = 0
  const parser = new SaxesParser({ xmlns: false })
  parser.on('doctype', () => {
    throw new RefusedDocumentError('A document that declares its own types or entities is not read.')
  })
  parser.on('error', (error) => {
    if (!HARMLESS.test(error.message)) throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    const called = name.slice(name.indexOf(':') + 1).toLowerCase()
    if (path.length >= MOST_DEPTH) throw new RefusedDocumentError('The document is nested too deeply.')
    if (called === 'prospect') prospects.push([])
    path.push(nameElement(called, attributes))
    if (called === 'vehicle' && /^test-?drive$/i.test(findAttribute(attributes, 'interest')))
      prospects.at(-1)?.push(['interest', 'test drive'])
    words = ''
  })
  parser.on('text', (part) => {
    words += part
  })
  parser.on('cdata', (part) => {
    words += part
  })
  parser.on('closetag', () => {
    const at = path.indexOf('prospect')
    const value = words.trim()
    const place = at < 0 ? '' : path.slice(at + 1).join('.')
    if (place !== '' && value !== '' && leaves < MOST_LEAVES) {
      prospects.at(-1)?.push([place, value])
      leaves += 1
    }
    path.pop()
    words = ''
  })
  try {
    parser.write(text.replace(/^\uFEFF/, '').trimStart()).close()
  } catch (error) {
    if (error instanceof RefusedDocumentError) throw error
    return []
  }
  return prospects.map((each) => buildMarketLead(each, PLACES))
}

function nameElement(called: string, attributes: Readonly<Record<string, string>>): string {
  const interest = findAttribute(attributes, 'interest')
  if (called === 'vehicle') return /^(trade-?in|sell)$/i.test(interest) ? 'trade-in' : 'vehicle'
  const kind = TELLING.map((name) => findAttribute(attributes, name)).find((value) => value !== '') ?? ''
  return /^[\w -]{1,40}$/.test(kind) ? `${called}[${kind}]` : called
}

/** An attribute's value in small letters; '' without one. */
function findAttribute(attributes: Readonly<Record<string, string>>, wanted: string): string {
  return (
    Object.entries(attributes)
      .find(([name]) => name.toLowerCase() === wanted)?.[1]
      .toLowerCase() ?? ''
  )
}
