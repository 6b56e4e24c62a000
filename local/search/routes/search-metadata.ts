import { randomUUID } from 'node:crypto'
import type { IndexEntry } from '../catalog/index-entry.ts'
import type { Request } from '../http/request.ts'

/** Whether a request asks what its searches were, by the header `Meili-Include-Metadata`. */
export const wantsMetadata = ({ headers }: Request) =>
  /^(?:true|1)$/i.test(String(headers['meili-include-metadata'] ?? ''))

/** What a search was: its own uid, for those who count clicks, and where it looked. */
export function metadataOf({ row: { uid, primaryKey } }: IndexEntry, q: string | null) {
  return {
    ...(q === null ? {} : { query: q }),
    queryUid: randomUUID(),
    indexUid: uid,
    ...(primaryKey === null ? {} : { primaryKey }),
  }
}
