import { FilterError } from './ast.ts'

const KEYWORDS = new Set([
  'AND',
  'OR',
  'IN',
  'NOT',
  'TO',
  'EXISTS',
  'IS',
  'NULL',
  'EMPTY',
  'CONTAINS',
  'STARTS',
  'WITH',
  '_geoRadius',
  '_geoBoundingBox',
])

const RESERVED = /^(?:_geoPoint|_geoDistance|_geo(?![\p{L}\p{N}_.-])|_geoRadius|_geoBoundingBox)/u

/** Reads the tokens of a filter's text. Every method advances past what it read. */
export class FilterReader {
  readonly text: string
  at = 0
  /** The attributes read so far, with the position of each name. */
  readonly attributes: { name: string; at: number }[] = []

  constructor(text: string) {
    this.text = text
  }

  skipSpace(): void {
    this.#match(/\s*/y)
  }

  /** Reads the given text if it is next, with surrounding spaces. */
  take(expected: string): boolean {
    const start = this.at
    this.skipSpace()
    if (!this.text.startsWith(expected, this.at)) {
      this.at = start
      return false
    }
    this.at += expected.length
    this.skipSpace()
    return true
  }

  /** Reads a whole word (`AND`, `EXISTS` …) if it is next. */
  takeWord(expected: string): boolean {
    const start = this.at
    this.skipSpace()
    if (this.#match(/[\p{L}\p{N}_.-]+/uy) !== expected) {
      this.at = start
      return false
    }
    this.skipSpace()
    return true
  }

  /** Reads several words, or none. */
  takeWords(...expected: string[]): boolean {
    const start = this.at
    for (const word of expected) {
      if (!this.takeWord(word)) {
        this.at = start
        return false
      }
    }
    return true
  }

  /** Reads an unquoted word or a quoted text. Throws when there is none. */
  value(): string {
    this.skipSpace()
    if (RESERVED.test(this.text.slice(this.at))) this.fail('A `_geo` expression cannot be used as a value.')
    const quote = this.text[this.at]
    const value = quote === '"' || quote === "'" ? this.#quoted(quote) : this.#word()
    this.skipSpace()
    return unescapeValue(value, this)
  }

  /** Reads an attribute name. */
  attribute(): string {
    this.skipSpace()
    const at = /["']/.test(this.text[this.at] ?? '') ? this.at + 1 : this.at
    const name = this.value()
    this.attributes.push({ name, at })
    return name
  }

  /** Reads a number. */
  number(): string {
    this.skipSpace()
    const found = this.#match(/[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?/y)
    if (found === '') this.fail('A number was expected.')
    this.skipSpace()
    return found
  }

  isAtEnd(): boolean {
    return this.at >= this.text.length
  }

  fail(message: string): never {
    throw new FilterError(
      `${message} ${this.at}:${this.text.length} ${this.text.slice(this.at, this.at + 200)}`,
    )
  }

  #word(): string {
    const start = this.at
    const word = this.#match(/[\p{L}\p{N}_.-]+/uy)
    if (word === '') this.fail('Was expecting a value but found nothing that is one.')
    if (KEYWORDS.has(word)) {
      this.at = start
      this.fail(`\`${word}\` is a reserved keyword: put it between quotes to use it as a value.`)
    }
    return word
  }

  #quoted(quote: string): string {
    const start = this.at
    for (let at = this.at + 1; at < this.text.length; at += 1) {
      if (this.text[at] === '\\') at += 1
      else if (this.text[at] === quote) {
        this.at = at + 1
        return this.text.slice(start + 1, at).replaceAll(`\\${quote}`, quote)
      }
    }
    return this.fail(`Missing closing delimiter \`${quote}\`.`)
  }

  #match(pattern: RegExp): string {
    pattern.lastIndex = this.at
    const found = pattern.exec(this.text)?.[0] ?? ''
    this.at += found.length
    return found
  }
}

const ESCAPES: Record<string, string> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
  '0': '\0',
  a: '\x07',
  v: '\v',
  '\\': '\\',
  "'": "'",
  '"': '"',
  $: '$',
  '`': '`',
  ' ': ' ',
}

/** Backslash escapes: 
, \u{1F600}, \x41, \\. Throws for an unknown one. */
function unescapeValue(value: string, reader: FilterReader): string {
  if (!value.includes('\\')) return value
  return value.replace(
    /\\(?:u\{([0-9a-fA-F]+)\}|u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|([\s\S])|$)/gu,
    (_, braced, four, two, char) => {
      const hex = braced ?? four ?? two
      if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16))
      const known = char === undefined ? undefined : ESCAPES[char]
      return known ?? reader.fail('A backslash is followed by a character it cannot escape.')
    },
  )
}
