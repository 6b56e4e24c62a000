// Everything that one dealer knows of a person. Another dealer's records of the same person are another's.
import { sql } from 'kysely'
import { internationalPhone, normalisePhone } from '#app/domain/phone/phone-number.ts'
import type { Database } from '../database.ts'
import type { LeadDeliveryRow, LeadEventRow, LeadFileRow, LeadRow } from '../leads/tables.ts'

/** Whom records are looked for: by either; '' for unknown. */
export type PersonKey = { email: string; phone: string }

/** A typed mail address and phone number as records store them. */
export const personKey = ({ email, phone }: PersonKey): PersonKey => ({
  email: email.trim().toLowerCase(),
  phone: normalisePhone(phone),
})

type PersonLead = Pick<LeadRow, 'id' | 'kind' | 'lead_status' | 'progress' | 'created_at' | 'updated_at'> & {
  payload: Record<string, unknown>
  deliveries: Pick<LeadDeliveryRow, 'channel' | 'state' | 'created_at' | 'delivered_at'>[]
  events: Pick<LeadEventRow, 'kind' | 'text' | 'at'>[]
  /** Their content is base64. */
  files: Pick<LeadFileRow, 'name' | 'media_type' | 'size' | 'content' | 'created_at'>[]
}

/** Names of a lead's answers that say whose it is. */
const IDENTIFIES = /mail|phone|mobile/i

/** A person's leads of one dealer with their deliveries and what staff noted. */
export async function findLeads(db: Database, tenantSlug: string, key: PersonKey): Promise<PersonLead[]> {
  const { email, phone } = key
  const patterns = [email, phone].filter((text) => text !== '').map((text) => `%${escaped(text)}%`)
  if (patterns.length === 0) return []
  const rows = await db
    .selectFrom('leads')
    .selectAll()
    .where('tenant_slug', '=', tenantSlug)
    .where(({ or }) =>
      or(patterns.map((pattern) => sql<boolean>`lower(payload) like ${pattern} escape '\\'`)),
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const own = rows.filter(({ payload }) => isAbout(JSON.parse(payload) as object, key))
  return Promise.all(own.map((row) => withHistory(db, row)))
}

const escaped = (text: string) =>
  JSON.stringify(text)
    .slice(1, -1)
    .replace(/[\\%_]/g, '\\$&')

function isAbout(payload: object, { email, phone }: PersonKey): boolean {
  return Object.entries(payload).some(([name, value]) => {
    if (!IDENTIFIES.test(name) || typeof value !== 'string') return false
    if (email !== '' && value.trim().toLowerCase() === email) return true
    return phone !== '' && normalisePhone(value) === phone
  })
}

async function withHistory(db: Database, lead: LeadRow): Promise<PersonLead> {
  const { id, kind, lead_status, progress, created_at, updated_at } = lead
  const [deliveries, events, files] = await Promise.all([
    db
      .selectFrom('lead_deliveries')
      .select(['channel', 'state', 'created_at', 'delivered_at'])
      .where('tenant_slug', '=', lead.tenant_slug)
      .where('lead_id', '=', id)
      .orderBy('created_at')
      .execute(),
    db
      .selectFrom('lead_events')
      .select(['kind', 'text', 'at'])
      .where('tenant_slug', '=', lead.tenant_slug)
      .where('lead_id', '=', id)
      .orderBy('at')
      .execute(),
    db
      .selectFrom('lead_files')
      .select(['name', 'media_type', 'size', 'content', 'created_at'])
      .where('tenant_slug', '=', lead.tenant_slug)
      .where('lead_id', '=', id)
      .orderBy('created_at')
      .execute(),
  ])
  const payload = JSON.parse(lead.payload) as Record<string, unknown>
  return { id, kind, lead_status, progress, created_at, updated_at, payload, deliveries, events, files }
}

/** A lead's valuations: they store the lead's id signed, with the dealer before it and more behind it. */
export const valuationsOf = (tenantSlug: string, leadId: string) =>
  sql<boolean>`lead_id like ${`${escaped(`${tenantSlug}~${leadId}`)}~%`} escape '\\'`

/** The accounts of a person: by the number that signs in, or by their mail address. */
export async function findAccounts(db: Database, tenantSlug: string, { email, phone }: PersonKey) {
  const people = await db
    .selectFrom('people')
    .selectAll()
    .where('tenant_slug', '=', tenantSlug)
    .where((where) =>
      where.or([
        ...(phone === '' ? [] : [where('phone', '=', phone)]),
        ...(email === '' ? [] : [sql<boolean>`lower(email) = ${email}`]),
      ]),
    )
    .execute()
  return Promise.all(
    people.map(async (person) => ({
      ...person,
      saved_cars: await db
        .selectFrom('watchlist_cars')
        .select(['car_id', 'car_name', 'saved_at'])
        .where('tenant_slug', '=', tenantSlug)
        .where('user_id', '=', person.user_id)
        .execute(),
      sessions: await db
        .selectFrom('sessions')
        .select(['host', 'created_at', 'expires_at'])
        .where('tenant_slug', '=', tenantSlug)
        .where('user_id', '=', person.user_id)
        .execute(),
      verifications: await db
        .selectFrom('verifications')
        .select(['verification_type', 'created_at'])
        .where('tenant_slug', '=', tenantSlug)
        .where('user_id', '=', person.user_id)
        .execute(),
    })),
  )
}

/** A person's reservations, whatever their state. */
export function findReservations(db: Database, tenantSlug: string, { email, phone }: PersonKey) {
  return db
    .selectFrom('reservations')
    .selectAll()
    .where('tenant_slug', '=', tenantSlug)
    .where((where) =>
      where.or([
        ...(phone === '' ? [] : [where('phone', '=', phone)]),
        ...(email === '' ? [] : [sql<boolean>`lower(email) = ${email}`]),
      ]),
    )
    .orderBy('created_at')
    .execute()
}

/** What is stored under a phone number itself: prizes, and text messages of the embedded sender. */
async function findByPhone(db: Database, tenantSlug: string, phone: string) {
  if (phone === '') return { prizes: [], text_messages: [] }
  const [prizes, text_messages] = await Promise.all([
    db
      .selectFrom('prize_draws')
      .select(['prize', 'code', 'drawn_at'])
      .where('tenant_slug', '=', tenantSlug)
      .where('phone', '=', phone)
      .execute(),
    db
      .selectFrom('sms_messages')
      .select(['text', 'created_at'])
      .where('tenant_slug', '=', tenantSlug)
      .where('phone', 'in', [phone, internationalPhone(phone)])
      .execute(),
  ])
  return { prizes, text_messages }
}

/**
 * All records of a person at one dealer, as an answer to a request for access. Without mail address and phone number:
 * nothing.
 */
export async function findPersonRecords(db: Database, tenantSlug: string, key: PersonKey) {
  if (key.email === '' && key.phone === '')
    return {
      leads: [],
      valuations: [],
      accounts: [],
      reservations: [],
      alerts: [],
      prizes: [],
      text_messages: [],
    }
  const [leads, accounts, reservations, alerts, byPhone] = await Promise.all([
    findLeads(db, tenantSlug, key),
    findAccounts(db, tenantSlug, key),
    findReservations(db, tenantSlug, key),
    findAlerts(db, tenantSlug, key),
    findByPhone(db, tenantSlug, key.phone),
  ])
  const valuations = await Promise.all(
    leads.map(({ id }) =>
      db
        .selectFrom('trade_valuations')
        .selectAll()
        .where('tenant_slug', '=', tenantSlug)
        .where(valuationsOf(tenantSlug, id))
        .execute(),
    ),
  )
  return { leads, valuations: valuations.flat(), accounts, reservations, alerts, ...byPhone }
}

/** Searches that a mail address follows. */
export function findAlerts(db: Database, tenantSlug: string, { email }: PersonKey) {
  return db
    .selectFrom('search_alerts')
    .select(['id', 'email', 'path', 'words', 'consent', 'state', 'created_at', 'confirmed_at', 'mailed_at'])
    .where('tenant_slug', '=', tenantSlug)
    .where('email', '=', email)
    .where('email', '!=', '')
    .execute()
}

/** How many records of each kind. */
export type RecordCounts = Readonly<Record<string, number>>

/** The number of records of each kind. */
export const countRecords = (records: Awaited<ReturnType<typeof findPersonRecords>>): RecordCounts => ({
  leads: records.leads.length,
  valuations: records.valuations.length,
  accounts: records.accounts.length,
  saved_cars: records.accounts.reduce((sum, { saved_cars }) => sum + saved_cars.length, 0),
  reservations: records.reservations.length,
  alerts: records.alerts.length,
  prizes: records.prizes.length,
  text_messages: records.text_messages.length,
})
