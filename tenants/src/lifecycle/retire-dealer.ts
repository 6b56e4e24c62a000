import type { SanityClient, SanityDocument } from '@sanity/client'
import { DealerError, explainRefusal } from './dealer-error.ts'

/**
 * Takes a dealer's site out of use. Its addresses answer as those of a deleted dealer (503 for an hour, then 404);
 * nothing is deleted, and its addresses stay its own.
 * @param id `_id` of its `tenant` document
 * @param now an instant, ISO UTC
 * @throws DealerError when it is retired already, not there, or the person may not
 */
export async function retireDealer(client: SanityClient, id: string, now: string): Promise<void> {
  const forms = await readForms(client, id)
  const { name, retiredAt } = forms.published
  if (retiredAt) throw new DealerError(`${String(name)} is retired already.`)
  await patchForms(client, forms, { set: { retiredAt: now } })
}

/**
 * Puts a retired dealer's site back into use, as it was.
 * @param id `_id` of its `tenant` document
 * @throws DealerError when it is not retired, not there, or the person may not
 */
export async function reopenDealer(client: SanityClient, id: string): Promise<void> {
  const forms = await readForms(client, id)
  const { name, retiredAt } = forms.published
  if (!retiredAt) throw new DealerError(`${String(name)} is not retired.`)
  await patchForms(client, forms, { unset: ['retiredAt'] })
}

type Forms = { published: SanityDocument; draft: SanityDocument | null }

async function readForms(client: SanityClient, id: string): Promise<Forms> {
  const [published, draft] = await client.getDocuments([id, `drafts.${id}`])
  if (!published) throw new DealerError('This dealer is not there any more.')
  return { published, draft: draft ?? null }
}

/** The draft says the same: publishing it later changes nothing of this. */
async function patchForms(
  client: SanityClient,
  { published, draft }: Forms,
  change: { set: Record<string, unknown> } | { unset: string[] },
): Promise<void> {
  const transaction = client.transaction()
  for (const form of draft ? [published, draft] : [published])
    transaction.patch(form._id, { ...change, ifRevisionID: form._rev })
  try {
    await transaction.commit({ visibility: 'sync' })
  } catch (error) {
    throw explainRefusal(error, String(published.name))
  }
}
