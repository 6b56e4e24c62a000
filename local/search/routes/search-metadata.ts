import { randomUUID } from 'node:crypto'
import type { IndexEntry } from '../catalog/index-entry.ts'
import type { Request } from '../http/request.ts'

/** Whether the header `Meili-Include-Metadata` requests metadata of searches. */
export const wantsMetadata = ({ headers }: Request) =>
  /^(?:true|1)$/i.test(String(headers['meili-include-metadata'] ?? ''))

/** A search's metadata: a uid for click analytics, and its index. */
export function metadataOf({ row: { uid, primaryKey } }: IndexEntry, q: string | null) {
  return {
    ...(q === null ? {} : { query: q }),
    queryUid: randomUUID(),
    indexUid: uid,
    ...(primaryKey === null ? {} : { primaryKey }),
  }
}
