import {
  type CampaignSite,
  deriveCampaign,
  type ExistingDocuments,
  type MadeDocument,
} from '@forecourt/schemas/contract'
import type { Mutation, SanityClient } from '@sanity/client'
import { type Campaign, type Made, madeDocumentsQuery } from './campaign-content.query.ts'
import type { MadeProblem } from './check-campaign.ts'
import { readUndo } from './publish-history.ts'
import {
  listObstacles,
  planPreview,
  planPreviewRemoval,
  planPublish,
  planUndo,
  previewTransactionId,
  type UndoObstacle,
} from './publish-plan.ts'

/** Why nothing was written, in words for the person. */
export class CampaignRefusal extends Error {
  readonly obstacles: readonly UndoObstacle[]
  constructor(message: string, obstacles: readonly UndoObstacle[] = []) {
    super(message)
    this.obstacles = obstacles
  }
}

/** A campaign with its published documents, as stored now. */
export interface StoredCampaign {
  readonly draft: Campaign | null
  readonly published: Campaign | null
  readonly existing: readonly Made[]
}

/** Reads a campaign by its published id. */
export async function readCampaign(client: SanityClient, id: string): Promise<StoredCampaign> {
  const [[draft, published], existing] = await Promise.all([
    client.getDocuments([`drafts.${id}`, id]),
    client.fetch<Made[]>(madeDocumentsQuery, { campaign: id }, { perspective: 'raw' }),
  ])
  return { draft: draft as Campaign | null, published: published as Campaign | null, existing }
}

/** What a stored campaign makes. */
export function makeDocuments(
  { draft, published, existing }: StoredCampaign,
  sites: readonly CampaignSite[],
) {
  const campaign = draft ?? published
  const known: ExistingDocuments = new Map(existing.map((one) => [one._id, one]))
  return campaign ? deriveCampaign(campaign, sites, known) : []
}

export interface PublishRequest {
  readonly id: string
  readonly sites: readonly CampaignSite[]
  /** Sites that are left as they are. */
  readonly heldBack: ReadonlySet<string>
  readonly check: (made: readonly MadeDocument[], existing: readonly Made[]) => Promise<MadeProblem[]>
}

/**
 * Publishes a campaign in one transaction. What it makes is asked all rules first.
 * @throws CampaignRefusal when a rule stops it, or somebody was faster; nothing is written then
 */
export async function publishCampaign(
  client: SanityClient,
  { id, sites, heldBack, check }: PublishRequest,
): Promise<void> {
  const stored = await readCampaign(client, id)
  const made = makeDocuments(stored, sites)
  const going = made.filter(({ site }) => !heldBack.has(site))
  const problems = (await check(going, stored.existing)).filter(({ level }) => level === 'stops')
  if (problems.length > 0) {
    throw new CampaignRefusal(`Nothing was published: ${problems.map(({ text }) => text).join(' ')}`)
  }
  await commit(client, planPublish({ ...stored, made, heldBack, at: new Date().toISOString() }))
}

/**
 * Undoes the last publish of a campaign in one transaction, from the history.
 * @throws CampaignRefusal when something that was published has been changed since; nothing is written then
 */
export async function undoPublish(client: SanityClient, id: string): Promise<void> {
  const source = await readUndo(client, id)
  if (!source) throw new CampaignRefusal('There is no publish to undo.')
  const obstacles = listObstacles(source)
  if (obstacles.length > 0) throw new CampaignRefusal('Nothing was undone.', obstacles)
  await commit(client, planUndo(source))
}

/** Makes drafts of everything a campaign makes, for previews; what somebody changes by hand is left as it is. */
export async function writePreview(
  client: SanityClient,
  { id, sites }: Pick<PublishRequest, 'id' | 'sites'>,
): Promise<void> {
  const stored = await readCampaign(client, id)
  const mutations = planPreview({ ...stored, made: makeDocuments(stored, sites) })
  if (mutations.length > 0) await commit(client, mutations, previewTransactionId())
}

/** Deletes the drafts that previews of a campaign made. */
export async function removePreview(client: SanityClient, id: string): Promise<void> {
  const { existing } = await readCampaign(client, id)
  const mutations = planPreviewRemoval(existing)
  if (mutations.length > 0) await commit(client, mutations)
}

/** Deletes a campaign of which nothing is on any site. */
export async function deleteCampaign(client: SanityClient, id: string): Promise<void> {
  const { existing } = await readCampaign(client, id)
  const own = [id, `drafts.${id}`].map((one) => ({ delete: { id: one } }))
  await commit(client, [...planPreviewRemoval(existing), ...own])
}

async function commit(client: SanityClient, mutations: Mutation[], transactionId?: string): Promise<void> {
  try {
    await client.mutate(mutations, {
      returnDocuments: false,
      tag: 'campaigns',
      ...(transactionId ? { transactionId } : {}),
    })
  } catch (error) {
    const status = (error as { statusCode?: number }).statusCode
    if (status === 409) {
      throw new CampaignRefusal(
        'Someone else just changed part of this. Nothing was saved. Check it, then try again.',
      )
    }
    if (status === 403) {
      throw new CampaignRefusal('You can’t change every site in this campaign. Nothing was saved.')
    }
    throw error
  }
}
