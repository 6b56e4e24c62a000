// Answers whose keys are user data. JavaScript objects reorder integer keys (years, seats, prices), so such objects
// are written as text from pairs.

/** Characters that JSON escapes. Includes surrogate pairs, because lone surrogates cannot be distinguished here. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON escapes control characters
const ESCAPED = /["\\\u0000-\u001f\ud800-\udfff]/

const quote = (text: string) => (ESCAPED.test(text) ? JSON.stringify(text) : `"${text}"`)

/** An object with its keys in the order of the pairs; `written` returns a value's JSON. */
export function objectText<T>(pairs: Iterable<readonly [string, T]>, written: (value: T) => string): string {
  let text = ''
  for (const [key, value] of pairs) text += `${text === '' ? '' : ','}${quote(key)}:${written(value)}`
  return `{${text}}`
}

/** An object with sorted keys. */
export const sortedText = <T>(pairs: Iterable<readonly [string, T]>, written: (value: T) => string) =>
  objectText(
    [...pairs].sort(([a], [b]) => (a < b ? -1 : 1)),
    written,
  )

/** A number that is a float in Meilisearch: integers are written with a fraction. */
export function floatText(value: number): string {
  const text = Object.is(value, -0) ? '-0' : JSON.stringify(value)
  return /^-?\d+$/.test(text) ? `${text}.0` : text
}

/** Joins lists of object members; empty ones are skipped. */
export function joinedText(...members: readonly string[]): string {
  // Concatenation instead of join avoids another copy of long texts.
  let text = ''
  for (const list of members) if (list !== '') text += text === '' ? list : `,${list}`
  return `{${text}}`
}

/** The members of an object without its braces. */
export const membersText = (object: object) => JSON.stringify(object).slice(1, -1)
