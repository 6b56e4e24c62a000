import type { staffSpreadsheet } from '@forecourt/schemas/contract'
import { dateAt, wallClockAt } from '@forecourt/schemas/contract/pure'
import { stringify } from 'csv-stringify/sync'
import type { z } from 'zod'
import { type RequestContext, requireDealerContext } from '#app/context.ts'
import { requireLeadReader } from '#app/http/require-dealer-staff.ts'
import { leadVehicle } from '#app/parts/lead/lead-vehicle.ts'
import { type LeadFilter, type ListedLead, listLeadPage } from '#db/leads/lead-list.ts'
import { type AskedLeads, buildLeadFilter, readLeadParameters } from './lead-filter.server.ts'
import { payloadOf, readText } from './lead-row.server.ts'

const BATCH_SIZE = 500
const MOST_ROWS = 20_000

/**
 * The dealer's leads that fit, as a spreadsheet with who agreed to news and when.
 * @throws 404; 400; AppError staff_not_permitted
 */
export async function getLeadSpreadsheet(context: RequestContext): Promise<z.infer<typeof staffSpreadsheet>> {
  const { tenantSlug } = requireLeadReader(context)
  const { now, url, log } = context
  const { timeZone } = requireDealerContext(context).bundle.tenant
  const asked = readLeadParameters(url.searchParams)
  const leads = await readAll(context, tenantSlug, asked)
  const rows = leads.filter((lead) => asked.news !== 'yes' || payloadOf(lead).opt_in === true)
  // A cell that begins as a formula would be calculated by the program that opens the file.
  const text = stringify(
    rows.map((lead) => splitCells(lead, timeZone)),
    { header: true, columns: COLUMNS, escape_formulas: true, record_delimiter: 'windows', bom: true },
  )
  log.info({ rows: rows.length }, 'staff took a spreadsheet of leads')
  return { fileName: `leads-${tenantSlug}-${dateAt(now, timeZone)}.csv`, text, rows: rows.length }
}

async function readAll(
  { db, now }: RequestContext,
  tenantSlug: string,
  asked: AskedLeads,
): Promise<ListedLead[]> {
  const filter: LeadFilter = buildLeadFilter(asked, { now, readsLeads: true })
  const leads: ListedLead[] = []
  while (leads.length < MOST_ROWS) {
    const page = { limit: BATCH_SIZE, offset: leads.length }
    const batch = await listLeadPage(db, tenantSlug, { ...filter, delivery: asked.delivery }, page)
    leads.push(...batch)
    if (batch.length < BATCH_SIZE) break
  }
  return leads
}

const COLUMNS = [
  'Came in',
  'Kind',
  'First name',
  'Last name',
  'Email',
  'Phone',
  'Postcode',
  'Vehicle',
  'Stock number',
  'Location',
  'Comments',
  'News by email',
  'News agreed on',
  'Sent from',
  'Where it is',
  'Delivery',
]

function splitCells(lead: ListedLead, timeZone: string): string[] {
  const payload = payloadOf(lead)
  const { opt_in: news } = payload
  const text = (name: string) => readText(payload, name)
  const at = getClock(lead.created_at, timeZone)
  return [
    ...[at, text('category') || lead.kind, text('name'), text('last_name'), text('email'), text('phone')],
    ...[text('postcode'), leadVehicle(payload), text('stock_number'), text('location'), text('message')],
    typeof news === 'boolean' ? (news ? 'Yes' : 'No') : 'Not asked',
    news === true ? at : '',
    ...[text('url'), lead.progress, lead.delivery],
  ]
}

/** `2026-11-23 13:32` at the site, which spreadsheets take for a time. */
function getClock(instant: string, timeZone: string): string {
  const { date, minutes } = wallClockAt(instant, timeZone)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${date} ${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
