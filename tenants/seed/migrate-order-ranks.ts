import type { SanityClient } from '@sanity/client'
import { LexoRank } from 'lexorank'

/** The stored rank: an older version stored a typed number, or none. */
type Stored = { _id: string; _type: string; _rev: string; orderRank: unknown }
type Change = { document: Stored; orderRank: string | number }

const TYPES = ['location', 'offer', 'model']
const DRAFT_OR_VERSION = /^(?:drafts\.|versions\.[^.]+\.)/
const RANK = /^[0-2]\|[0-9a-z]+:[0-9a-z]*$/

/**
 * Gives locations, offers and models a rank that dragging can change, in the order of their former numbers, then by
 * name. Drafts and versions too, in one transaction. Returns the ids of the changed documents.
 * @throws what the client throws when the lake refuses
 */
export async function migrateOrderRanks(client: SanityClient): Promise<string[]> {
  return write(client, (await listByType(client)).flatMap(rankDocuments))
}

/**
 * Replaces ranks by numbers, for an older version of the platform. Returns the ids of the changed documents.
 * @throws what the client throws when the lake refuses
 */
export async function restoreOrderNumbers(client: SanityClient): Promise<string[]> {
  return write(client, (await listByType(client)).flatMap(numberDocuments))
}

async function listByType(client: SanityClient): Promise<Stored[][]> {
  const documents = await client.fetch<Stored[]>(
    '*[_type in $types] | order(orderRank asc, name asc){_id, _type, _rev, orderRank}',
    { types: TYPES },
  )
  return TYPES.map((type) => documents.filter(({ _type }) => _type === type))
}

function rankDocuments(documents: readonly Stored[]): Change[] {
  const ranks = new Map<string, string>()
  for (const document of documents)
    if (hasRank(document)) ranks.set(publishedId(document), document.orderRank)
  const last = [...ranks.values()].sort().at(-1)
  let rank = last === undefined ? LexoRank.min() : LexoRank.parse(last)
  const published = new Set(documents.map(({ _id }) => _id))
  for (const document of documents) {
    const id = publishedId(document)
    // A draft has the rank of its published document.
    if (ranks.has(id) || (document._id !== id && published.has(id))) continue
    rank = rank.genNext().genNext()
    ranks.set(id, rank.toString())
  }
  return documents
    .filter((document) => !hasRank(document))
    .map((document) => ({ document, orderRank: ranks.get(publishedId(document)) as string }))
}

function numberDocuments(documents: readonly Stored[]): Change[] {
  const ranked = documents.filter(hasRank)
  const order = [...new Set(ranked.map(({ orderRank }) => orderRank))].sort()
  return ranked.map((document) => ({ document, orderRank: order.indexOf(document.orderRank) + 1 }))
}

async function write(client: SanityClient, changes: readonly Change[]): Promise<string[]> {
  if (changes.length === 0) return []
  const transaction = client.transaction()
  for (const { document, orderRank } of changes) {
    transaction.patch(document._id, (patch) => patch.ifRevisionId(document._rev).set({ orderRank }))
  }
  await transaction.commit({ visibility: 'sync' })
  return changes.map(({ document }) => document._id)
}

function hasRank(document: Stored): document is Stored & { orderRank: string } {
  return typeof document.orderRank === 'string' && RANK.test(document.orderRank)
}

function publishedId({ _id }: Stored): string {
  return _id.replace(DRAFT_OR_VERSION, '')
}
