import type { PriceLabel } from '@forecourt/schemas/contract'
import {
  type Conversion,
  type Converter,
  isThousandsOrFraction,
  plainSpaces,
  rawText,
  unreadable,
} from './conversion.ts'

/** The label that a price's words mean; `unclear` when no label fits. */
export type ParsedLabel = PriceLabel | 'unclear' | null

/** A price of a feed with its own label. */
export type FeedPrice = { cents: number | null; label: ParsedLabel }

const ON_ROAD_COSTS = String.raw`(?:o\.?r\.?c(?:['’]?s)?\b\.?|on[ -]?roads?\b(?: costs?\b)?)`
/** `ex gov` alone means without the government's charges; `ex-gov` with a hyphen describes the car. */
const GOVT_ALONE = String.raw`\bexc?l?(?:ud(?:es|ing|ed))?\.? (?:all )?gov(?:ernment|['’]?t)?\b\.?(?! (?:car|vehicle|fleet|owned|lease))`
const GOVT_CHARGES = String.raw`gov(?:ernment|['’]?t)?\b\.? ?(?:charges?|fees?|costs?|tax(?:es)?)\b`
const EXCLUDING = String.raw`(?:\+|\b(?:plus|exc?l?(?:ud(?:es|ing|ed))?|before|without|not inc(?:l(?:ud(?:es|ing|ed))?)?)\b)\.?(?: of)?(?: all| any| the)? ?`
const INCLUDING = String.raw`\binc(?:l(?:ud(?:es|ing|ed))?)?\b\.?(?: of)?(?: all| any| the)? ?`

/** Patterns by label; the most specific first, as its words may contain those of the next. */
const LABEL_PATTERNS: readonly (readonly [PriceLabel, RegExp])[] = [
  [
    'plus-on-road-costs',
    new RegExp(`${EXCLUDING}(?:${GOVT_CHARGES} ?(?:and|&|/|,|\\+) ?)?${ON_ROAD_COSTS}`, 'gi'),
  ],
  [
    'excl-govt-charges',
    new RegExp(String.raw`${EXCLUDING}${GOVT_CHARGES}|${GOVT_ALONE}|(?<![a-z])e\.?g\.?c(?![a-z])\.?`, 'gi'),
  ],
  [
    'drive-away',
    new RegExp(
      [
        String.raw`(?<![a-z])d ?[/.]? ?a\.?p?(?![a-z])\.?`,
        String.raw`(?<![a-z])drive[ -]*(?:it |me )?away\b`,
        String.raw`\b(?:no|nothing) (?:more|else) to pay\b`,
        `${INCLUDING}(?:${ON_ROAD_COSTS}|${GOVT_CHARGES})`,
      ].join('|'),
      'gi',
    ),
  ],
]

/** Periods of included extras ('12 months rego'): their numbers are not prices. */
const PERIODS =
  /(?:\b(?:with|inc\w*|and)\b\.?|&)? ?\b\d{1,2} ?(?:months?|mths?|years?|yrs?)['’]? (?:free )?(?:rego|registration|warranty|servicing|roadside)\b/gi
/** A price before GST cannot be advertised to shoppers. */
const BEFORE_GST = new RegExp(`${EXCLUDING}gst\\b`, 'i')
/** Words that exclude something else or negate a label; 'ex-demo' describes the car. */
const QUALIFIED =
  /\+|\b(?:plus|ex(?![ -](?:demo|fleet|lease|gov|rental|hire|police|taxi))|excl?(?:ud(?:es|ing|ed))?|before|without|not(?! neg)|non|less)\b/i
/** Words before the amount. */
const LEAD_IN = /^[\s:,()–—-]*(?:(?:now|only|just|price|special|sale)\b[\s:,–—-]*)+(?=[$\d])/i

/** `"$12,990 D/A"`, `EGC $45,990`, `45990 + ORC`: the amount as `toMoneyCents` parses it, and its label. */
export const toPrice: Converter<FeedPrice> = (raw, context) => {
  const text = normaliseSpaces(raw)
  if (text.length > MAX_PRICE_TEXT) return unreadable({ cents: null, label: null }, raw, 'a price')
  // Fast path: most prices are bare numbers.
  if (/^\$?[\d.,]*$/.test(text)) return cents(toMoneyCents(raw, context), null)
  const { label, rest } = readLabel(text.replace(PERIODS, ' '))
  if (BEFORE_GST.test(text)) return unreadable({ cents: null, label }, raw, 'a price with GST')
  const money = toMoneyCents(rest, context)
  if (money.warning !== undefined || rest === '') return unreadable({ cents: null, label }, raw, 'a price')
  if (label !== 'unclear' || money.value === null) return cents(money, label)
  return { value: { cents: money.value, label }, warning: unclearWarning(text) }
}

/** A separate column with the label of the price. */
export const toPriceLabel: Converter<ParsedLabel> = (raw) => {
  const text = normaliseSpaces(raw).slice(0, MAX_PRICE_TEXT)
  const { label } = readLabel(text)
  return label === 'unclear' ? { value: label, warning: unclearWarning(text) } : { value: label }
}

function normaliseSpaces(raw: unknown): string {
  return plainSpaces(rawText(raw)).replace(/\s+/g, ' ')
}

function cents({ value, warning }: Conversion<number | null>, label: ParsedLabel): Conversion<FeedPrice> {
  return { value: { cents: value, label }, ...(warning !== undefined && { warning }) }
}

/** The label in a text, and the text without the label's words. */
function readLabel(text: string): { label: ParsedLabel; rest: string } {
  const found: PriceLabel[] = []
  let rest = text
  for (const [label, words] of LABEL_PATTERNS) {
    const without = rest.replace(words, ' ')
    if (without !== rest) found.push(label)
    rest = without
  }
  const sum = found.length > 0 ? rest.replace(/^[\s:,()–—-]+/, '') : rest
  return { label: parseLabel(found, rest), rest: sum.replace(LEAD_IN, '').trim() }
}

function parseLabel(found: readonly PriceLabel[], rest: string): ParsedLabel {
  if (found.includes('drive-away') && found.length > 1) return 'unclear'
  if (QUALIFIED.test(rest)) return 'unclear'
  // Of two labels that exclude charges, the first excludes more.
  return found[0] ?? null
}

function unclearWarning(text: string): string {
  return `"${text.slice(0, 60)}" does not say clearly what the price includes; shown without a label`
}

/** Words in place of a price: the car is shown with "Enquire". */
const NO_PRICE =
  /^(?:p\.? ?o\.? ?a\.?\*?|call.*|contact.*|enquire.*|please .*|ask.*|tb[acd]|n\/?a|-+|nil|none|price on .*)$/i
/** Words after an amount that is not the car's price: weekly payments, discounts, other units. */
const OTHER_SUM =
  /\d[\s/.]*(?:(?:per |a )?(?:week|wk|month)(?:ly)?|p\/?c?[wm]|m(?:il(?:lion)?)?)\b|\b(?:off|deposit|discount|sav(?:e|ings?)|bonus|cash ?back|below|under|cents?)\b/i
/** Larger amounts are typing errors. */
const MAX_DOLLARS = 10_000_000
/** Longer texts are not prices, and would be slow to match. */
export const MAX_PRICE_TEXT = 200

/** `"$34,990"`, `34990.00`, `34,990 DAP`, `34.9k` as cents; 0, nothing, 'POA' and 'call' as null. */
export const toMoneyCents: Converter<number | null> = (raw) => {
  const text = plainSpaces(rawText(raw))
  if (text.length > MAX_PRICE_TEXT) return unreadable(null, raw, 'a price')
  if (text === '' || NO_PRICE.test(text)) return { value: null }
  const number = /^(?:a?u?d?\s*)\$?\s*(\d{1,3}(?:[, ]\d{3})+|\d+)(\.\d+)?\s*(k\b)?(?:[^\d$€£%]*)$/i.exec(text)
  if (number === null || OTHER_SUM.test(text) || isThousandsOrFraction(text))
    return unreadable(null, raw, 'a price')
  const [, whole = '', fraction = '', thousands] = number
  const dollars = Number(`${whole.replace(/[, ]/g, '')}${fraction}`) * (thousands ? 1_000 : 1)
  if (dollars > MAX_DOLLARS) return unreadable(null, raw, 'a believable price')
  return { value: dollars === 0 ? null : Math.round(dollars * 100) }
}
