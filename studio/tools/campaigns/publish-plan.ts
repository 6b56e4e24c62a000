import type { MadeDocument } from '@forecourt/schemas/contract'
import type { Mutation, SanityDocument } from '@sanity/client'
import type { Campaign, Made, StoodBefore } from './campaign-content.query.ts'

/** Begins the revision of drafts that a campaign's preview wrote; who changes one by hand gives it another. */
const PREVIEW_REVISION = 'campaign-preview-'

/** An id for the transaction that writes a preview's drafts. */
export const previewTransactionId = () => `${PREVIEW_REVISION}${crypto.randomUUID()}`

/** Is this a draft that only the preview of a campaign wrote? */
export const isPreviewDraft = ({ _id, _rev }: { _id: string; _rev: string }) =>
  _id.startsWith('drafts.') && _rev.startsWith(PREVIEW_REVISION)

/** What a publish is planned from, as it was read. */
export interface PublishSource {
  readonly draft: Campaign | null
  readonly published: Campaign | null
  /** What the campaign makes, for every site. */
  readonly made: readonly MadeDocument[]
  /** What is published of it now, without drafts. */
  readonly existing: readonly Made[]
  /** Ids of the sites on which everything stays as it is. */
  readonly heldBack: ReadonlySet<string>
  readonly at: string
}

/**
 * The mutations of one publish: what the campaign makes is created or replaced, what it made before and makes no more is
 * deleted, and the campaign itself is published with what was replaced. Each document is guarded by the revision that
 * was read.
 * @throws RangeError when there is no campaign
 */
export function planPublish(source: PublishSource): Mutation[] {
  const { draft, published, heldBack, at } = source
  const campaign = draft ?? published
  if (!campaign) throw new RangeError('There is no campaign to publish.')
  const existing = source.existing.filter(isPublished)
  const made = source.made.filter(({ site }) => !heldBack.has(site)).map(({ document }) => document)
  const ids = new Set(made.map(({ _id }) => _id))
  const gone = existing.filter((one) => !ids.has(one._id) && !heldBack.has(createSite(one)))
  const campaignId = publishedId(campaign._id)
  const stoodAt = (id: string) => existing.find(({ _id }) => _id === id) ?? null
  const before: StoodBefore[] = [
    { id: campaignId, rev: published?._rev },
    ...made.map(({ _id }) => ({ id: _id, rev: stoodAt(_id)?._rev })),
    ...gone.map(({ _id, _rev }) => ({ id: _id, rev: _rev, removed: true })),
  ].map(({ rev, ...entry }, at) => ({ _key: `b${at}`, ...entry, ...(rev ? { rev } : {}) }))
  return [
    ...made.flatMap((document) => writeOver(stoodAt(document._id), document)),
    ...gone.flatMap((document) => [guard(document), { delete: { id: document._id } }]),
    ...writeOver(published, { ...copyDocument(campaign, campaignId), publication: { at, before } }),
    ...(draft ? [guard(draft), { delete: { id: draft._id } }] : []),
    ...planPreviewRemoval(source.existing),
  ]
}

/**
 * The mutations that make a draft of everything a campaign makes, as far as nobody is changing it by hand, so that
 * previews show the campaign before it is published. Earlier drafts of the kind that are made no more are deleted.
 */
export function planPreview(source: Omit<PublishSource, 'heldBack' | 'at'>): Mutation[] {
  const made = isAsPublished(source) ? [] : source.made.map(({ document }) => document)
  const wanted = new Set(made.map(({ _id }) => `drafts.${_id}`))
  const drafts = source.existing.filter((one) => !isPublished(one))
  const written = made.flatMap((document) => {
    const id = `drafts.${document._id}`
    const draft = drafts.find(({ _id }) => _id === id) ?? null
    return draft && !isPreviewDraft(draft) ? [] : writeOver(draft, { ...document, _id: id })
  })
  return [...written, ...planPreviewRemoval(drafts.filter(({ _id }) => !wanted.has(_id)))]
}

/** The mutations that take the drafts of a preview away again, and no other drafts. */
export function planPreviewRemoval(existing: readonly Made[]): Mutation[] {
  return existing.filter(isPreviewDraft).flatMap((draft) => [guard(draft), { delete: { id: draft._id } }])
}

/** Whether everything is as the last publish wrote it, so that another one would change nothing. */
export function isAsPublished(source: Omit<PublishSource, 'heldBack' | 'at'>): boolean {
  const { draft, published, made } = source
  if (draft || !published?.publication) return false
  const existing = source.existing.filter(isPublished)
  const isWritten = ({ document }: MadeDocument) =>
    existing.some(({ _id, _rev }) => _id === document._id && _rev === published._rev)
  return existing.length === made.length && made.every(isWritten)
}

/** What an undo is planned from. */
export interface UndoSource {
  readonly published: Campaign
  readonly draft: Campaign | null
  /** Every document the publish touched as it is now, drafts of them too. */
  readonly current: readonly Made[]
  /** What stood before, by id, as the history has it. */
  readonly past: ReadonlyMap<string, SanityDocument>
}

/** Why the last publish of a campaign cannot be undone: each document that prevents it, and what has changed in it. */
export interface UndoObstacle {
  readonly id: string
  readonly reason: 'changed' | 'deleted' | 'draft' | 'made-anew' | 'forgotten'
}

/** The revisions that the campaign's own transactions wrote: what has one of them was not changed by hand. */
function ownRevisions({ _rev, publication }: Campaign): Set<string> {
  return new Set([_rev, ...(publication?.revisions ?? [])])
}

/** What has happened since the last publish that an undo would write over. */
export function listObstacles({ published, current, past }: UndoSource): UndoObstacle[] {
  const own = ownRevisions(published)
  const byHand = current.filter((one) => !isPreviewDraft(one))
  return (published.publication?.before ?? []).flatMap(({ id, rev, removed }): UndoObstacle[] => {
    if (rev && !past.has(id)) return [{ id, reason: 'forgotten' }]
    if (id === published._id) return []
    const now = current.find(({ _id }) => _id === id)
    if (byHand.some(({ _id }) => _id === `drafts.${id}`)) return [{ id, reason: 'draft' }]
    if (removed) return now ? [{ id, reason: 'made-anew' }] : []
    if (!now) return [{ id, reason: 'deleted' }]
    return own.has(now._rev) ? [] : [{ id, reason: 'changed' }]
  })
}

/**
 * The mutations that put everything back as it stood before the last publish. What the campaign says stays, as a draft.
 * Only for a source without obstacles.
 */
export function planUndo({ published, draft, past, current }: UndoSource): Mutation[] {
  const entries = published.publication?.before ?? []
  const made = entries
    .filter(({ id }) => id !== published._id)
    .flatMap(({ id, removed }): Mutation[] => {
      const old = past.get(id)
      const restored = old ? [{ createOrReplace: copyDocument(old, id) }] : [{ delete: { id } }]
      const now = current.find(({ _id }) => _id === id)
      return [...(now && !removed ? [guard(now)] : []), ...restored]
    })
  const old = past.get(published._id) as Campaign | undefined
  const { publication: _last, ...content } = copyDocument(published, `drafts.${published._id}`) as Campaign
  return [
    ...made,
    guard(published),
    old ? { createOrReplace: withRevisions(old, published) } : { delete: { id: published._id } },
    ...(draft ? [] : [{ create: content }]),
    ...planPreviewRemoval(current),
  ]
}

const isPublished = ({ _id }: Made) => !_id.startsWith('drafts.')
const publishedId = (id: string) => id.replace(/^drafts\./, '')
const createSite = (made: Made) => made.sites?.[0]?._ref ?? ''

type Stored = { _id: string; _type: string; [field: string]: unknown }

function writeOver(stood: SanityDocument | null, document: Stored): Mutation[] {
  return stood ? [guard(stood), { createOrReplace: document }] : [{ create: document }]
}

/** A patch without an effect: replacing and deleting take no revision, so it fails in their place. */
function guard({ _id, _rev }: { _id: string; _rev: string }): Mutation {
  return { patch: { id: _id, unset: ['_guarded'], ifRevisionID: _rev } }
}

function copyDocument({ _rev, _updatedAt, ...document }: SanityDocument, _id: string): SanityDocument {
  return { ...document, _id } as SanityDocument
}

/**
 * A campaign as it was before its last publish, with the record of the publish before that one, which can be undone next.
 * A document of that publish may have its revision still, or that of this undo or of an earlier one.
 */
function withRevisions(old: Campaign, published: Campaign): SanityDocument {
  const { publication, ...document } = copyDocument(old, published._id) as Campaign
  if (!publication) return document as SanityDocument
  const revisions = [...new Set([...ownRevisions(old), ...ownRevisions(published)])]
  return { ...document, publication: { ...publication, revisions } } as SanityDocument
}
