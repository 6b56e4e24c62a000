import { isJsonObject } from './document.ts'

/** The text at `a.b.c` of a document, or the texts of a list there; empty for other values. */
export function stringsAtPath(document: unknown, path: string): string[] {
  let value: unknown = document
  for (const name of path.split('.')) {
    if (!isJsonObject(value)) return []
    value = Object.hasOwn(value, name) ? value[name] : undefined
  }
  if (Array.isArray(value)) return [...new Set(value.filter((item) => typeof item === 'string'))]
  return typeof value === 'string' ? [value] : []
}
