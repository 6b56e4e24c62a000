/** No line begins or ends with this dash: a no-break space alone still allows a break after it. */
const EN_DASH = '\u00a0–\u2060\u00a0'

/** A range is set with an en dash and is one word, as a time is: `Mon – Fri`, `8:30 am – 12:30 pm`. */
export const setRanges = (text: string) =>
  text.replaceAll(' - ', EN_DASH).replace(/(\d) (?=[ap]m\b)/g, '$1\u00a0')
