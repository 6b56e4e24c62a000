import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TenantCommand } from './arguments.ts'
import { parseBackup, writeBackup } from './backup-file.ts'
import { collectDealer, type DealerHoldings } from './dealer-documents-of.ts'
import { requireTenant, type Session } from './lake-session.ts'
import { pathOfPlace } from './reference-places.ts'

/** `delete`: asks, writes a backup and reads it again, and only then takes the dealer out, in one transaction. */
export async function deleteDealer(
  { slug, sure, folder }: Extract<TenantCommand, { kind: 'delete' }>,
  session: Session,
): Promise<void> {
  const { client, say, now, backupFolder } = session
  const tenant = await requireTenant(client, slug)
  const name = String(tenant.name)
  const holdings = await collectDealer(client, tenant._id)
  const drafts = holdings.documents.filter(({ _id }) => _id.includes('.')).length
  say(
    `${name} has ${holdings.documents.length} documents (${drafts} of them drafts); ${countOthers(holdings)} more name it.`,
  )
  if (!sure && !(await confirmed(slug, session))) {
    say('Nothing was removed.')
    return
  }
  const file = join(folder ?? backupFolder, `${slug}-${now.replace(/[:.]/g, '-')}.ndjson`)
  await keepBackup(file, writeBackup({ slug, name, takenAt: now }, holdings))
  say(`Backup: ${file}`)
  await takeOut(session, holdings)
  say(`${name} is removed. To bring it back: npm run tenant -- restore ${file}`)
  say(`People keep roles that name ${slug}: take them away before another dealer has that name.`)
  say('Its vehicles stay in the stock index until an import removes them; no site shows them.')
}

async function confirmed(slug: string, { ask, say }: Session): Promise<boolean> {
  const answer = await ask(`This removes the dealer and its pages.\nType ${slug} to go on: `)
  if (answer === null)
    say('This asks before it removes; without a terminal say --yes, after a look at the line above.')
  return answer?.trim() === slug
}

/** What cannot be read again is no backup. */
async function keepBackup(file: string, text: string): Promise<void> {
  await mkdir(join(file, '..'), { recursive: true, mode: 0o700 })
  await writeFile(file, text, { flag: 'wx', mode: 0o600 })
  parseBackup(await readFile(file, 'utf8'))
}

async function takeOut({ client }: Session, { documents, links }: DealerHoldings): Promise<void> {
  const transaction = client.transaction()
  for (const [document, places] of byDocument(links)) {
    transaction.patch(document, (patch) =>
      patch.ifRevisionId(places[0]?.revision ?? '').unset(places.map(pathOfPlace)),
    )
  }
  for (const { _id } of documents) transaction.delete(_id)
  await transaction.commit({ visibility: 'sync' })
}

function byDocument(links: DealerHoldings['links']): Map<string, DealerHoldings['links']> {
  return Map.groupBy(links, ({ document }) => document)
}

function countOthers({ links }: DealerHoldings): number {
  return byDocument(links).size
}
