import { randomUUID } from 'node:crypto'
import { LEAD_PROGRESS, type LeadConsent, listLocations, type StaffLead } from '@forecourt/schemas/contract'
import { addMs, formatDollars } from '@forecourt/schemas/contract/pure'
import { z } from 'zod'
import { type RequestContext, requireDealerContext } from '#app/context.ts'
import { type OfferReason, parseOfferReasons } from '#app/domain/money/offer-reasons.ts'
import { requireLeadReader } from '#app/http/require-dealer-staff.ts'
import { isOpen, type TradeStep } from '#app/parts/lead/definitions/trade-step.ts'
import { summarizeLead } from '#app/parts/lead/lead-summary.ts'
import { listChannels } from '#app/parts/lead/submit/lead-channels.ts'
import { findCarByIdOrSlug } from '#app/parts/lead/submit/lead-facts.server.ts'
import { carPath } from '#app/paths.ts'
import { listLeadFiles } from '#db/leads/lead-files.ts'
import {
  addDelivery,
  addLeadNote,
  listDeliveries,
  listLeadEvents,
  resendLead,
  setLeadProgress,
} from '#db/leads/lead-follow-up.ts'
import { findListedLead, type ListedLead } from '#db/leads/lead-list.ts'
import { CONFIRMATION_CHANNEL } from '#db/leads/lead-repository.ts'
import { changeValuation, findLeadValuation } from '#db/trade/valuation-repository.ts'
import { leadRow, type Payload, payloadOf, personOf, readText } from './lead-row.server.ts'
import { presentDelivery } from './present-delivery.ts'

const MOST_NOTE = 2_000
/** Shown elsewhere on the page, or for systems only. */
const SAID_ELSEWHERE = new Set([
  ...['First name', 'Last name', 'Email', 'Phone', 'Comments', 'Vehicle', 'Stock number'],
  ...['News and offers', 'Sent from', 'Lead', 'Status', 'CV'],
])

const change = z.union([
  z.object({ do: z.literal('note'), text: z.string().trim().min(1).max(MOST_NOTE) }),
  z.object({ do: z.literal('progress'), text: z.enum(LEAD_PROGRESS) }),
  z.object({ do: z.literal('resend') }),
  z.object({
    do: z.literal('offer'),
    text: z.string().regex(/^[1-9]\d{0,6}$/),
    reasons: z
      .string()
      .max(MOST_NOTE)
      .default('')
      .transform((written, { addIssue }) => {
        const reasons = parseOfferReasons(written)
        if (reasons === null) addIssue('A reason is an amount with + or -, then words')
        return reasons ?? []
      }),
  }),
])

/** One of the dealer's leads. @throws 404; AppError staff_not_permitted */
export async function getStaffLead(context: RequestContext, id: string): Promise<StaffLead> {
  const { tenantSlug } = requireLeadReader(context)
  const lead = await findListedLead(context.db, tenantSlug, id)
  if (lead === null) throw new Response('No such lead', { status: 404 })
  return readLead(context, tenantSlug, lead)
}

/**
 * Adds a note to a lead, sets its progress, makes a firm offer, or sends it again. @returns the lead afterwards
 * @throws 404; 422 for what is nothing of these; AppError staff_not_permitted
 */
export async function changeStaffLead(
  context: RequestContext,
  id: string,
  fields: Readonly<Record<string, string>>,
): Promise<StaffLead> {
  const { user, tenantSlug } = requireLeadReader(context)
  const { db, now: at, log } = context
  const asked = change.safeParse(fields)
  if (!asked.success) throw new Response('Nothing that can be done with a lead', { status: 422 })
  if ((await findListedLead(db, tenantSlug, id)) === null) throw new Response('No such lead', { status: 404 })
  const event = { id: randomUUID(), user_id: user, at }
  if (asked.data.do === 'note') await addLeadNote(db, tenantSlug, id, { ...event, text: asked.data.text })
  else if (asked.data.do === 'offer')
    await giveFirmOffer(context, tenantSlug, id, {
      event,
      dollars: asked.data.text,
      reasons: asked.data.reasons,
    })
  else if (asked.data.do === 'progress')
    await setLeadProgress(db, tenantSlug, id, { ...event, text: asked.data.text })
  else {
    const { bundle } = requireDealerContext(context)
    const channels = listChannels(bundle.tenant, listLocations(bundle.locations, 'all'))
    const deliveries = channels.map((channel) => ({ id: randomUUID(), channel }))
    await resendLead(db, tenantSlug, id, { ...event, deliveries })
  }
  log.info({ lead: id, change: asked.data.do }, 'staff changed a lead')
  return getStaffLead(context, id)
}

/** How long a firm offer is good for. */
const OFFER_MS = 7 * 86_400_000

/** What somebody offers who has seen the vehicle of a trade-in; its owner hears of it, and can accept it. @throws 422 */
async function giveFirmOffer(
  { db, now, sendsMail }: RequestContext,
  tenantSlug: string,
  leadId: string,
  {
    event,
    dollars,
    reasons,
  }: { event: { id: string; user_id: string; at: string }; dollars: string; reasons: OfferReason[] },
): Promise<void> {
  const cents = Number(dollars) * 100
  const valuation = await findLeadValuation(db, tenantSlug, leadId)
  const changes = {
    firm_cents: cents,
    firm_until: addMs(now, OFFER_MS),
    firm_reasons: reasons.length > 0 ? JSON.stringify(reasons) : null,
    updated_at: now,
  }
  const isGiven = valuation !== null && (await changeValuation(db, tenantSlug, valuation.id, changes))
  if (!isGiven) throw new Response('This lead takes no offer', { status: 422 })
  await addLeadNote(db, tenantSlug, leadId, { ...event, text: `Firm offer of ${formatDollars(cents)}` })
  if (sendsMail)
    await addDelivery(db, tenantSlug, leadId, { id: randomUUID(), channel: CONFIRMATION_CHANNEL, at: now })
}

async function readLead(context: RequestContext, tenantSlug: string, lead: ListedLead): Promise<StaffLead> {
  const { db } = context
  const dealer = requireDealerContext(context)
  const payload = payloadOf(lead)
  const [deliveries, events, slug, valuation, files] = await Promise.all([
    listDeliveries(db, tenantSlug, lead.id),
    listLeadEvents(db, tenantSlug, lead.id),
    slugOfCar(dealer, payload),
    findLeadValuation(db, tenantSlug, lead.id),
    listLeadFiles(db, tenantSlug, lead.id),
  ])
  const { rows } = summarizeLead({ payload, bundle: dealer.bundle })
  const { opt_in: news } = payload
  return {
    ...leadRow(lead, true),
    person: { ...personOf(payload), email: readText(payload, 'email') },
    message: readText(payload, 'message'),
    takesOffer: valuation !== null && isOpen(valuation.step as TradeStep),
    carPath: slug === null ? null : carPath(slug),
    answers: rows.filter(([label]) => !SAID_ELSEWHERE.has(label)).map(([label, value]) => ({ label, value })),
    files,
    news: typeof news === 'boolean' ? news : null,
    consents: listConsents(payload),
    page: readPath(readText(payload, 'url')),
    visited: listVisited(payload),
    deliveries: deliveries.map(presentDelivery),
    events: events.map(({ id, kind, text, user_id: user, at }) => ({
      id,
      text,
      user,
      at,
      kind: kind as StaffLead['events'][number]['kind'],
    })),
  }
}

async function slugOfCar(dealer: ReturnType<typeof requireDealerContext>, payload: Payload) {
  const id = readText(payload, 'car_id')
  return id === '' ? null : ((await findCarByIdOrSlug(dealer, id)).car?.slug ?? null)
}

function readPath(address: string): string {
  if (!URL.canParse(address)) return ''
  const { pathname, search } = new URL(address)
  return pathname + search
}

/** Leads from before consents were stored have none. */
function listConsents({ consents }: Payload): StaffLead['consents'] {
  if (!Array.isArray(consents)) return []
  return (consents as LeadConsent[]).map(({ purpose, given, text, version, at, pre_ticked }) => ({
    purpose,
    given,
    text,
    version,
    at,
    ...(pre_ticked ? { pre_ticked } : {}),
  }))
}

function listVisited({ lead_attributes: attributes }: Payload): string[] {
  const pages = (attributes as { visited_pages?: unknown } | undefined)?.visited_pages
  return Array.isArray(pages) ? pages.map(String) : []
}
