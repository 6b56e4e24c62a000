import { hash, randomUUID } from 'node:crypto'
import {
  type Car,
  LEAD_SENDER_NAMES,
  type LeadSender,
  listLocations,
  type MarketLeadPayload,
  marketLeadPayload,
} from '@forecourt/schemas/contract'
import { type RequestContext, requireDealerContext } from '#app/context.ts'
import { RETRY_AFTER_SECONDS } from '#app/http/call-instead.ts'
import { stockScope } from '#app/http/stock-scope.server.ts'
import { readBody } from '#app/integrations/read-body.server.ts'
import { StockUnavailableError } from '#app/integrations/stock-index.ts'
import { equals } from '#app/integrations/stock-index-filter.ts'
import { listChannels } from '#app/parts/lead/submit/lead-channels.ts'
import { buildVehicle } from '#app/parts/lead/submit/lead-payload.server.ts'
import { saveLead } from '#db/leads/lead-repository.ts'
import { findMarketKey } from '#db/markets/market-keys-repository.ts'
import { DatabaseUnavailableError } from '#db/unavailable.ts'
import { cutText, type MarketLead } from './lead-leaves.ts'
import { RefusedDocumentError, readAdf } from './read-adf.ts'
import { readCsnLead } from './read-csn-lead.ts'

const MOST_BYTES = 256_000
/** Leads of one document; more than any sender puts into one. */
const MOST_LEADS = 20

type Sender = {
  type: RegExp
  wants: string
  read: (text: string) => (MarketLead | null)[]
  /** Whose leads these are where the document does not say. */
  source: string
}

const SENDERS: Readonly<Record<LeadSender, Sender>> = {
  carsales: { type: /^application\/json$/, wants: 'application/json', read: readCsnLead, source: 'carsales' },
  adf: {
    type: /^(text\/(plain|xml)|application\/(xml|x-adf\+xml|adf\+xml))$/,
    wants: 'application/x-adf+xml, application/xml or text',
    read: readAdf,
    source: 'ADF',
  },
}

/** What became of one lead: `repeated` was here before, and nothing was changed. */
type Taken = { lead_id: string; repeated: boolean }

/** Thrown for what is not taken; its words are for whoever runs the sender. */
class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: number
  readonly headers: Record<string, string>

  constructor(status: number, message: string, headers: Record<string, string> = {}) {
    super(message)
    this.status = status
    this.headers = headers
  }
}

/** Not now: senders give up what is answered by 4xx, and try again what is answered by 5xx. */
const later = (message: string, seconds: number) =>
  new Refusal(503, message, { 'retry-after': String(seconds) })

/**
 * Takes the leads that a market place posts with the dealer's key: they are in the inbox before the answer, go where every
 * lead goes, and the person who wrote is sent nothing. What cannot be read is kept as text.
 */
export async function takeMarketLeads(
  request: Request,
  context: RequestContext,
  place: string | undefined,
): Promise<Response> {
  const headers = { 'cache-control': 'no-store' }
  try {
    const leads = await takeLeads(request, context, place)
    return Response.json({ leads }, { headers })
  } catch (caught) {
    const error =
      caught instanceof DatabaseUnavailableError ? later('Try again later.', RETRY_AFTER_SECONDS) : caught
    if (!(error instanceof Refusal)) throw error
    context.log.info({ place, status: error.status }, 'leads of a market place were refused')
    return Response.json(
      { error: error.message },
      { status: error.status, headers: { ...headers, ...error.headers } },
    )
  }
}

async function takeLeads(
  request: Request,
  context: RequestContext,
  place: string | undefined,
): Promise<Taken[]> {
  const sender = LEAD_SENDER_NAMES.find((name) => name === place)
  if (sender === undefined) throw new Refusal(404, 'No leads are taken at this address.')
  await requireKey(request, context, sender)
  const text = await readText(request, SENDERS[sender])
  const leads = readLeads(text, SENDERS[sender])
  const taken: Taken[] = []
  for (const [at, lead] of leads.entries()) {
    const identity = lead.id || hash('sha256', `${at} ${text}`, 'hex')
    taken.push(await keepLead(context, { sender, lead, identity }))
  }
  context.log.info(
    { place, leads: taken.length, repeated: taken.filter(({ repeated }) => repeated).length },
    'leads of a market place were taken',
  )
  return taken
}

/** The key is in the header, or in the address of a sender that has no headers of its own. @throws Refusal */
async function requireKey(request: Request, context: RequestContext, sender: LeadSender): Promise<void> {
  const { db, limits, url, visitor } = context
  const { slug } = requireDealerContext(context).bundle.tenant
  const isHere = /^(127\.|::1$|0:0:0:0::)/.test(visitor.address)
  if (url.protocol !== 'https:' && !isHere)
    throw new Refusal(403, 'A key must not travel in the clear: post over https.')
  const limit = await limits.take('leadIn', slug, visitor.address)
  if (!limit.ok) throw later('Too many leads at once. Send it again shortly.', limit.retryAfterSeconds)
  const key =
    /^Bearer +(\S{1,200})$/i.exec(request.headers.get('authorization') ?? '')?.[1] ??
    url.searchParams.get('key') ??
    ''
  const needed = { 'www-authenticate': 'Bearer realm="leads"' }
  if (key === '') throw new Refusal(401, 'Send the dealer’s key: Authorization: Bearer <key>.', needed)
  const found = await findMarketKey(db, key)
  if (found === null) throw new Refusal(401, 'This key is unknown or has ended.', needed)
  if (found.tenant_slug !== slug) throw new Refusal(403, 'This key is another dealer’s.')
  if (found.purpose !== `leads-${sender}`) throw new Refusal(403, 'This key is for something else.')
}

async function readText(request: Request, { type, wants }: Sender): Promise<string> {
  const [sent = ''] = (request.headers.get('content-type') ?? '').split(';')
  if (!type.test(sent.trim().toLowerCase())) throw new Refusal(415, `Send ${wants}.`)
  const text = await readBody(request, MOST_BYTES)
  if (text === null) throw new Refusal(413, `A document may be ${MOST_BYTES / 1_000} kB at most.`)
  if (text.trim() === '') throw new Refusal(422, 'There is no lead in it.')
  return text
}

/** The leads of a document; of one that cannot be read its text, since somebody may have written it. @throws Refusal */
function readLeads(text: string, { read, source }: Sender): MarketLead[] {
  try {
    const found = read(text)
    if (found.length > MOST_LEADS) throw new Refusal(422, `Send ${MOST_LEADS} leads at most in one document.`)
    const leads = found.filter((lead) => lead !== null)
    if (found.length > 0 && leads.length === 0) throw new Refusal(422, 'There is no lead in it.')
    const named = leads.map((lead) => ({ ...lead, from: lead.from || source }))
    return named.length > 0 ? named : [{ ...NOTHING, from: source, message: cutText(`${UNREAD}\n\n${text}`) }]
  } catch (error) {
    if (error instanceof RefusedDocumentError) throw new Refusal(422, error.message)
    throw error
  }
}

const UNREAD = 'This lead could not be read. It came as:'
const NOTHING: MarketLead = {
  id: '',
  from: '',
  name: '',
  lastName: '',
  email: '',
  phone: '',
  postcode: '',
  message: '',
  stockNumber: '',
  vin: '',
  make: '',
  model: '',
  year: '',
  vehicle: '',
}

async function keepLead(
  context: RequestContext,
  { sender, lead, identity }: { sender: LeadSender; lead: MarketLead; identity: string },
): Promise<Taken> {
  const { db, now } = context
  const { bundle } = requireDealerContext(context)
  const { tenant } = bundle
  const payload = buildPayload(randomUUID(), lead, await findCar(context, lead))
  const saved = await saveLead(db, {
    tenantSlug: tenant.slug,
    id: payload.lead_id,
    kind: payload.kind,
    leadStatus: payload.lead_status,
    payload: JSON.stringify(payload),
    digest: hash('sha256', JSON.stringify(['leads-in', sender, identity]), 'hex'),
    now,
    deliveries: listChannels(tenant, listLocations(bundle.locations, 'all')).map((channel) => ({
      id: randomUUID(),
      channel,
      dueAt: now,
    })),
  })
  return { lead_id: saved.id, repeated: saved.repeated }
}

/** The dealer's car that it is about, a sold one too while it is indexed; null for none, or while the stock is away. */
async function findCar(context: RequestContext, { stockNumber, vin }: MarketLead): Promise<Car | null> {
  const dealer = requireDealerContext(context)
  for (const [name, value] of [
    ['stocknum', stockNumber],
    ['vin', vin],
  ] as const) {
    if (value === '') continue
    // Replaces the window that hides vehicles sold long ago.
    const scope = { ...stockScope(dealer), window: equals(name, value) }
    try {
      // Two cars with one number are none that can be told.
      const [car, other] = await dealer.stock.listCars(scope, { limit: 2 })
      if (car !== undefined && other === undefined) return car
    } catch (error) {
      if (error instanceof StockUnavailableError) return null
      throw error
    }
  }
  return null
}

function buildPayload(id: string, lead: MarketLead, car: Car | null): MarketLeadPayload {
  const isAbout = car !== null || Boolean(lead.stockNumber || lead.vin || lead.make || lead.vehicle)
  const kind = isAbout ? 'vehicle_enquiry' : 'enquiry'
  return marketLeadPayload.parse({
    ...filled({
      name: lead.name,
      last_name: lead.lastName,
      email: lead.email,
      phone: lead.phone,
      postcode: lead.postcode,
      message: lead.message,
    }),
    ...(car ? buildVehicle(car, kind) : describeVehicle(lead)),
    ...filled({ vin: car?.vin ?? lead.vin }),
    kind,
    lead_id: id,
    lead_status: 'Complete',
    form_completed: true,
    category: isAbout ? 'Vehicle Enquiry' : 'General Enquiry',
    url: '',
    source: lead.from,
    source_lead_id: lead.id,
    user_agent: '',
    car_id: car?.id ?? null,
    car_dealership_id: car?.dealershipId || null,
    lead_attributes: { visited_pages: [], linked_query_params: {} },
    consents: [],
  })
}

/** The vehicle in the words of the market place, where it is none of the stock. */
const describeVehicle = ({ stockNumber, make, model, year, vehicle }: MarketLead) => ({
  ...filled({ stock_number: stockNumber, 'Vehicle Make': make, 'Vehicle Model': model }),
  ...filled({ car_description: vehicle || [year, make, model].filter(Boolean).join(' ') }),
  ...(year === '' ? {} : { car_year: Number(year) }),
})

const filled = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
