import type { SanityClient, SanityDocument } from '@sanity/client'
import type { Campaign, Made, StoodBefore } from './campaign-content.query.ts'
import { formatPartType } from './campaign-text.ts'
import type { UndoSource } from './publish-plan.ts'

/** As many publishes as the list of them goes back. */
const MOST_PUBLISHES = 10

/** Everything an undo of the last publish needs; null when there is none. */
export async function readUndo(client: SanityClient, id: string): Promise<UndoSource | null> {
  const [draft, published] = await client.getDocuments<Campaign>([`drafts.${id}`, id])
  const before = published?.publication?.before
  if (!published || !before) return null
  const ids = before.flatMap((entry) => [entry.id, `drafts.${entry.id}`])
  const [current, past] = await Promise.all([client.getDocuments<Made>(ids), readPast(client, before)])
  return { published, draft: draft ?? null, past, current: current.filter((one) => one !== null) }
}

/** The documents as they were at the revisions that were replaced, by id. */
async function readPast(
  client: SanityClient,
  before: readonly StoodBefore[],
): Promise<ReadonlyMap<string, SanityDocument>> {
  const found = await Promise.all(before.map(({ id, rev }) => (rev ? readRevision(client, id, rev) : null)))
  return new Map(found.flatMap((one) => (one ? [[one._id, one]] : [])))
}

async function readRevision(client: SanityClient, id: string, revision: string) {
  const answer = await client.request<{ documents: (SanityDocument | null)[] }>({
    url: `/data/history/${client.config().dataset}/documents/${id}`,
    query: { revision },
  })
  return answer.documents[0] ?? null
}

/** The instants of the publishes before the last one, the latest first, as far as the history has them. */
export async function listEarlierPublishes(
  client: SanityClient,
  { published }: UndoSource,
): Promise<string[]> {
  const found: string[] = []
  let rev = replacedRevision(published)
  while (rev && found.length < MOST_PUBLISHES) {
    const earlier = (await readRevision(client, published._id, rev)) as Campaign | null
    if (earlier?.publication) found.push(earlier.publication.at)
    rev = earlier ? replacedRevision(earlier) : undefined
  }
  return found
}

const replacedRevision = ({ _id, publication }: Campaign) =>
  publication?.before.find(({ id }) => id === _id)?.rev

/** What an undo does to one document: it comes off its site, comes back, or is again as it was. */
export interface UndoEffect {
  readonly id: string
  /** Id of the site's document; empty where none is known. */
  readonly site: string
  /** `the tile “Tow bar”` */
  readonly what: string
  readonly effect: 'comes off' | 'comes back' | 'is as before'
}

/** What the undo of a publish does, a line for each document of the sites. */
export function describeUndo({ published, current, past }: UndoSource): UndoEffect[] {
  return (published.publication?.before ?? []).flatMap(({ id, removed }): UndoEffect[] => {
    if (id === published._id) return []
    const old = past.get(id) as Made | undefined
    const document = current.find(({ _id }) => _id === id) ?? old
    const effect = removed ? 'comes back' : old ? 'is as before' : 'comes off'
    return [{ id, site: document?.sites?.[0]?._ref ?? '', what: formatPartType(id, document), effect }]
  })
}
