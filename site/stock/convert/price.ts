import type { PriceLabel } from '@forecourt/schemas/contract'
import {
  type Conversion,
  type Converter,
  isThousandsOrFraction,
  plainSpaces,
  rawText,
  unreadable,
} from './conversion.ts'

/** What the words of a price say that it includes; `unclear`: something that no label says. */
export type WrittenLabel = PriceLabel | 'unclear' | null

/** A price as a feed writes it. */
export type FeedPrice = { cents: number | null; label: WrittenLabel }

const ON_ROAD_COSTS = String.raw`(?:o\.?r\.?c(?:['’]?s)?\b\.?|on[ -]?roads?\b(?: costs?\b)?)`
const GOVT_CHARGES = String.raw`gov(?:ernment|['’]?t)?\b\.? ?(?:charges?|fees?|costs?|tax(?:es)?)\b`
const EXCLUDING = String.raw`(?:\+|\b(?:plus|exc?l?(?:ud(?:es|ing|ed))?|before|without|not inc(?:l(?:ud(?:es|ing|ed))?)?)\b)\.?(?: of)?(?: all| any| the)? ?`
const INCLUDING = String.raw`\binc(?:l(?:ud(?:es|ing|ed))?)?\b\.?(?: of)?(?: all| any| the)? ?`

/** The words of each label; what excludes most is looked for first, as its words may hold those of the next. */
const WORDS: readonly (readonly [PriceLabel, RegExp])[] = [
  [
    'plus-on-road-costs',
    new RegExp(`${EXCLUDING}(?:${GOVT_CHARGES} ?(?:and|&|/|,|\\+) ?)?${ON_ROAD_COSTS}`, 'gi'),
  ],
  [
    'excl-govt-charges',
    new RegExp(String.raw`${EXCLUDING}${GOVT_CHARGES}|(?<![a-z])e\.?g\.?c(?![a-z])\.?`, 'gi'),
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

/** Periods of what comes with the car: their numbers are no price. */
const PERIODS =
  /(?:\b(?:with|inc\w*|and)\b\.?|&)? ?\b\d{1,2} ?(?:months?|mths?|years?|yrs?)['’]? (?:free )?(?:rego|registration|warranty|servicing|roadside)\b/gi
/** A price before GST is none that a shopper can pay. */
const BEFORE_GST = new RegExp(`${EXCLUDING}gst\\b`, 'i')
/** Words by which something else is left out of the price, or a label is denied; an ex-demo is a car. */
const QUALIFIED =
  /\+|\b(?:plus|ex(?![ -](?:demo|fleet|lease|gov|rental|hire|police|taxi))|excl?(?:ud(?:es|ing|ed))?|before|without|not(?! neg)|non|less)\b/i
/** What stands before the sum. */
const LEAD_IN = /^[\s:,()–—-]*(?:(?:now|only|just|price|special|sale)\b[\s:,–—-]*)+(?=[$\d])/i

/** `"$12,990 D/A"`, `EGC $45,990`, `45990 + ORC`: the sum as `toMoneyCents` reads it, and what its words say. */
export const toPrice: Converter<FeedPrice> = (raw, context) => {
  const text = spaced(raw)
  if (text.length > MAX_PRICE_TEXT) return unreadable({ cents: null, label: null }, raw, 'a price')
  // Most prices are bare numbers, and there are three columns of them in each row.
  if (/^\$?[\d.,]*$/.test(text)) return cents(toMoneyCents(raw, context), null)
  const { label, rest } = readLabel(text.replace(PERIODS, ' '))
  if (BEFORE_GST.test(text)) return unreadable({ cents: null, label }, raw, 'a price with GST')
  const money = toMoneyCents(rest, context)
  if (money.warning !== undefined || rest === '') return unreadable({ cents: null, label }, raw, 'a price')
  if (label !== 'unclear' || money.value === null) return cents(money, label)
  return { value: { cents: money.value, label }, warning: unclearWords(text) }
}

/** A column of its own that says what the price beside it includes. */
export const toPriceLabel: Converter<WrittenLabel> = (raw) => {
  const text = spaced(raw).slice(0, MAX_PRICE_TEXT)
  const { label } = readLabel(text)
  return label === 'unclear' ? { value: label, warning: unclearWords(text) } : { value: label }
}

function spaced(raw: unknown): string {
  return plainSpaces(rawText(raw)).replace(/\s+/g, ' ')
}

function cents({ value, warning }: Conversion<number | null>, label: WrittenLabel): Conversion<FeedPrice> {
  return { value: { cents: value, label }, ...(warning !== undefined && { warning }) }
}

/** What a text says that a price includes, and the text without those words. */
function readLabel(text: string): { label: WrittenLabel; rest: string } {
  const found: PriceLabel[] = []
  let rest = text
  for (const [label, words] of WORDS) {
    const without = rest.replace(words, ' ')
    if (without !== rest) found.push(label)
    rest = without
  }
  const sum = found.length > 0 ? rest.replace(/^[\s:,()–—-]+/, '') : rest
  return { label: labelOf(found, rest), rest: sum.replace(LEAD_IN, '').trim() }
}

function labelOf(found: readonly PriceLabel[], rest: string): WrittenLabel {
  if (found.includes('drive-away') && found.length > 1) return 'unclear'
  if (QUALIFIED.test(rest)) return 'unclear'
  // Of two that both leave charges out, the first found leaves out more.
  return found[0] ?? null
}

function unclearWords(text: string): string {
  return `"${text.slice(0, 60)}" does not say clearly what the price includes; shown without a label`
}

/** Words that dealers write in place of a price: the car is shown with "Enquire". */
const NO_PRICE =
  /^(?:p\.? ?o\.? ?a\.?\*?|call.*|contact.*|enquire.*|please .*|ask.*|tb[acd]|n\/?a|-+|nil|none|price on .*)$/i
/** What is behind a sum that is not the price of the car: a part of it by the week, what comes off it, another unit. */
const OTHER_SUM =
  /\d[\s/.]*(?:(?:per |a )?(?:week|wk|month)(?:ly)?|p\/?c?[wm]|m(?:il(?:lion)?)?)\b|\b(?:off|deposit|discount|sav(?:e|ings?)|bonus|cash ?back|below|under|cents?)\b/i
/** Nothing on wheels costs more, so a longer number is a slip of the keyboard. */
const MAX_DOLLARS = 10_000_000
/** Longer texts are no prices, and would take long to be looked through. */
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
