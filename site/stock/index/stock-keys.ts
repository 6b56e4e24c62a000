/*
 * The two keys a house needs on a search server: one that may do what imports do, and one that may search the stock's
 * index. https://www.meilisearch.com/docs/reference/api/keys
 */
import type { Key, KeyCreation, Meilisearch } from 'meilisearch'

export type StockKeys = { admin: Key; search: Key }

/** Makes the keys where they are missing; found again by their names, so that a second call gives the same. */
export async function ensureStockKeys(client: Meilisearch, indexUid: string): Promise<StockKeys> {
  const { results } = await client.getKeys({ limit: 1_000 })
  const ensure = (wanted: KeyCreation) =>
    results.find(({ name }) => name === wanted.name) ?? client.createKey(wanted)
  return {
    admin: await ensure({
      name: `forecourt import ${indexUid}`,
      description: 'Imports stock, and tells the site when it has changed.',
      actions: [
        ...(['documents.add', 'documents.get', 'documents.delete'] as const),
        ...(['indexes.create', 'indexes.get', 'indexes.delete', 'indexes.swap'] as const),
        ...(['settings.get', 'settings.update', 'tasks.get'] as const),
      ],
      // A swap is a task of no single index, which a key for some indexes may not be shown.
      indexes: ['*'],
      expiresAt: null,
    }),
    search: await ensure({
      name: `forecourt search ${indexUid}`,
      description: 'Searches stock; signs a token a dealer.',
      actions: ['search'],
      indexes: [indexUid],
      expiresAt: null,
    }),
  }
}
