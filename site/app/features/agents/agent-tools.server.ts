import { listLocations } from '@forecourt/schemas/contract'
import * as z from 'zod'
import { type RequestContext, requireDealerContext } from '#app/context.ts'
import { getDeliveryEstimate } from '#app/parts/delivery/queries.server.ts'
import { listShownOffers, offerHref } from '#app/parts/offer/offer-model.server.ts'
import { getSearchData } from '#app/parts/search/search-data.server.ts'
import { getSentenceHref } from '#app/parts/search-box/understand.server.ts'
import { ALL_STOCK, searchPath } from '#app/paths.ts'
import { sendEnquiry } from './agent-leads.server.ts'
import { bookTestDrive, listTestDriveTimes } from './agent-test-drives.server.ts'

/** Pages as text, which other features write. */
export interface AgentReaders {
  readonly vehicle: (slug: string) => Promise<string>
  readonly location: (slug: string) => string
  readonly offer: (address: string) => string
  /** Facts of several vehicles side by side. */
  readonly compare: (slugs: readonly string[]) => Promise<object>
}

/** What an assistant may ask for: its answer as data, or as the text of a page. */
export interface AgentTool {
  readonly title: string
  readonly description: string
  readonly input: z.ZodRawShape
  /** Whether it only reads. */
  readonly isReading: boolean
  readonly run: (context: RequestContext, readers: AgentReaders, input: never) => Promise<unknown>
}

const slug = z
  .string()
  .min(1)
  .max(200)
  .describe('The last part of the address of the vehicle’s page, as in `url`')
const tool = <Shape extends z.ZodRawShape>(
  definition: Omit<AgentTool, 'input' | 'run'> & {
    input: Shape
    run: (
      context: RequestContext,
      readers: AgentReaders,
      input: z.output<z.ZodObject<Shape>>,
    ) => Promise<unknown>
  },
): AgentTool => definition

const dollars = z.number().int().min(0).max(10_000_000)
const FILTERS = {
  condition: z.enum(['new', 'demo', 'used']).optional(),
  make: z.string().max(60).optional(),
  model: z.string().max(60).optional(),
  body: z.string().max(60).optional().describe('For example SUV, Ute, Hatchback'),
  price_from: dollars.optional(),
  price_to: dollars.optional(),
  year_from: z.number().int().min(1900).max(2100).optional(),
  km_to: z.number().int().min(0).max(2_000_000).optional(),
}

/** Who asks; nothing is sent without consent. */
const PERSON = {
  first_name: z.string().trim().min(1).max(80),
  last_name: z.string().trim().min(1).max(80),
  email: z.string().trim().min(1).max(200),
  consent: z
    .literal(true)
    .describe('The person has agreed that their name and contact details are given to this dealer'),
}
const location = z.string().min(1).max(200).optional().describe('Name or slug of one of list_locations')

export const AGENT_TOOLS: Readonly<Record<string, AgentTool>> = {
  search_stock: tool({
    title: 'Search the stock',
    description:
      'Vehicles of this dealer, 21 a page, by a sentence ("auto ute under 40k near 4000") or by filters. Prices are in Australian dollars; `price_type` says what a price includes.',
    input: {
      words: z.string().max(100).optional().describe('A sentence as a shopper types it'),
      ...FILTERS,
      page: z.number().int().min(1).max(1_000).optional(),
    },
    isReading: true,
    run: async (context, _readers, { words, page, ...filters }) => {
      const dealer = requireDealerContext(context)
      const asked = toParams(filters)
      if (words) asked.set('text', words)
      const href = words ? await getSentenceHref(dealer, ALL_STOCK, asked) : `${searchPath()}?${asked}`
      const address = new URL(href, dealer.origin)
      if (page) address.searchParams.set('page', String(page))
      const splat = decodeURIComponent(address.pathname.slice(searchPath('').length))
      const { body } = await getSearchData(dealer, splat, address.searchParams)
      return { url: address.href, count: body.count, pages: body.pages, vehicles: body.hits }
    },
  }),
  get_vehicle: tool({
    title: 'A vehicle',
    description:
      'A vehicle’s page as text: price and what it includes, weekly repayment with its comparison rate and warning, facts, features, where it is.',
    input: { slug },
    isReading: true,
    run: (_context, { vehicle }, input) => vehicle(input.slug),
  }),
  compare_vehicles: tool({
    title: 'Compare vehicles',
    description: 'Facts and equipment of two to four vehicles of this dealer, side by side.',
    input: { slugs: z.array(slug).min(2).max(4) },
    isReading: true,
    run: (_context, { compare }, { slugs }) => compare(slugs),
  }),
  list_locations: tool({
    title: 'Locations and opening hours',
    description: 'Each location of the dealer with address, phone, opening hours and special days.',
    input: {},
    isReading: true,
    run: async (context, { location }) => {
      const places = listLocations(requireDealerContext(context).bundle.locations, 'all')
      return places.map((place) => location(place.slug)).join('\n\n')
    },
  }),
  list_offers: tool({
    title: 'Offers',
    description: 'The dealer’s offers of today with their terms.',
    input: {},
    isReading: true,
    run: async (context, { offer }) => {
      const offers = listShownOffers(requireDealerContext(context))
      return offers.map((each) => offer(offerHref(each))).join('\n\n') || 'There is no offer at the moment.'
    },
  }),
  estimate_delivery: tool({
    title: 'Delivery',
    description: 'What it costs to have a vehicle brought to an Australian postcode, in dollars.',
    input: {
      vehicle_id: z.string().min(1).max(200).describe('`id` of a vehicle of search_stock'),
      postcode: z.string().regex(/^\d{4}$/, 'A postcode is four digits.'),
    },
    isReading: true,
    run: (context, _readers, { vehicle_id: id, postcode }) =>
      getDeliveryEstimate(requireDealerContext(context), id, postcode),
  }),
  list_test_drive_times: tool({
    title: 'Free times for a test drive',
    description:
      'When a test drive (of a motorcycle: a test ride) of the next two weeks can begin, on the location’s own clock. A vehicle is driven where it is; without one, name a location.',
    input: { vehicle: slug.optional(), location },
    isReading: true,
    run: (context, _readers, input) => listTestDriveTimes(context, input),
  }),
  book_test_drive: tool({
    title: 'Book a test drive',
    description:
      'Books a test drive at one of the times from list_test_drive_times, only with the person’s own stated consent. If someone else has just taken the time, it is refused: list the times again.',
    input: {
      ...PERSON,
      mobile: z.string().trim().min(1).max(40),
      starts: z.string().min(1).max(40).describe('`starts` of a time of list_test_drive_times'),
      vehicle: slug.optional(),
      location,
      message: z.string().trim().max(2_000).optional(),
      brings_licence: z.boolean().optional().describe('The person has a current licence and brings it'),
    },
    isReading: false,
    run: (context, _readers, input) => bookTestDrive(context, input),
  }),
  send_enquiry: tool({
    title: 'Send an enquiry',
    description:
      'Sends a person’s enquiry to the dealer, about a vehicle or in general. Only with that person’s own words of consent: the dealer will call or write to them.',
    input: {
      ...PERSON,
      mobile: z.string().trim().max(40).optional(),
      message: z.string().trim().min(1).max(2_000),
      vehicle: slug.optional(),
    },
    isReading: false,
    run: (context, _readers, input) => sendEnquiry(context, input),
  }),
}

function toParams(
  filters: {
    readonly [Key in keyof typeof FILTERS]?: string | number | undefined
  },
): URLSearchParams {
  const params = new URLSearchParams()
  const { condition, make, model, body, price_from: from, price_to: to, year_from: year, km_to: km } = filters
  const values = { car_type: condition, make, model, body }
  for (const [key, value] of Object.entries(values)) if (value) params.set(key, String(value))
  if (from !== undefined || to !== undefined) params.set('price', `${from ?? ''}-${to ?? ''}`)
  if (year !== undefined) params.set('year', `${year}-`)
  if (km !== undefined) params.set('km', `-${km}`)
  return params
}
