import type { DealerSeed, SeedDocument } from '../src/dealer-seed.ts'

/** Types in an order in which every strong reference points to an existing document. */
const ORDER = [
  'manufacturer',
  'model',
  'tenant',
  'platformSettings',
  'location',
  'siteSettings',
  'offer',
  'promoTile',
  'banner',
  'navigation',
  'page',
  'redirect',
]

/** All documents of a seeding, in the order in which they can be written. */
export function listSeedDocuments(
  platform: readonly SeedDocument[],
  dealers: readonly DealerSeed[],
  seedDate: string,
): SeedDocument[] {
  const documents = [...platform, ...dealers.flatMap((dealer) => dealer.documents(seedDate))]
  return documents.sort((one, other) => ORDER.indexOf(one._type) - ORDER.indexOf(other._type))
}

/** The list in batches of at most `size`, one transaction each. */
export function inBatches<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  )
}
