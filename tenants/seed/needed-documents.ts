import type { SanityClient } from '@sanity/client'
import type { SeedDocument } from '../src/dealer-seed.ts'

/**
 * Documents to write together with new ones: those that they refer to and that staff have deleted since. A new dealer
 * cannot be written without a deleted make that it refers to.
 */
export async function withNeeded(
  client: SanityClient,
  documents: readonly SeedDocument[],
  due: readonly SeedDocument[],
): Promise<SeedDocument[]> {
  const known = new Map(documents.map((document) => [document._id, document]))
  const chosen = new Set(due.map((document) => document._id))
  for (let added: readonly SeedDocument[] = due; added.length > 0; ) {
    const wanted = [...new Set(added.flatMap(listReferences))].filter(
      (id) => known.has(id) && !chosen.has(id),
    )
    const there = new Set(await client.fetch<string[]>('*[_id in $ids]._id', { ids: wanted }))
    added = wanted.filter((id) => !there.has(id)).flatMap((id) => known.get(id) ?? [])
    for (const document of added) chosen.add(document._id)
  }
  return documents.filter((document) => chosen.has(document._id))
}

/** The ids that a value refers to strongly. */
export function listReferences(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return []
  if (Array.isArray(value)) return value.flatMap(listReferences)
  const { _ref, _weak, ...fields } = value as { _ref?: unknown; _weak?: unknown }
  if (typeof _ref === 'string') return _weak === true ? [] : [_ref]
  return Object.values(fields).flatMap(listReferences)
}
