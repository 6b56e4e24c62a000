import type { SetUpSettingsQueryResult } from '@forecourt/schemas/types'
import { ClientError, type SanityClient, type SanityDocument } from '@sanity/client'
import { defineQuery } from 'groq'
import { saysTheSame } from '../sites/compare/write-setting.ts'

const setUpSettingsQuery = defineQuery('*[_type == "siteSettings" && tenant._ref == $tenant]{_id, _rev}')

/** Settings could not be saved; `message` is for the person. */
export class SettingsNotSaved extends Error {
  override readonly name = 'SettingsNotSaved'
}

/** Values by field; undefined takes the field away. */
export type SettingsChange = Readonly<Record<string, unknown>>

/**
 * Writes fields of a site's settings, on the site at once and, where there is one, in their draft, in one transaction.
 * @param tenant `_id` of the site's `tenant` document
 * @throws SettingsNotSaved when there are no settings, somebody else was faster, or they may not be written
 */
export async function saveSettings(
  client: SanityClient,
  tenant: string,
  change: SettingsChange,
): Promise<void> {
  const forms = await listForms(client, tenant)
  const transaction = client.transaction()
  for (const { _id, _rev } of forms)
    transaction.patch(_id, (patch) => patch.set(given(change)).unset(taken(change)).ifRevisionId(_rev))
  await commit(() => transaction.commit({ returnDocuments: false, tag: 'set-up' }))
  if (forms.length > 1) await dropIdleDraft(client, forms[0]._id)
}

/** Deletes a draft that says nothing else than what is published. */
async function dropIdleDraft(client: SanityClient, id: string): Promise<void> {
  const [published, draft] = await client.getDocuments([id, `drafts.${id}`])
  if (!published || !draft || !saysTheSame(published, draft)) return
  // A deletion takes no revision, so a patch before it fails when somebody was faster.
  const transaction = client
    .transaction()
    .patch(draft._id, { unset: ['_undone'], ifRevisionID: draft._rev })
    .delete(draft._id)
  await commit(() => transaction.commit({ returnDocuments: false, tag: 'set-up' }))
}

/** Writes fields into the draft of a site's settings alone, which previews show and shoppers do not. */
export async function draftSettings(
  client: SanityClient,
  tenant: string,
  change: SettingsChange,
): Promise<void> {
  const [published] = await listForms(client, tenant)
  const whole = await client.getDocument<SanityDocument>(published._id)
  if (!whole) throw new SettingsNotSaved('The site has no settings any more.')
  const { _rev, _createdAt, _updatedAt, ...fields } = whole
  const id = `drafts.${published._id}`
  const transaction = client
    .transaction()
    .createIfNotExists({ ...fields, _id: id })
    .patch(id, (patch) => patch.set(given(change)).unset(taken(change)))
  await commit(() => transaction.commit({ returnDocuments: false, tag: 'set-up.draft' }))
}

type Form = SetUpSettingsQueryResult[number]

async function listForms(client: SanityClient, tenant: string): Promise<[Form, ...Form[]]> {
  const found = await client.fetch<SetUpSettingsQueryResult>(
    setUpSettingsQuery,
    { tenant },
    { perspective: 'raw' },
  )
  const published = found.find(({ _id }) => !_id.includes('.'))
  if (!published) throw new SettingsNotSaved('The site has no settings yet. Publish them first.')
  return [published, ...found.filter(({ _id }) => _id === `drafts.${published._id}`)]
}

const given = (change: SettingsChange) =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
const taken = (change: SettingsChange) => Object.keys(change).filter((name) => change[name] === undefined)

async function commit(write: () => Promise<unknown>): Promise<void> {
  try {
    await write()
  } catch (error) {
    if (!(error instanceof ClientError)) throw error
    if (error.statusCode === 409)
      throw new SettingsNotSaved('Someone else just changed these settings. Nothing was saved. Try again.', {
        cause: error,
      })
    if (error.statusCode === 403)
      throw new SettingsNotSaved('You can view this but not change it. Ask a site manager.', { cause: error })
    throw error
  }
}
