// Copies a dealer into a dataset of its own, from which its site is read then (docs/content-service.md).
import { listTypes, SCOPE_TABLE } from '@forecourt/schemas/contract'
import type { SanityClient } from '@sanity/client'
import type { TenantCommand } from './arguments.ts'
import { requireTenant, type Session, type StoredDocument } from './lake-session.ts'

/** What a place has copies of, for references alone: the site reads these from the main dataset. */
const REFERRED = ['manufacturer', 'model']
const AT_ONCE = 100
/** An asset's id is made of its content, so that the copy has the same. */
const ASSET = /^(image|file)-/

type Asset = { _id: string; url: string; originalFilename?: string; mimeType?: string }

/**
 * `dataset`: makes the dataset where there is none, and copies the dealer into it. Done again, it renews the copies of the
 * platform's documents and adds what is missing; what the dealer's people have changed there stays.
 */
export async function copyDealer(
  { slug, projectId, dataset }: Extract<TenantCommand, { kind: 'dataset' }>,
  { client, say, connectPlace }: Session,
): Promise<void> {
  const tenant = await requireTenant(client, slug)
  const place = connectPlace({ projectId, dataset })
  if (await makeDataset(place, dataset)) say(`${dataset} is a new private dataset of ${projectId}.`)
  const { own, referred } = await collectCopies(client, tenant)
  const assets = await copyAssets(client, place, [...own, ...referred])
  const isNew = (await place.fetch<number>('count(*[_id == $id])', { id: tenant._id })) === 0
  await write(place, referred, 'createOrReplace')
  await write(place, own, 'createIfNotExists')
  say(
    `${String(tenant.name)}: ${own.length} documents and ${assets} pictures are in ${dataset} of ${projectId}` +
      `${isNew ? '' : '; those that were there already are unchanged'}, with ${referred.length} of the platform’s.`,
  )
  const entry = { dealer: slug, projectId, dataset, readToken: '<a token that reads it>' }
  say(`The site reads them when CONTENT_PLACES has ${JSON.stringify(entry)}`)
}

/** @returns whether it was made */
async function makeDataset(place: SanityClient, dataset: string): Promise<boolean> {
  const known = await place.datasets.list()
  if (known.some(({ name }) => name === dataset)) return false
  await place.datasets.create(dataset, { aclMode: 'private' })
  return true
}

/** The dealer's documents with their drafts, and what they refer to of the platform's. */
async function collectCopies(client: SanityClient, tenant: StoredDocument) {
  const found = await client.fetch<StoredDocument[]>(
    `*[!(_id in path("versions.**")) && (
      (_type in $ownTypes && tenant._ref == $id) || (_type in $sharedTypes && $id in sites[]._ref)
      || (_type in $referred && !(_id in path("drafts.**"))))]`,
    {
      id: tenant._id,
      ownTypes: listTypes('tenant').filter((type) => type !== 'tenant'),
      sharedTypes: listTypes('sites'),
      referred: REFERRED,
    },
  )
  const documents = [tenant, ...found].map((document) => narrowSites(document, tenant._id))
  const ids = new Set(documents.map(({ _id }) => _id))
  const copies = documents.map((document) => weaken(withoutRevision(document), ids) as StoredDocument)
  const isReferred = ({ _type }: StoredDocument) => _type === 'tenant' || REFERRED.includes(_type)
  return {
    own: copies.filter((each) => !isReferred(each)),
    // A model refers to its make.
    referred: copies.filter(isReferred).sort((a, b) => rankCopy(a) - rankCopy(b)),
  }
}

const rankCopy = ({ _type }: StoredDocument) => ['manufacturer', 'model', 'tenant'].indexOf(_type)

/** A document that several sites share is for this one alone there. */
function narrowSites(document: StoredDocument, id: string): StoredDocument {
  if (SCOPE_TABLE[document._type as keyof typeof SCOPE_TABLE] !== 'sites') return document
  const only = (list: unknown) =>
    (Array.isArray(list) ? (list as { _ref?: string }[]) : []).filter(({ _ref }) => _ref === id)
  return { ...document, sites: only(document.sites), excludedSites: only(document.excludedSites) }
}

function withoutRevision({ _rev, ...document }: StoredDocument): StoredDocument {
  return document as StoredDocument
}

/** References to what is not copied (other dealers, campaigns) are kept, and hold nothing. */
function weaken(value: unknown, ids: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((item) => weaken(item, ids))
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.fromEntries(Object.entries(value).map(([name, field]) => [name, weaken(field, ids)]))
  const { _ref } = value as { _ref?: unknown }
  return typeof _ref === 'string' && !ids.has(_ref) && !ASSET.test(_ref) ? { ...fields, _weak: true } : fields
}

async function copyAssets(
  client: SanityClient,
  place: SanityClient,
  documents: readonly StoredDocument[],
): Promise<number> {
  const wanted = [...new Set(documents.flatMap(listAssets))]
  const there = new Set(await place.fetch<string[]>('*[_id in $wanted]._id', { wanted }))
  const assets = await client.fetch<Asset[]>('*[_id in $ids]{_id, url, originalFilename, mimeType}', {
    ids: wanted.filter((id) => !there.has(id)),
  })
  for (const { _id, url, originalFilename: filename, mimeType: contentType } of assets) {
    const answer = await fetch(url)
    if (!answer.ok) throw new Error(`The picture ${_id} cannot be read: ${answer.status}`)
    const kind = _id.startsWith('image-') ? 'image' : 'file'
    const made = await place.assets.upload(kind, Buffer.from(await answer.arrayBuffer()), {
      ...(filename === undefined ? {} : { filename }),
      ...(contentType === undefined ? {} : { contentType }),
    })
    if (made._id !== _id) throw new Error(`The copy of the picture ${_id} is ${made._id}.`)
  }
  return assets.length
}

function listAssets(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(listAssets)
  if (typeof value !== 'object' || value === null) return []
  const { _ref } = value as { _ref?: unknown }
  const own = typeof _ref === 'string' && ASSET.test(_ref) ? [_ref] : []
  return [...own, ...Object.values(value).flatMap(listAssets)]
}

async function write(
  place: SanityClient,
  documents: readonly StoredDocument[],
  how: 'createOrReplace' | 'createIfNotExists',
): Promise<void> {
  for (let from = 0; from < documents.length; from += AT_ONCE) {
    const transaction = place.transaction()
    for (const document of documents.slice(from, from + AT_ONCE)) transaction[how](document)
    await transaction.commit({ visibility: 'sync' })
  }
}
