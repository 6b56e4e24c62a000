// Objects of an answer whose keys are the owner's data. A JavaScript object puts keys that are whole numbers (years,
// seats, prices) before all others and in ascending order, so such objects are written as text from pairs.

/** What JSON does not write as it stands. Whole surrogate pairs are among it, for half ones cannot be told apart. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON escapes control characters
const ESCAPED = /["\\\u0000-\u001f\ud800-\udfff]/

const textOf = (text: string) => (ESCAPED.test(text) ? JSON.stringify(text) : `"${text}"`)

/** An object with its keys in the order of the pairs; `written` gives a value's JSON. */
export function objectText<T>(pairs: Iterable<readonly [string, T]>, written: (value: T) => string): string {
  let text = ''
  for (const [key, value] of pairs) text += `${text === '' ? '' : ','}${textOf(key)}:${written(value)}`
  return `{${text}}`
}

/** An object with its keys in order. */
export const sortedText = <T>(pairs: Iterable<readonly [string, T]>, written: (value: T) => string) =>
  objectText(
    [...pairs].sort(([a], [b]) => (a < b ? -1 : 1)),
    written,
  )

/** A number that is a float to the real server: a whole one is written with its fraction, as there. */
export function floatText(value: number): string {
  const text = Object.is(value, -0) ? '-0' : JSON.stringify(value)
  return /^-?\d+$/.test(text) ? `${text}.0` : text
}

/** Several lists of an object's members as one object; those that are empty leave nothing. */
export function joinedText(...members: readonly string[]): string {
  // Put together and not joined: what is long would be copied once more.
  let text = ''
  for (const list of members) if (list !== '') text += text === '' ? list : `,${list}`
  return `{${text}}`
}

/** The members of an object without its brackets. */
export const membersText = (object: object) => JSON.stringify(object).slice(1, -1)
