/*
 * The two API keys of a site on a search server: one for imports and one for searching the stock's index. https://www.meilisearch.com/docs/reference/api/keys
 */
import type { Key, KeyCreation, Meilisearch } from 'meilisearch'

export type StockKeys = { admin: Key; search: Key }

/** Creates missing keys; existing ones are found by name. */
export async function ensureStockKeys(client: Meilisearch, indexUid: string): Promise<StockKeys> {
  const { results } = await client.getKeys({ limit: 1_000 })
  const ensure = (wanted: KeyCreation) =>
    results.find(({ name }) => name === wanted.name) ?? client.createKey(wanted)
  return {
    admin: await ensure({
      name: `forecourt import ${indexUid}`,
      description: 'Imports stock and reads when it has changed.',
      actions: [
        ...(['documents.add', 'documents.get', 'documents.delete'] as const),
        ...(['indexes.create', 'indexes.get', 'indexes.delete', 'indexes.swap'] as const),
        ...(['settings.get', 'settings.update', 'tasks.get'] as const),
      ],
      // Swap tasks belong to no single index and are hidden from keys of some indexes.
      indexes: ['*'],
      expiresAt: null,
    }),
    search: await ensure({
      name: `forecourt search ${indexUid}`,
      description: 'Searches stock; signs one token per dealer.',
      actions: ['search'],
      indexes: [indexUid],
      expiresAt: null,
    }),
  }
}
