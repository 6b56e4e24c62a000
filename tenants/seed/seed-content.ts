import type { SanityClient } from '@sanity/client'
import type { SeedDocument, SeedPicture } from '../src/dealer-seed.ts'
import { withNeeded } from './needed-documents.ts'
import { selectPictures, uploadPictures, withPictures } from './seed-pictures.ts'
import { inBatches } from './seed-plan.ts'

/** The outcome of a seeding. */
export type SeedResult = { written: number; uploaded: number; total: number }

/** Records what was seeded, so that documents deleted by staff are not restored by the next start. */
const RECORD_ID = 'seedRecord'
const BATCH = 100

/**
 * Writes the documents that were never seeded into the lake, with the deleted ones that they refer to. Existing documents
 * are unchanged, unless `replace` is set: then every seeded document is written again.
 */
export async function seedContent(
  client: SanityClient,
  content: { documents: readonly SeedDocument[]; pictures: readonly SeedPicture[] },
  replace: boolean,
): Promise<SeedResult> {
  const { documents, pictures } = content
  const seeded = new Set(await client.fetch<string[] | null>('*[_id == $id][0].documents', { id: RECORD_ID }))
  const fresh = replace ? documents : documents.filter((document) => !seeded.has(document._id))
  if (fresh.length === 0) return { written: 0, uploaded: 0, total: documents.length }
  const due = replace ? documents : await withNeeded(client, documents, fresh)
  const { ids, uploaded } = await uploadPictures(client, selectPictures(due, pictures))
  for (const batch of inBatches(due, BATCH)) {
    const transaction = client.transaction()
    for (const document of batch) {
      const complete = withPictures(document, ids)
      if (replace) transaction.createOrReplace(complete)
      else transaction.createIfNotExists(complete)
    }
    await transaction.commit({ visibility: 'sync' })
  }
  const record = [...new Set([...seeded, ...documents.map((document) => document._id)])].sort()
  await client.createOrReplace({ _id: RECORD_ID, _type: 'seedRecord', documents: record })
  return { written: due.length, uploaded, total: documents.length }
}
