const QUOTE = 0x22
const COMMA = 0x2c
const OPEN = 0x5b
const BACKSLASH = 0x5c
const CLOSE = 0x5d
const OPEN_OBJECT = 0x7b
const CLOSE_OBJECT = 0x7d

const isSpace = (code: number) => code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09

/** Whether a JSON text starts as an array. */
export function beginsArray(text: string): boolean {
  return text.charCodeAt(skipSpace(text, 0)) === OPEN
}

/**
 * The texts of a JSON array's elements one by one, so that large arrays are not parsed at once. Checks only commas,
 * brackets and strings; the parser checks each element. Throws a SyntaxError for an array that is not closed, or is
 * followed by text.
 */
export function* splitArray(text: string): Generator<string> {
  let at = skipSpace(text, skipSpace(text, 0) + 1)
  if (text.charCodeAt(at) === CLOSE) {
    requireEnd(text, at + 1)
    return
  }
  for (;;) {
    const end = elementEnd(text, at)
    yield text.slice(at, end)
    at = end + 1
    if (text.charCodeAt(end) === CLOSE) break
  }
  requireEnd(text, at)
}

/**
 * The texts of concatenated JSON objects, with or without line ends between and inside them. Anything else is
 * returned up to the next space, for the parser to refuse.
 */
export function* splitValues(text: string): Generator<string> {
  for (let at = skipSpace(text, 0); at < text.length; at = skipSpace(text, at)) {
    const end = text.charCodeAt(at) === OPEN_OBJECT ? objectEnd(text, at) : wordEnd(text, at)
    yield text.slice(at, end)
    at = end
  }
}

function wordEnd(text: string, from: number): number {
  let at = from
  while (at < text.length && !isSpace(text.charCodeAt(at))) at += 1
  return at
}

/** The end of the object that begins at `from`. */
function objectEnd(text: string, from: number): number {
  let depth = 0
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) at = stringEnd(text, at)
    else if (code === OPEN_OBJECT) depth += 1
    else if (code === CLOSE_OBJECT) {
      depth -= 1
      if (depth === 0) return at + 1
    }
  }
  throw new SyntaxError('an object does not end')
}

function skipSpace(text: string, from: number): number {
  let at = from
  while (isSpace(text.charCodeAt(at))) at += 1
  return at
}

function requireEnd(text: string, from: number): void {
  if (skipSpace(text, from) < text.length) throw new SyntaxError('something follows the end of the array')
}

/** The position of the comma or bracket that ends the element. */
function elementEnd(text: string, from: number): number {
  let depth = 0
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) at = stringEnd(text, at)
    else if (code === OPEN || code === OPEN_OBJECT) depth += 1
    else if (code === CLOSE || code === CLOSE_OBJECT) {
      if (depth === 0) return at
      depth -= 1
    } else if (code === COMMA && depth === 0) return at
  }
  throw new SyntaxError('the array does not end')
}

/** The position of the quote that ends the string that begins at `from`. */
function stringEnd(text: string, from: number): number {
  let end = text.indexOf('"', from + 1)
  while (end >= 0) {
    let backslashes = 0
    while (text.charCodeAt(end - 1 - backslashes) === BACKSLASH) backslashes += 1
    if (backslashes % 2 === 0) return end
    end = text.indexOf('"', end + 1)
  }
  throw new SyntaxError('a string does not end')
}
