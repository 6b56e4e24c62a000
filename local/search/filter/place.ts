import { attributesOf, type Filter } from './ast.ts'
import { attributePlaces } from './parse.ts'

/** The text each parsed filter was. A place in it is looked for only where an error is to tell it. */
const texts = new WeakMap<Filter, string>()

/** Notes what text a filter was parsed from. */
export function rememberText(filter: Filter | null, text: string): void {
  if (filter) texts.set(filter, text)
}

/**
 * Where a filter first names an attribute, as the real server's errors end: a line with the columns it begins and
 * ends at, counted from 1, and the filter's text. Nothing where that is not known.
 */
export function placeOf(filter: Filter, attribute: string): string {
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
  const inner = parts.find((part) => attributesOf(part).includes(attribute))
  return inner && textWith(inner, attribute)
}
