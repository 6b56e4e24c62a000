import { type Converter, isThousandsOrFraction, plainSpaces, rawText, unreadable } from './conversion.ts'

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
