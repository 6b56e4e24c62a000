import { randomUUID } from 'node:crypto'
import type { Database } from '#db/database.ts'
import { erasePersonRecords } from '#db/privacy/erase-records.ts'
import {
  countRecords,
  findPersonRecords,
  type PersonKey,
  personKey,
  type RecordCounts,
} from '#db/privacy/person-records.ts'
import { insertPrivacyEvent } from '#db/privacy/privacy-events-repository.ts'

/** Who asks for a person's records at one dealer, as they typed mail address and number. */
export type PersonRequest = PersonKey & {
  tenantSlug: string
  /** Id of the member of staff, or 'command'. */
  actor: string
  /** ISO UTC. */
  now: string
}

/** Neither a mail address nor a phone number that could be a person's. */
export class NoPersonError extends Error {
  override readonly name = 'NoPersonError'
  constructor() {
    super('Give the person’s whole mail address, or phone number, or both.')
  }
}

/** The mail address and the number to look for. @throws NoPersonError */
export function requirePersonKey(typed: PersonKey): PersonKey {
  const key = personKey(typed)
  const isMail = key.email === '' || /^[^\s@]+@[^\s@]+$/.test(key.email)
  const isPhone = key.phone === '' ? typed.phone.trim() === '' : key.phone.length >= 8
  if (!isMail || !isPhone || (key.email === '' && key.phone === '')) throw new NoPersonError()
  return key
}

/** How many records of a person there are. @throws NoPersonError */
export async function countPerson(db: Database, request: PersonRequest): Promise<RecordCounts> {
  return countRecords(await findPersonRecords(db, request.tenantSlug, requirePersonKey(request)))
}

/** All records of a person as JSON text; that it was taken is recorded. @throws NoPersonError */
export async function exportPerson(
  db: Database,
  request: PersonRequest,
): Promise<{ counts: RecordCounts; text: string }> {
  const { tenantSlug, now } = request
  const key = requirePersonKey(request)
  const records = await findPersonRecords(db, tenantSlug, key)
  const counts = countRecords(records)
  await record(db, 'export', request, counts)
  return { counts, text: JSON.stringify({ dealer: tenantSlug, at: now, ...key, ...records }, null, 2) }
}

/**
 * Erases a person; that it was done is recorded without saying whom it was about. What was delivered to the dealer's own
 * systems, and what the payment provider knows, is not reached.
 * @throws NoPersonError
 */
export async function erasePerson(db: Database, request: PersonRequest): Promise<RecordCounts> {
  const counts = await erasePersonRecords(db, request.tenantSlug, requirePersonKey(request))
  await record(db, 'erase', request, counts)
  return counts
}

const record = (
  db: Database,
  kind: 'export' | 'erase',
  { tenantSlug, actor, now }: PersonRequest,
  counts: RecordCounts,
) =>
  insertPrivacyEvent(db, {
    tenant_slug: tenantSlug,
    id: randomUUID(),
    at: now,
    kind,
    actor,
    counts: JSON.stringify(counts),
  })
