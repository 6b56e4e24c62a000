import type { CountedKind } from '@forecourt/schemas/contract/pure'

/**
 * What an element says of the thing that it shows, so that it is counted: `tile 8 promoTile-x`.
 * @param position its place on the page from 1; 0 where it has none
 */
export function markCounted(kind: CountedKind, id: string, position = 0): string {
  return `${kind} ${position} ${id}`
}
