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

/** A model year; a date gives its year. */
export const toYear: Converter<number | null> = (raw) => {
  const text = rawText(raw)
  // A spreadsheet writes 2020 as '2020.0' where the column once held a fraction.
  const year = Number(/(?:^|\/|-)(\d{4})(?:\.0+)?(?:$|-)/.exec(text)?.[1] ?? writtenYear(text))
  if (text === '') return { value: null }
  return year >= 1900 && year <= 2100 ? { value: year } : unreadable(null, raw, 'a year')
}

/** `MY25`, `MY25.5` and `MY2025` name a model year; of `2021/22` the earlier year counts, which promises less. */
function writtenYear(text: string): string | undefined {
  const [, short, long] = /^my ?'?(?:(\d{2})(?:\.\d)?|(\d{4}))$/i.exec(text) ?? []
  const [, first] = /^(\d{4}) ?[/-] ?\d{2}$/.exec(text) ?? []
  return long ?? first ?? (short && `20${short}`)
}

/** Engine size in cc: `2.4`, `2.4L`, `2393`, `2393cc`. Below 30 it is litres. */
export const toEngineCc: Converter<number | null> = (raw) => {
  const text = rawText(raw).toLowerCase().replace(',', '')
  if (text === '' || text === '0') return { value: null }
  const number = Number(/^(\d+(?:\.\d+)?)\s*(?:l|lt|ltr|litres?|liters?|cc|cm3)?$/.exec(text)?.[1])
  if (!(number > 0)) return unreadable(null, raw, 'an engine size')
  return { value: Math.round(number < 30 ? number * 1_000 : number) }
}
