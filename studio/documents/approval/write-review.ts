import type { ReviewWord } from '@forecourt/schemas/contract'
import type { Mutation, SanityClient } from '@sanity/client'
import { type EditedOffer, formatApprovedText } from './edited-offer.ts'

/** Why nothing was written, in words for the person. */
class ReviewRefusal extends Error {
  override readonly name = 'ReviewRefusal'
}

/** Who says something; the content checks that it is the person who is signed in. */
type Reviewer = { readonly id: string; readonly name: string }

type Said = { draft: EditedOffer; note: string; reviewer: Reviewer }

const publishedId = (id: string) => id.replace(/^drafts\./, '')

function buildReview(said: ReviewWord, { draft, note, reviewer }: Said) {
  return {
    _type: 'offerReview',
    offer: publishedId(draft._id),
    sites: draft.sites ?? [],
    said,
    by: reviewer.id,
    name: reviewer.name,
    note: note.trim(),
    revision: draft._rev,
    text: formatApprovedText(draft),
  }
}

/** Asks the site's managers to look at an offer. @throws ReviewRefusal */
export const askManager = (client: SanityClient, said: Said) =>
  commit(client, [{ create: buildReview('asked', said) }])

/** Says what should change before an offer is approved. @throws ReviewRefusal */
export const sendBack = (client: SanityClient, said: Said) =>
  commit(client, [{ create: buildReview('sentBack', said) }])

/**
 * Approves an offer and publishes it, in one transaction: what was looked at is what goes out, or nothing is written.
 * @throws ReviewRefusal when somebody changed it meanwhile, or the person may not publish it
 */
export function approve(
  client: SanityClient,
  { published, ...said }: Said & { published: EditedOffer | null },
): Promise<void> {
  const { _id, _rev, _updatedAt, ...content } = said.draft
  const id = publishedId(_id)
  const created = published ? { _createdAt: published._createdAt } : {}
  return commit(client, [
    guard(said.draft),
    ...(published ? [guard(published)] : []),
    { create: buildReview('approved', said) },
    { createOrReplace: { ...content, ...created, _id: id } },
    { delete: { id: _id } },
  ] as Mutation[])
}

/** A patch without an effect: replacing and deleting take no revision, so it fails in their place. */
const guard = ({ _id, _rev }: EditedOffer): Mutation => ({
  patch: { id: _id, unset: ['_guarded'], ifRevisionID: _rev },
})

async function commit(client: SanityClient, mutations: Mutation[]): Promise<void> {
  try {
    await client.mutate(mutations, { returnDocuments: false, tag: 'approval' })
  } catch (error) {
    const { statusCode } = error as { statusCode?: number }
    if (statusCode === 409)
      throw new ReviewRefusal('Someone changed it just now, so nothing was written. Look again.', {
        cause: error,
      })
    if (statusCode === 403)
      throw new ReviewRefusal('You can’t do this for every site it’s on.', { cause: error })
    throw error
  }
}
