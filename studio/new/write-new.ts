import { type DocumentType, SCOPE_TABLE } from '@forecourt/schemas/contract'
import { siteTemplateId } from '@forecourt/schemas/studio'
import type { PatchOperations, SanityClient, SanityDocument, Transaction } from '@sanity/client'
import { getDraftId, type Template } from 'sanity'
import type { Times } from '../tools/calendar/window-edit.ts'
import { WriteRefusal } from '../tools/calendar/write-times.ts'

/** What undoes a write. */
export type Undo = () => Promise<void>

/** A new document of one site or several, as a draft: the values its template gives, with these on top. */
export interface NewDocument {
  readonly type: DocumentType
  readonly siteIds: readonly string[]
  readonly values: Record<string, unknown>
}

/**
 * Makes a draft. `templates` are the Studio's, of which the site's gives the first values.
 * @returns its published id, and what deletes it again while nobody else has touched it
 */
export async function createDraft(
  client: SanityClient,
  templates: readonly Template[],
  { type, siteIds, values }: NewDocument,
): Promise<{ id: string; undo: Undo }> {
  const id = crypto.randomUUID()
  const draftId = getDraftId(id)
  const made = await client.create(
    { ...templateValues(templates, type, siteIds), ...values, _id: draftId, _type: type },
    { tag: 'new' },
  )
  const undo = () => deleteDraft(client, draftId, made._rev)
  return { id, undo }
}

/** Whose it is by its template, with all of its sites where it can be for several. */
function templateValues(
  templates: readonly Template[],
  type: DocumentType,
  siteIds: readonly string[],
): Record<string, unknown> {
  const sites = siteIds.map((id) => ({ _key: id.replaceAll(/[^\w-]/g, ''), _type: 'reference', _ref: id }))
  if (SCOPE_TABLE[type] === 'across') return { sites }
  const value = templates.find(({ id }) => id === siteTemplateId(type))?.value
  if (typeof value !== 'function') throw new Error(`New documents of type ${type} have no template.`)
  const given = (value as (parameters: { tenantId: string }) => Record<string, unknown>)({
    tenantId: siteIds[0] ?? '',
  })
  return SCOPE_TABLE[type] === 'sites' ? { ...given, sites } : given
}

/** Gives locations a popup that shows in these times. */
export function writePopup(
  client: SanityClient,
  locations: readonly Target[],
  { title, start, expiry }: Times & { title: string },
): Promise<Undo> {
  return patchDrafts(client, locations, () => ({
    setIfMissing: { popup: {} },
    set: {
      'popup.title': title,
      ...(start ? { 'popup.start': start } : {}),
      ...(expiry ? { 'popup.expiry': expiry } : {}),
    },
    unset: [...(start ? [] : ['popup.start']), ...(expiry ? [] : ['popup.expiry'])],
  }))
}

/** Closes locations on a day; other hours are entered with theirs. */
export function closeOn(
  client: SanityClient,
  locations: readonly Target[],
  { date, name }: { date: string; name: string },
): Promise<Undo> {
  const day = { _type: 'specialDay', date, name, status: 'Closed' }
  return patchDrafts(client, locations, () => addItem('specialHours', { ...day, _key: newKey() }))
}

/** Adds a person to the team of a location; `key` is that of the new item. */
export function addPerson(
  client: SanityClient,
  location: Target,
  { name, key }: { name: string; key: string },
): Promise<Undo> {
  return patchDrafts(client, [location], () => addItem('people', { _key: key, _type: 'person', name }))
}

export const newKey = () => crypto.randomUUID().slice(0, 12)

const addItem = (list: string, item: object): PatchOperations => ({
  setIfMissing: { [list]: [] },
  insert: { after: `${list}[-1]`, items: [item] },
})

type Target = { readonly id: string; readonly name: string }

/**
 * Changes the drafts of documents in one transaction, each made of what is published when it is missing. Undo puts them
 * back as they were, in one transaction too.
 */
async function patchDrafts(
  client: SanityClient,
  targets: readonly Target[],
  change: () => PatchOperations,
): Promise<Undo> {
  const transaction = client.transaction()
  const undos: ((undo: Transaction, rev: string) => Transaction)[] = []
  for (const { id, name } of targets) {
    const draftId = getDraftId(id)
    const [draft, published] = await client.getDocuments([draftId, id])
    const base = draft ?? published
    if (!base) throw new WriteRefusal(`“${name}” isn’t there any more.`)
    if (!draft) transaction.create(copyDocument(base, draftId))
    transaction.patch(draftId, { ...change(), ...(draft ? { ifRevisionID: draft._rev } : {}) })
    undos.push((undo, rev) => {
      undo.patch(draftId, unchanged(rev))
      return draft ? undo.createOrReplace(copyDocument(draft, draftId)) : undo.delete(draftId)
    })
  }
  const { transactionId } = await commit(transaction)
  return async () => {
    await commit(undos.reduce((undo, add) => add(undo, transactionId), client.transaction()))
  }
}

function copyDocument({ _rev, _updatedAt, ...document }: SanityDocument, _id: string) {
  return { ...document, _id }
}

/** A patch without an effect: a deletion takes no revision, so it fails in its place when somebody was faster. */
const unchanged = (rev: string): PatchOperations => ({ unset: ['_undone'], ifRevisionID: rev })

async function deleteDraft(client: SanityClient, draftId: string, rev: string): Promise<void> {
  await commit(client.transaction().patch(draftId, unchanged(rev)).delete(draftId))
}

async function commit(transaction: Transaction) {
  try {
    return await transaction.commit({ returnDocuments: false, tag: 'new' })
  } catch (error) {
    const status = (error as { statusCode?: number }).statusCode
    if (status === 409)
      throw new WriteRefusal('Someone else just changed this. Nothing was saved. Try again.')
    if (status === 403) throw new WriteRefusal('You can view this but not change it. Ask a site manager.')
    throw error
  }
}
