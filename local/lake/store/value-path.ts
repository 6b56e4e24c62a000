import { isJsonObject } from './document.ts'

/** The text at `a.b.c` of a document as a list of one, or none when it is absent or not text. */
export function stringsAtPath(document: unknown, path: string): string[] {
  let value: unknown = document
  for (const name of path.split('.')) {
    if (!isJsonObject(value)) return []
    value = Object.hasOwn(value, name) ? value[name] : undefined
  }
  return typeof value === 'string' ? [value] : []
}
