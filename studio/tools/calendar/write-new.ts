import type { DocumentType } from '@forecourt/schemas/contract'
import { siteTemplateId } from '@forecourt/schemas/studio'
import type { PatchOperations, SanityClient, SanityDocument, Transaction } from '@sanity/client'
import { getDraftId, type Template } from 'sanity'
import type { SpecialDay } from './special-days.ts'
import { WriteRefusal } from './write-times.ts'

/** What undoes a write. */
export type Undo = () => Promise<void>

/** A new document of a site, as a draft: the values its template gives, with these on top. */
export interface NewDocument {
  readonly type: DocumentType
  readonly siteId: string
  readonly values: Record<string, unknown>
}

/**
 * Makes a draft. `templates` are the Studio's, of which the site's gives the first values.
 * @returns its published id, and what deletes it again while nobody else has touched it
 */
export async function createDraft(
  client: SanityClient,
  templates: readonly Template[],
  { type, siteId, values }: NewDocument,
): Promise<{ id: string; undo: Undo }> {
  const id = crypto.randomUUID()
  const draftId = getDraftId(id)
  const made = await client.create(
    { ...templateValues(templates, type, siteId), ...values, _id: draftId, _type: type },
    { tag: 'calendar' },
  )
  const undo = () => deleteDraft(client, draftId, made._rev)
  return { id, undo }
}

function templateValues(templates: readonly Template[], type: DocumentType, tenantId: string) {
  const value = templates.find(({ id }) => id === siteTemplateId(type))?.value
  if (typeof value !== 'function') throw new Error(`New documents of type ${type} have no template.`)
  return (value as (parameters: { tenantId: string }) => Record<string, unknown>)({ tenantId })
}

/** Gives a location a popup that shows until `expiry`. */
export function writePopup(
  client: SanityClient,
  location: Target,
  popup: { title: string; expiry: string },
): Promise<Undo> {
  return patchDrafts(client, [location], () => ({
    setIfMissing: { popup: {} },
    set: { 'popup.title': popup.title, 'popup.expiry': popup.expiry },
  }))
}

/** Closes the locations of a proposed public holiday on its day. */
export function approveHoliday(client: SanityClient, day: SpecialDay): Promise<Undo> {
  return patchDrafts(client, day.locations, () => {
    const entry = { _key: crypto.randomUUID().slice(0, 12), _type: 'specialDay' }
    const items = [{ ...entry, date: day.date, name: day.name, status: 'Closed' }]
    return { setIfMissing: { specialHours: [] }, insert: { after: 'specialHours[-1]', items } }
  })
}

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
    if (!base) throw new WriteRefusal(`“${name}” is not there any more.`)
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
    return await transaction.commit({ returnDocuments: false, tag: 'calendar' })
  } catch (error) {
    const status = (error as { statusCode?: number }).statusCode
    if (status === 409) throw new WriteRefusal('Somebody has changed it just now, so it was left as it is.')
    if (status === 403) throw new WriteRefusal('You may not change this. Ask a manager of the site.')
    throw error
  }
}
