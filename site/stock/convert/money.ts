import { type Converter, isThousandsOrFraction, plainSpaces, rawText, unreadable } from './conversion.ts'

/** Words that dealers write in place of a price: the car is shown with "Enquire". */
const NO_PRICE =
  /^(?:poa|p\.o\.a\.?|call.*|contact.*|enquire.*|tba|tbc|n\/?a|-+|nil|none|price on application)$/i
/** Nothing on wheels costs more, so a longer number is a slip of the keyboard. */
const MAX_DOLLARS = 10_000_000

/** `"$34,990"`, `34990.00`, `34,990 DAP` as cents; 0, nothing, 'POA' and 'call' as null. */
export const toMoneyCents: Converter<number | null> = (raw) => {
  const text = plainSpaces(rawText(raw))
  if (text === '' || NO_PRICE.test(text)) return { value: null }
  const number = /^(?:a?u?d?\s*)\$?\s*(\d{1,3}(?:[, ]\d{3})+|\d+)(\.\d+)?\s*(?:[+*!a-z.()/ ]*)$/i.exec(text)
  if (number === null || isThousandsOrFraction(text)) return unreadable(null, raw, 'a price')
  const dollars = Number(`${number[1]?.replace(/[, ]/g, '')}${number[2] ?? ''}`)
  if (dollars > MAX_DOLLARS) return unreadable(null, raw, 'a believable price')
  return { value: dollars === 0 ? null : Math.round(dollars * 100) }
}
