import type { SchemaTypeDefinition } from '@sanity/types'

declare module '@sanity/types' {
  interface StringOptions {
    /**
     * Shoppers read this text as it is written here, so a click on it in a preview can lead to the field. Not for
     * what the site compares, looks up or puts into addresses.
     */
    shownText?: boolean
  }
}

/** A type or field as far as it says where texts are. */
interface TextSchema {
  name?: string | undefined
  type: string
  options?: unknown
  fields?: readonly TextSchema[]
  of?: readonly TextSchema[]
}

/** A step of a document's path: an attribute's name, or an element of a list. */
type Step = string | number | object

/** Whether a path of a document leads to a text that is marked as shown, or to a span of rich text. */
export type IsShownText = (documentType: string, path: readonly Step[]) => boolean

export function findShownTexts(types: readonly SchemaTypeDefinition[]): IsShownText {
  const named = new Map(types.map((type) => [type.name, type as TextSchema]))
  const known = new Map<string, boolean>()
  return (documentType, path) => {
    const names = path.map((step) => (typeof step === 'string' ? step : null))
    const key = JSON.stringify([documentType, ...names])
    let shown = known.get(key)
    if (shown === undefined) {
      shown = leadsToShownText(named, documentType, names)
      known.set(key, shown)
    }
    return shown
  }
}

/** In a path, null is an element of a list. */
function leadsToShownText(
  named: ReadonlyMap<string, TextSchema>,
  documentType: string,
  path: readonly (string | null)[],
): boolean {
  const start = named.get(documentType)
  let found: TextSchema[] = start ? [start] : []
  for (const [index, step] of path.entries()) {
    if (found.some(({ type }) => type === 'block') && isSpanText(path.slice(index))) return true
    // Of a list with several kinds of items, the path does not say which one it leads through.
    found = found
      .map((type) => named.get(type.type) ?? type)
      .flatMap(({ fields = [], of = [] }) =>
        step === null ? of : fields.filter(({ name }) => name === step),
      )
  }
  return found.length > 0 && found.every(isMarked)
}

const isMarked = ({ options }: TextSchema) =>
  (options as { shownText?: boolean } | undefined)?.shownText === true

const isSpanText = (path: readonly (string | null)[]) =>
  path.length === 3 && path[0] === 'children' && path[1] === null && path[2] === 'text'
