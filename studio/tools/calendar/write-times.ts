import { addMs, compareInstants } from '@forecourt/schemas/contract'
import { ClientError, type SanityClient, type SanityDocument, type Transaction } from '@sanity/client'
import { getDraftId, getValueAtPath, type Path, stringToPath } from 'sanity'
import type { TimeFields } from './items.ts'
import type { Times } from './window-edit.ts'

/** New times of one document. `rev` is the revision that was read, of the draft or of the published document. */
export interface TimesChange {
  readonly timesKey: string
  readonly id: string
  readonly name: string
  readonly draft: boolean
  readonly rev: string
  /** The revision of the answer it was moved in. */
  readonly answerRev: string
  readonly fields: TimeFields
  readonly before: Times
  readonly after: Times
}

/** A change that was written: what undoing it has to know. */
export interface WrittenChange extends TimesChange {
  /** The draft did not exist before. */
  readonly createdDraft: boolean
  /** The revision of the draft after it. */
  readonly writtenRev: string
}

/** Somebody else was faster, or the lake refused; `message` is for the person. */
export class WriteRefusal extends Error {
  override name = 'WriteRefusal'
}

/**
 * Writes new times to drafts, all or none, in one transaction. A missing draft is made from the published document.
 * @throws {WriteRefusal} when a document is no longer as it was looked at, or may not be written
 */
export async function writeTimes(
  client: SanityClient,
  changes: readonly TimesChange[],
): Promise<WrittenChange[]> {
  const transaction = client.transaction()
  // Banners of one page share its document: its draft is made, and its revision asked for, once.
  const touched = new Set<string>()
  for (const change of changes) {
    const isFirst = !touched.has(change.id)
    touched.add(change.id)
    if (isFirst && !change.draft) addDraft(transaction, await findUnchanged(client, change))
    patchTimes(transaction, change, change.after, isFirst && change.draft ? change.rev : undefined)
  }
  const writtenRev = await commit(transaction, changes)
  return changes.map((change) => ({ ...change, createdDraft: !change.draft, writtenRev }))
}

/**
 * Takes written changes back, in one transaction: drafts they made go again when nothing else is in them, others get
 * their times back. What somebody else changed beside the times stays.
 * @throws {WriteRefusal} when the times were changed since, or nothing is left of the document
 */
export async function undoTimes(client: SanityClient, written: readonly WrittenChange[]): Promise<void> {
  const transaction = client.transaction()
  const touched = new Set<string>()
  for (const change of written) {
    const isFirst = !touched.has(change.id)
    touched.add(change.id)
    const draftId = getDraftId(change.id)
    const documents = (await client.getDocuments([draftId, change.id])).filter((found) => found !== null)
    const draft = documents.find(({ _id }) => _id === draftId)
    const published = documents.find(({ _id }) => _id === change.id)
    const current = draft ?? documents[0]
    if (!current || !sameTimes(readTimes(current, change.fields), change.after)) throw changedSince(change)
    const isAlone = written.filter(({ id }) => id === change.id).length === 1
    if (isAlone && draft && published && change.createdDraft && saysNothingElse(draft, published, change)) {
      // A deletion takes no revision: the patch before it makes the transaction fail when somebody was faster.
      patchTimes(transaction, change, change.before, draft._rev)
      transaction.delete(draftId)
      continue
    }
    if (!draft && isFirst) addDraft(transaction, current)
    patchTimes(transaction, change, change.before, isFirst ? draft?._rev : undefined)
  }
  await commit(transaction, written)
}

async function findUnchanged(client: SanityClient, change: TimesChange): Promise<SanityDocument> {
  const published = await client.getDocument(change.id)
  if (published?._rev !== change.rev) throw changedSince(change)
  return published
}

function addDraft(transaction: Transaction, { _rev, _updatedAt, ...published }: SanityDocument): void {
  transaction.create({ ...published, _id: getDraftId(published._id) })
}

function patchTimes(transaction: Transaction, change: TimesChange, to: Times, rev?: string): void {
  const { set, unset } = buildPatch(change.fields, to)
  transaction.patch(getDraftId(change.id), (patch) => {
    const written = patch.set(set).unset(unset)
    return rev ? written.ifRevisionId(rev) : written
  })
}

/** The patch that stores times; a field that the document does not have is left alone. */
export function buildPatch(fields: TimeFields, to: Times): { set: Record<string, string>; unset: string[] } {
  const pairs = [
    [fields.start, to.start],
    [fields.expiry, to.expiry],
  ] as const
  const set = pairs.flatMap(([path, value]) => (path && value ? [[path, value]] : []))
  const unset = pairs.flatMap(([path, value]) => (path && !value ? [path] : []))
  return { set: Object.fromEntries(set), unset }
}

async function commit(transaction: Transaction, changes: readonly TimesChange[]): Promise<string> {
  try {
    const { transactionId } = await transaction.commit({ returnDocuments: false, tag: 'calendar' })
    return transactionId
  } catch (error) {
    const first = changes[0]
    if (error instanceof ClientError && error.statusCode === 409 && first) throw changedSince(first)
    if (error instanceof ClientError && error.statusCode === 403) {
      throw new WriteRefusal('You can view this but not change it. Ask a site manager.')
    }
    throw error
  }
}

function changedSince({ name }: TimesChange): WriteRefusal {
  return new WriteRefusal(`Someone else just changed “${name}”. Nothing was moved. Check it, then try again.`)
}

function readTimes(document: SanityDocument, fields: TimeFields): Times {
  const read = (path: string | null) => {
    const value = path === null ? null : getValueAtPath(document, stringToPath(path))
    return typeof value === 'string' ? addMs(value, 0) : null
  }
  return { start: read(fields.start), expiry: read(fields.expiry) }
}

/** Whether a draft with its times from before would be what is published. */
function saysNothingElse(draft: SanityDocument, published: SanityDocument, change: TimesChange): boolean {
  const times = readTimes(published, change.fields)
  return (
    sameTimes(times, change.before) && sameValue(comparable(draft, change), comparable(published, change))
  )
}

/** A document without its times and what the lake writes itself. */
function comparable(
  { _id, _rev, _createdAt, _updatedAt, ...document }: SanityDocument,
  { fields }: TimesChange,
) {
  const paths = [fields.start, fields.expiry].filter((path) => path !== null)
  return paths.reduce<unknown>((value, path) => without(value, stringToPath(path)), document)
}

function without(value: unknown, [name, ...rest]: Path): unknown {
  if (name === undefined || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const item = getValueAtPath(value, [name])
    return value.map((one) => (one === item ? without(one, rest) : one))
  }
  if (typeof name !== 'string') return value
  const { [name]: inner, ...others } = value as Record<string, unknown>
  return rest.length === 0 ? others : { ...others, [name]: without(inner, rest) }
}

function sameValue(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return one === other
  const [names, otherNames] = [Object.keys(one), Object.keys(other)]
  return (
    names.length === otherNames.length &&
    names.every((name) =>
      sameValue((one as Record<string, unknown>)[name], (other as Record<string, unknown>)[name]),
    )
  )
}

function sameTimes(a: Times, b: Times): boolean {
  const same = (one: string | null, other: string | null) =>
    one === null || other === null ? one === other : compareInstants(one, other) === 0
  return same(a.start, b.start) && same(a.expiry, b.expiry)
}
