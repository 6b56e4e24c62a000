import { type Converter, isThousandsOrFraction, plainSpaces, rawText, unreadable } from './conversion.ts'

const MAX_KM = 2_000_000
/** Placeholders for an unknown number. */
const NO_NUMBER = /^(?:n\/?a|tba|tbc|unknown|-+|\?+)$/

/** `45 000 km`, `45k`, `45,000` as kilometres. */
export const toKm: Converter<number | null> = (raw) => {
  const text = plainSpaces(rawText(raw)).toLowerCase()
  if (text === '' || NO_NUMBER.test(text)) return { value: null }
  const match = /^(\d[\d, ]*)(\.\d+)?\s*(k)?\s*(?:kms?|kilomet(?:re|er)s?)?\.?$/.exec(text)
  const km = Number(`${match?.[1]?.replace(/[, ]/g, '') ?? ''}${match?.[2] ?? ''}`) * (match?.[3] ? 1_000 : 1)
  if (match === null || isThousandsOrFraction(text) || !Number.isFinite(km) || km > MAX_KM)
    return unreadable(null, raw, 'a distance in kilometres')
  return { value: Math.round(km) }
}

/** A whole number, alone or at the start of a text ('5 doors'). */
export const toCount: Converter<number | null> = (raw) => {
  const text = rawText(raw)
  if (text === '') return { value: null }
  const digits = /^(\d{1,4})(?:\.0+)?(?:\s*[a-z]*)$/i.exec(text)?.[1]
  return digits === undefined ? unreadable(null, raw, 'a number') : { value: Number(digits) }
}

/**
 * A model year; a date gives its year. Of two digits (`19`, `'07`, `MY25`) it is the latest such year up to next year:
 * in 2026 `27` is 2027 and `28` is 1928.
 */
export const toYear: Converter<number | null> = (raw, { now }) => {
  const text = rawText(raw)
  if (text === '') return { value: null }
  // A spreadsheet writes 2020 as '2020.0' where the column once held a fraction.
  const written = /(?:^|\/|-)(\d{4})(?:\.0+)?(?:$|-)/.exec(text)?.[1] ?? writtenYear(text)
  const digits = written ?? shortYear(text)
  if (digits === undefined) return unreadable(null, raw, 'a year')
  const year = digits.length === 2 ? fullYear(Number(digits), now) : Number(digits)
  if (year < 1900 || year > 2100) return unreadable(null, raw, 'a year')
  if (digits.length === 4 || (year >= SELDOM_BEFORE && digits !== '00')) return { value: year }
  return { value: year, warning: `"${text}" is read as ${year}; write the year with four digits` }
}

/** Hardly a vehicle of before this year is sold: two digits that lead there are more likely a typing error. */
const SELDOM_BEFORE = 1960

/** `MY25.5` and `MY2025` name a model year; of `2021/22` the earlier year counts, which promises less. */
function writtenYear(text: string): string | undefined {
  return /^my ?'?(\d{4})$/i.exec(text)?.[1] ?? /^(\d{4}) ?[/-] ?\d{2}$/.exec(text)?.[1]
}

/** The digits of `19`, `'19`, `19.0` (a spreadsheet's), `MY25` and `MY25.5`. */
function shortYear(text: string): string | undefined {
  return /^(?:my ?)?['’]?(\d{2})(?:\.0+)?$/i.exec(text)?.[1] ?? /^my ?['’]?(\d{2})\.\d$/i.exec(text)?.[1]
}

function fullYear(twoDigits: number, now: string): number {
  const nextYear = new Date(now).getUTCFullYear() + 1
  return nextYear - ((nextYear - twoDigits) % 100)
}

/**
 * Engine size in cc: `2.4`, `2.4L`, `2393`, `2393cc`, and among other words `1.5L Turbo`, `V6 3.5 litre`, `2.0 TDI`.
 * Below 30 it is litres. Of several sizes none is known.
 */
export const toEngineCc: Converter<number | null> = (raw) => {
  const text = plainSpaces(rawText(raw))
    .toLowerCase()
    .replace(/(\d),(\d{3})(?!\d)/g, '$1$2')
  if (text === '' || text === '0' || NO_NUMBER.test(text)) return { value: null }
  const number = Number(ENGINE_ALONE.exec(text)?.[1] ?? engineAmongWords(text))
  if (!(number > 0) || number > MAX_ENGINE_CC) return unreadable(null, raw, 'an engine size')
  return { value: Math.round(number < 30 ? number * 1_000 : number) }
}

const MAX_ENGINE_CC = 30_000
const MAX_ENGINE_TEXT = 80
const ENGINE_ALONE = /^(\d+(?:\.\d+)?)\s*(?:l|lt|ltr|litres?|liters?|cc|cm3)?$/
/** A size with its unit: `1.5l`, `2.0t` (turbo), `1998 cc`. */
const ENGINE_WITH_UNIT =
  /(?<![\d.a-z])(\d{1,5}(?:\.\d{1,3})?)[ -]?(?:l|lt|ltr|litres?|liters?|cc|cm3)(?![a-z])/g
/** Litres without a unit have a decimal: the `6` of `V6` and the `4` of `4 cyl` are cylinders. */
const BARE_LITRES = /(?<![\d.a-z])(\d{1,2}\.\d)(?=$|[\s,/()-]|t?[dfghs]?i\b|td?\b|d\b)/g

function engineAmongWords(text: string): string | undefined {
  if (text.length > MAX_ENGINE_TEXT) return undefined
  for (const pattern of [ENGINE_WITH_UNIT, BARE_LITRES]) {
    const sizes = new Set([...text.matchAll(pattern)].map(([, size]) => size))
    if (sizes.size === 1) return [...sizes][0]
    if (sizes.size > 1) return undefined
  }
  return undefined
}
