/** A piece of a filter: a word, a quoted text, or a sign; `at` is its place, counted from 0. */
export type FilterToken = { kind: 'word' | 'text' | 'sign'; value: string; at: number }

/** What is wrong with a filter and where, counted from 0. */
export type FilterProblem = { at: number; text: string }

/** Thrown inside the parser only; `findFilterProblem` answers it as data. */
export class FilterError extends Error {
  readonly at: number
  constructor(at: number, text: string) {
    super(text)
    this.at = at
  }
}

const TOKEN = /\s*(?:("(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*')|(!=|>=|<=|[=><:(),[\]])|([^\s"'=><:(),[\]!]+))/y

/**
 * The pieces of a filter.
 * @throws FilterError at a character that starts none
 */
export function splitFilter(filter: string): FilterToken[] {
  const tokens: FilterToken[] = []
  const text = filter.trimEnd()
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < text.length) {
    const from = TOKEN.lastIndex
    const found = TOKEN.exec(text)
    if (!found) {
      const at = from + (/^\s*/.exec(text.slice(from))?.[0].length ?? 0)
      const quote = text[at] === '"' || text[at] === "'"
      throw new FilterError(
        at,
        quote ? 'This quotation mark is never closed' : `“${text[at]}” is not expected here`,
      )
    }
    const [whole, quoted, sign, word] = found
    const value = quoted ?? sign ?? word ?? ''
    const kind = quoted !== undefined ? 'text' : sign !== undefined ? 'sign' : 'word'
    tokens.push({ kind, value, at: found.index + whole.length - value.length })
  }
  return tokens
}
