// The documents of a query: the mirror through a perspective, limited to what the caller may read.
import type { LakeDocument } from '../store/document.ts'
import type { Mirror } from '../store/mirror.ts'
import { buildOverlay, type MayRead, type Overlay, type QueryPerspective } from './perspective.ts'

/** Documents as one query sees them. */
export interface DocumentView {
  all(): LakeDocument[]
  get(id: string): LakeDocument | undefined
  ofType(type: string): LakeDocument[]
  listVariants(baseId: string): LakeDocument[]
  referencing(id: string): LakeDocument[]
  /** Null: no index exists for that path. */
  withValue(path: string, value: string): LakeDocument[] | null
}

/** The view of a perspective for a caller. `mayRead` null: everything. */
export function createView(
  mirror: Mirror,
  perspective: QueryPerspective,
  mayRead: MayRead | null,
): DocumentView {
  const overlay = buildOverlay(mirror, perspective, mayRead)
  const through = (documents: Iterable<LakeDocument>) => seen(documents, overlay)
  let everything: LakeDocument[] | undefined
  return {
    all() {
      everything ??= through(mirror.all()).sort((a, b) => (a._id < b._id ? -1 : 1))
      return everything
    },
    get: (id) => overlay.get(id),
    ofType: (type) => through(mirror.ofType(type).values()),
    listVariants: (id) => through(mirror.listVariants(id).values()),
    referencing: (id) => through(mirror.referencing(id).values()),
    withValue(path, value) {
      const found = mirror.withValue(path, value)
      return found && through(found.values())
    },
  }
}

function seen(documents: Iterable<LakeDocument>, overlay: Overlay): LakeDocument[] {
  const list: LakeDocument[] = []
  for (const document of documents) {
    const shown = overlay.shown(document)
    if (shown) list.push(shown)
  }
  return list
}
