// Sync tags connect a query's result to later changes: opaque short texts for what was read. A change sends every
// affected tag; results with one of them are stale.
import { createHash } from 'node:crypto'
import type { Change } from '../store/commit.ts'
import type { LakeDocument } from '../store/document.ts'
import { getBaseId } from '../store/document-ids.ts'
import { referencedIds } from '../store/references.ts'
import { stringsAtPath } from '../store/value-path.ts'

/** With more tags a result depends on everything: the list would be longer than the result. */
const MAX_TAGS = 400

/** Collects the dependencies of a query's result while it runs. */
export class SyncTags {
  readonly #found = new Set<string>()

  everything(): void {
    this.#found.add('all')
  }
  document(id: string): void {
    this.#found.add(`id:${getBaseId(id)}`)
  }
  type(type: string): void {
    this.#found.add(`type:${type}`)
  }
  referenceTo(id: string): void {
    this.#found.add(`ref:${id}`)
  }
  value(path: string, value: string): void {
    this.#found.add(`value:${path}=${value}`)
  }

  list(): string[] {
    if (this.#found.has('all') || this.#found.size > MAX_TAGS) return [syncTag('all')]
    return [...this.#found].map(syncTag).sort()
  }
}

/** The tags of every result that this change may have made stale. */
export function tagsOfChange(change: Change, valuePaths: Iterable<string>): string[] {
  const found = new Set(['all', `id:${getBaseId(change.id)}`])
  const sides = [change.before, change.after].filter((side): side is LakeDocument => side !== null)
  for (const side of sides) {
    found.add(`type:${side._type}`)
    for (const target of referencedIds(side)) found.add(`ref:${target}`)
    for (const path of valuePaths) {
      for (const value of stringsAtPath(side, path)) found.add(`value:${path}=${value}`)
    }
  }
  return [...found].map(syncTag)
}

function syncTag(dependency: string): string {
  return `s1:${createHash('sha1').update(dependency).digest('base64url').slice(0, 10)}`
}
