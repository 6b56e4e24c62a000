// A lead in somebody else's format as a list of its values, each with its path in small letters. What no rule below reads
// is added to the message under its path, so that nothing that somebody wrote is lost.
import { LONGEST, leadFieldMessage, leadFieldValue } from '#app/parts/lead/form/lead-fields.ts'

export type Leaf = readonly [path: string, value: string]

/** A lead as a market place says it; '' where it does not. */
export type MarketLead = {
  /** Its id there. */
  id: string
  /** The market place by its name. */
  from: string
  name: string
  lastName: string
  email: string
  phone: string
  postcode: string
  message: string
  stockNumber: string
  vin: string
  make: string
  model: string
  year: string
  /** The vehicle by its whole name. */
  vehicle: string
}

/** Where a format has each value, the better places first; `skipped` is what is no word of a person. */
export type LeadPlaces = {
  fields: Readonly<
    Record<
      | 'id'
      | 'from'
      | 'fullName'
      | 'firstName'
      | 'lastName'
      | 'email'
      | 'phone'
      | 'postcode'
      | 'message'
      | 'stockNumber'
      | 'vin'
      | 'make'
      | 'model'
      | 'year'
      | 'vehicle',
      readonly RegExp[]
    >
  >
  skipped: RegExp
}

/** Values of one lead that are read; more than any has. */
export const MOST_LEAVES = 500
export const MOST_DEPTH = 32
const LONGEST_LINE = 500
const CUT = '(The rest was too long.)'

/** @returns null for a document that says nothing of a lead at all */
export function buildMarketLead(leaves: readonly Leaf[], { fields, skipped }: LeadPlaces): MarketLead | null {
  const left = new Set(leaves)
  const take = (name: keyof LeadPlaces['fields'], isRight: (value: string) => boolean = () => true) => {
    for (const place of fields[name]) {
      const found = leaves.find((leaf) => left.has(leaf) && place.test(leaf[0]) && isRight(leaf[1]))
      if (found === undefined) continue
      left.delete(found)
      return line(found[1])
    }
    return ''
  }
  const [fullFirst = '', ...fullRest] = take('fullName').split(' ')
  const lead = {
    id: take('id'),
    from: take('from').slice(0, 60),
    name: take('firstName') || fullFirst,
    lastName: take('lastName') || fullRest.join(' '),
    email: take('email', isEmail),
    phone: leadFieldValue({ type: 'phone' }, take('phone', isPhone)),
    postcode: take('postcode', (value) => /^\d{4}$/.test(value)),
    stockNumber: take('stockNumber'),
    vin: take('vin'),
    make: take('make'),
    model: take('model'),
    year: take('year', (value) => /^\d{4}$/.test(value)),
    vehicle: take('vehicle'),
  }
  const message = takeMessage(leaves, left, fields.message)
  const others = [...left].filter(([path, value]) => !skipped.test(path) && value !== '')
  const isEmpty = Object.values(lead).every((value) => value === '') && message === '' && others.length === 0
  return isEmpty ? null : { ...lead, message: joinMessage(message, others) }
}

function takeMessage(leaves: readonly Leaf[], left: Set<Leaf>, places: readonly RegExp[]): string {
  const found = leaves.filter((leaf) => left.has(leaf) && places.some((place) => place.test(leaf[0])))
  for (const leaf of found) left.delete(leaf)
  return found.map(([, value]) => value).join('\n\n')
}

/** What was written, and below it what else was sent. */
function joinMessage(message: string, others: readonly Leaf[]): string {
  const lines = others.map(([path, value]) => `${label(path)}: ${line(value).slice(0, LONGEST_LINE)}`)
  const whole = [message, lines.join('\n')].filter(Boolean).join('\n\n')
  return cutText(whole)
}

/** A text as a lead's message holds it; that it was cut is said. */
export function cutText(text: string): string {
  const clean = leadFieldValue({ type: 'textarea' }, text)
  const most = LONGEST.textarea
  return clean.length <= most ? clean : `${clean.slice(0, most - CUT.length - 1)}\n${CUT}`
}

/** `tradein.specification.make` as `Tradein specification make`. */
function label(path: string): string {
  const words = path.replace(/[.[\]]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const line = (text: string) => leadFieldValue({ type: 'string' }, text).slice(0, LONGEST_LINE)

const isRight = (type: 'email' | 'phone') => (value: string) =>
  leadFieldMessage({ name: '', label: '', type, required: true }, value) === null
const isEmail = isRight('email')
const isPhone = isRight('phone')
