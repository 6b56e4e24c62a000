import type { SanityClient, SanityDocument, Transaction } from '@sanity/client'
import { defineQuery } from 'groq'
import { DealerError, explainRefusal } from './dealer-error.ts'

const WHO = 'the site’s managers and administrators'

const launchSettingsQuery = defineQuery('*[_type == "siteSettings" && tenant._ref == $tenant]')

/**
 * Shows a site that was being set up to shoppers, at once.
 * @param tenant `_id` of its `tenant` document
 * @param now an instant, ISO UTC
 * @throws DealerError when it is live already, has no settings, or the person may not
 */
export async function putLive(client: SanityClient, tenant: string, now: string): Promise<void> {
  const forms = await readSettings(client, tenant)
  const { launch, name } = forms[0]
  if (!launch || launch.liveAt) throw new DealerError(`${String(name)} is live already.`)
  await patchAll(client, forms, { set: { 'launch.liveAt': now } })
}

/**
 * Hides a site from shoppers again, who read that it opens soon. What it was set up with stays.
 * @throws DealerError when it is not live, has no settings, or the person may not
 */
export async function takeOff(client: SanityClient, tenant: string): Promise<void> {
  const forms = await readSettings(client, tenant)
  const { launch, name } = forms[0]
  if (!launch?.liveAt) throw new DealerError(`${String(name)} was not put live here.`)
  await patchAll(client, forms, { unset: ['launch.liveAt'] })
}

/**
 * Notes which steps of Set up somebody settled by leaving things as they are.
 * @throws DealerError when the site has no settings, or the person may not
 */
export async function settleSteps(
  client: SanityClient,
  tenant: string,
  decided: readonly string[],
): Promise<void> {
  const forms = await readSettings(client, tenant)
  await patchAll(client, forms, { set: { 'launch.decided': [...decided] } })
}

/**
 * Notes who saved a step of Set up, in place of who saved it before.
 * @param now an instant, ISO UTC
 * @throws DealerError when the site has no settings, or the person may not
 */
export async function noteSavedStep(
  client: SanityClient,
  tenant: string,
  saved: { readonly step: string; readonly by: string },
  now: string,
): Promise<void> {
  const forms = await readSettings(client, tenant)
  const transaction = client.transaction()
  const item = { ...saved, _key: saved.step, _type: 'savedStep', at: now }
  for (const { _id, _rev } of forms)
    transaction.patch(_id, (patch) =>
      patch
        .ifRevisionId(_rev)
        .unset([`launch.saved[_key==${JSON.stringify(saved.step)}]`])
        .setIfMissing({ 'launch.saved': [] })
        .append('launch.saved', [item]),
    )
  await commit(transaction, forms)
}

type Settings = SanityDocument & { launch?: { liveAt?: string } }
type Forms = [published: Settings, ...drafts: Settings[]]

async function readSettings(client: SanityClient, tenant: string): Promise<Forms> {
  const found = await client.fetch<Settings[]>(launchSettingsQuery, { tenant }, { perspective: 'raw' })
  const published = found.find(({ _id }) => !_id.includes('.'))
  if (!published) throw new DealerError('The site has no settings yet. Publish them first.')
  return [published, ...found.filter(({ _id }) => _id === `drafts.${published._id}`)]
}

/** The draft says the same: publishing it later changes nothing of this. */
async function patchAll(
  client: SanityClient,
  forms: Forms,
  change: { set: Record<string, unknown> } | { unset: string[] },
): Promise<void> {
  const transaction = client.transaction()
  for (const { _id, _rev } of forms) transaction.patch(_id, { ...change, ifRevisionID: _rev })
  await commit(transaction, forms)
}

async function commit(transaction: Transaction, forms: Forms): Promise<void> {
  try {
    await transaction.commit({ visibility: 'sync' })
  } catch (error) {
    throw explainRefusal(error, String(forms[0].name), WHO)
  }
}
