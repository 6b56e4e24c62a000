import { joinSettings, splitSettings } from '@forecourt/schemas/contract'
import type { SanityClient } from '@sanity/client'

type Fields = Record<string, unknown>
type Stored = Fields & { _id: string; _type: string; _rev: string }

const RECORD_ID = 'seedRecord'
const FORM = /^(?:drafts\.|versions\.[^.]+\.)?/
const tenants = '*[_type == "tenant"] | order(_id asc)'

/** The id of the dealer's own settings beside a `tenant` document, in the same form (draft, version, published). */
function getSettingsId(tenantId: string): string {
  const form = FORM.exec(tenantId)?.[0] ?? ''
  return `${form}siteSettings-${tenantId.slice(form.length).replace(/^tenant-/, '')}`
}

/**
 * Takes the dealer's settings out of `tenant` documents of the old form into `siteSettings`, drafts and versions too,
 * one transaction per document. Existing documents are left unchanged. Returns the ids of the documents that were split.
 * @throws what the client throws when the lake refuses
 */
export async function migrateSettings(client: SanityClient): Promise<string[]> {
  const split: string[] = []
  for (const document of await client.fetch<Stored[]>(tenants)) {
    if (await splitDocument(client, document)) split.push(document._id)
  }
  await rememberSeeded(client)
  return split
}

async function splitDocument(client: SanityClient, document: Stored): Promise<boolean> {
  const { tenant, siteSettings, scrollingBanner } = splitSettings(document)
  if (tenant === null) return false
  const id = getSettingsId(document._id)
  const owner = document._id.replace(FORM, '')
  const front = scrollingBanner ? await findFrontPage(client, document._id) : null
  const transaction = client.transaction()
  const removed = Object.keys(document).filter((key) => !(key in tenant))
  const changed = Object.entries(tenant).filter(
    ([key, value]) => !key.startsWith('_') && JSON.stringify(value) !== JSON.stringify(document[key]),
  )
  transaction.patch(document._id, (patch) =>
    patch.ifRevisionId(document._rev).set(Object.fromEntries(changed)).unset(removed),
  )
  const existing = await listSettings(client, owner)
  if (existing.includes(getSettingsId(owner))) {
    // A flag that became the dealer's when its settings had been split already.
    const flags = document._id === owner ? flagFields(siteSettings.flags) : []
    const missing = Object.fromEntries(flags)
    if (flags.length > 0)
      for (const own of existing) {
        transaction.patch(own, (patch) => patch.setIfMissing({ flags: { _type: 'siteFlags' } }))
        transaction.patch(own, (patch) => patch.setIfMissing(missing))
      }
  } else {
    transaction.createIfNotExists({
      _id: id,
      _type: 'siteSettings',
      tenant: { _type: 'reference', _ref: owner },
      ...siteSettings,
    })
  }
  if (front) transaction.patch(front, (patch) => patch.setIfMissing({ scrollingBanner }))
  await transaction.commit({ visibility: 'sync' })
  return true
}

/** The dealer's own settings in every form: published, drafts and versions. */
function listSettings(client: SanityClient, owner: string): Promise<string[]> {
  return client.fetch<string[]>('*[_type == "siteSettings" && tenant._ref == $owner]._id', { owner })
}

function flagFields(flags: unknown): [path: string, value: unknown][] {
  return Object.entries((flags ?? {}) as Fields)
    .filter(([flag]) => !flag.startsWith('_'))
    .map(([flag, value]) => [`flags.${flag}`, value])
}

/** The front page in the form of the document, or as it is published. */
async function findFrontPage(client: SanityClient, tenantId: string): Promise<string | null> {
  const form = FORM.exec(tenantId)?.[0] ?? ''
  const pages = await client.fetch<string[]>(
    '*[_type == "page" && slug.current == "home" && tenant._ref == $owner]._id',
    { owner: tenantId.replace(FORM, '') },
  )
  return pages.find((id) => FORM.exec(id)?.[0] === form) ?? pages.find((id) => !id.includes('.')) ?? null
}

/** A dealer deleted after seeding must not be restored by the new document of its settings. */
async function rememberSeeded(client: SanityClient): Promise<void> {
  const record = await client.fetch<{ _rev: string; documents: string[] } | null>('*[_id == $id][0]', {
    id: RECORD_ID,
  })
  if (record === null) return
  const known = new Set(record.documents)
  const missing = record.documents
    .filter((id) => id.startsWith('tenant-'))
    .map(getSettingsId)
    .filter((id) => !known.has(id))
  if (missing.length === 0) return
  await client
    .patch(RECORD_ID)
    .ifRevisionId(record._rev)
    .set({ documents: [...record.documents, ...missing].sort() })
    .commit({ visibility: 'sync' })
}

/**
 * Puts the settings back into one document, for an older version of the platform. Returns the ids of the documents that
 * were joined.
 * @throws what the client throws when the lake refuses
 */
export async function joinBackSettings(client: SanityClient): Promise<string[]> {
  const joined: string[] = []
  const pages = new Set<string>()
  for (const tenant of await client.fetch<Stored[]>(tenants)) {
    const id = getSettingsId(tenant._id)
    const own = await client.getDocument<Fields>(id)
    const owner = (own?.tenant as { _ref?: unknown } | undefined)?._ref
    if (own?._type !== 'siteSettings' || owner !== tenant._id.replace(FORM, '')) continue
    const front = await findFrontPage(client, tenant._id)
    const page = front ? await client.getDocument<Fields>(front) : null
    const banner = typeof page?.scrollingBanner === 'string' ? page.scrollingBanner : ''
    if (front && banner) pages.add(front)
    const fields = Object.entries(joinSettings(tenant, own, banner)).filter(([key]) => !key.startsWith('_'))
    await client
      .transaction()
      .patch(tenant._id, (patch) => patch.ifRevisionId(tenant._rev).set(Object.fromEntries(fields)))
      .delete(id)
      .commit({ visibility: 'sync' })
    joined.push(tenant._id)
  }
  // A draft and its published document may have read the banner of the same page.
  for (const page of pages) await client.patch(page).unset(['scrollingBanner']).commit({ visibility: 'sync' })
  return joined
}
