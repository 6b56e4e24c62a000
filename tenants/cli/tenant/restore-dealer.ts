import { readFile } from 'node:fs/promises'
import { type Backup, BackupError, parseBackup } from './backup-file.ts'
import { findTenant, type Session, type StoredDocument } from './lake-session.ts'

type Fields = Record<string, unknown>
type Link = Backup['header']['links'][number]

/**
 * `restore`: brings a deleted dealer back from its file, in one transaction: its documents, and its name in the
 * documents that stayed.
 * @throws BackupError when the file is no whole backup, or the dealer is there
 */
export async function restoreDealer(file: string, session: Session): Promise<void> {
  const { client, say, siteAddress } = session
  const { header, documents } = parseBackup(await readBackup(file))
  if ((await findTenant(client, header.slug)) !== null) {
    throw new BackupError(`${header.name} is there: nothing was restored. Delete it first.`)
  }
  const there = new Set(await client.fetch<string[]>('*[_id in $ids]._id', { ids: header.assets }))
  const missing = new Set(header.assets.filter((id) => !there.has(id)))
  const transaction = client.transaction()
  for (const document of documents) transaction.createIfNotExists(withoutAssets(document, missing))
  const links = await linksToRestore(session, header.links)
  for (const link of links) {
    transaction.patch(link.document, (patch) =>
      link.key === null
        ? patch.setIfMissing({ [link.path]: link.value })
        : patch.setIfMissing({ [link.path]: [] }).insert('after', `${link.path}[-1]`, [link.value]),
    )
  }
  await transaction.commit({ visibility: 'sync' })
  say(`${header.name} is back: ${documents.length} documents of ${header.takenAt}.`)
  if (missing.size > 0) say(`${missing.size} pictures are no longer in the lake; their places are empty.`)
  say(siteAddress(header.slug))
}

async function readBackup(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    throw new BackupError(`There is no file ${file}.`, { cause: error })
  }
}

/** The links whose document is still there and does not name the dealer again already. */
async function linksToRestore({ client }: Session, links: readonly Link[]): Promise<Link[]> {
  const holders = await client.fetch<StoredDocument[]>('*[_id in $ids]', {
    ids: [...new Set(links.map(({ document }) => document))],
  })
  const byId = new Map(holders.map((holder) => [holder._id, holder]))
  return links.filter((link) => {
    const holder = byId.get(link.document)
    if (holder === undefined) return false
    const list = valueAt(holder, link.path)
    return link.key === null
      ? list === undefined
      : !names(list, link.value._ref) && parentExists(holder, link)
  })
}

function names(list: unknown, reference: unknown): boolean {
  return Array.isArray(list) && list.some((item: Fields) => item?._ref === reference)
}

/** An item of a list may have been removed since; then there is nothing to put the reference into. */
function parentExists(holder: Fields, { path }: Link): boolean {
  const parent = path.replace(/\.?[^.\]]+$/, '')
  return parent === '' || valueAt(holder, parent) !== undefined
}

function valueAt(document: Fields, path: string): unknown {
  let value: unknown = document
  for (const [, name, key] of path.matchAll(/([^.[\]]+)(?:\[_key=="([^"]+)"\])?/g)) {
    if (value === null || typeof value !== 'object') return undefined
    value = (value as Fields)[name ?? '']
    if (key !== undefined)
      value = Array.isArray(value) ? value.find((item: Fields) => item?._key === key) : undefined
  }
  return value
}

/** The document without the pictures that are missing: a strong reference to nothing would be refused. */
function withoutAssets(document: StoredDocument, missing: ReadonlySet<string>): StoredDocument {
  if (missing.size === 0) return document
  const text = JSON.stringify(document, (_key, value: unknown) => {
    const asset = (value as { asset?: { _ref?: string } } | null)?.asset
    return asset?._ref !== undefined && missing.has(asset._ref) ? undefined : value
  })
  return JSON.parse(text) as StoredDocument
}
