import { type Filter, listAttributes } from './ast.ts'
import { attributePlaces } from './parse.ts'

/** The text of each parsed filter; positions are computed from it only for errors. */
const texts = new WeakMap<Filter, string>()

/** Records the text of a parsed filter. */
export function rememberText(filter: Filter | null, text: string): void {
  if (filter) texts.set(filter, text)
}

/**
 * The end of Meilisearch's errors: where a filter first names an attribute, as start and end columns counted from 1,
 * with the filter's text. Empty when unknown.
 */
export function formatPosition(filter: Filter, attribute: string): string {
  const text = textWith(filter, attribute)
  const at = text === undefined ? undefined : attributePlaces(text).find(({ name }) => name === attribute)?.at
  if (text === undefined || at === undefined) return ''
  const from = [...text.slice(0, at)].length + 1
  return `\n${from}:${from + [...attribute].length} ${text}`
}

function textWith(filter: Filter, attribute: string): string | undefined {
  const own = texts.get(filter)
  if (own !== undefined) return own
  const parts = 'parts' in filter ? filter.parts : 'part' in filter ? [filter.part] : []
  const inner = parts.find((part) => listAttributes(part).includes(attribute))
  return inner && textWith(inner, attribute)
}
