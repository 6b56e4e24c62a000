import { readLimits } from './field-limits.ts'
import type { RandomSource } from './random-source.ts'
import type { ValueContext } from './random-value.ts'
import type { StudioField } from './studio-field.ts'

const WORDS =
  'drive away today ute yard family weekend service honest workshop Saturday caravan finance trade keys open quality value local'.split(
    ' ',
  )

/** Texts as people paste them, each of which has broken a page somewhere. */
const AWKWARD = [
  'Fish & “Chips” <b>bold</b> <script>alert(1)</script>',
  'O’Brien’s “Ute” Muster – 50 % off*',
  'Ünïcödé ￼ 車 🚙',
  '{{name}} <%= price %> %s $& \\1',
  'averyveryverylongwordwithoutanyspacethatmustnotbreakthelayoutofanypageonanyphone',
]

const PATTERN_SAMPLES = [
  '/apply-now',
  '2027-01-31T10:00',
  '2027-01-31',
  '#2f4f4f',
  '4000',
  'abc-def',
  '09:00',
  '0755501234',
  '12345',
]

/** A text of a field, by its limits and its name. */
export function randomText(field: StudioField, path: string, { random, links }: ValueContext): string {
  const { pattern, email, max } = readLimits(field)
  const placeholder = (field as { placeholder?: string }).placeholder ?? ''
  if (email || field.type === 'email') return `team${random.integer(1, 99)}@dealer.example`
  if (pattern !== null)
    return random.pick(PATTERN_SAMPLES.filter((sample) => pattern.test(sample)).concat(''))
  if (/^#[0-9a-f]{6}$/i.test(placeholder)) return randomColour(random)
  if (field.options?.studioInput === 'link') return random.pick(links)
  if (field.type === 'url' || /(url|Url)$/.test(path)) return random.pick(WEB_ADDRESSES)
  if (/(phone|Phone|phones\.\w+)$/.test(path))
    return random.pick(['02 5550 1234', '1300 975 707', '0491 570 156'])
  if (/postcode$/i.test(path)) return random.pick(['2000', '4350', '0800', '7000'])
  const text = random.chance(0.2) ? random.pick(AWKWARD) : randomWords(random, field.type === 'text' ? 24 : 5)
  return max === null ? text : text.slice(0, max)
}

const WEB_ADDRESSES = ['https://www.provider.example/book?a=1&b=2', 'https://maps.example/place/1']

function randomWords(random: RandomSource, most: number): string {
  const words = Array.from({ length: random.integer(1, most) }, () => random.pick(WORDS)).join(' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function randomColour(random: RandomSource): string {
  return `#${random.integer(0, 0xffffff).toString(16).padStart(6, '0')}`
}
