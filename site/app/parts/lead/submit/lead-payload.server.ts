import {
  type Car,
  HOME_SLUG,
  type LeadConsent,
  type LeadKind,
  type LeadPayload,
  leadPayload,
} from '@forecourt/schemas/contract'
import { sameSitePath } from '#app/http/same-site-path.ts'
import { leadCategory } from '../definitions/lead-category.ts'
import type { LeadDefinition, LeadFacts } from '../definitions/lead-definition.ts'
import { type LeadFieldRule, leadFieldValue } from '../form/lead-fields.ts'
import { OWN_SOURCE } from '../lead-source.ts'
import { leadConsents } from './consents.server.ts'
import type { LeadSubmission } from './lead-submission.ts'
import { makeSlug } from './make-slug.ts'

/** The least a payload is built from. */
export type LeadParts = {
  id: string
  kind: LeadKind
  origin: string
  facts: LeadFacts
  submission: LeadSubmission
  rules: readonly LeadFieldRule[]
  category: string
  subcategory?: string | undefined
  /** What the address of the form adds to a lead without a vehicle. */
  ofAddress?: LeadDefinition['ofAddress']
  ofAnswers?: LeadDefinition['ofAnswers']
  complete: boolean
  /** The payload of earlier steps. */
  earlier: Record<string, unknown>
}

const MOST_PAGES = 20
const MOST_PARAMS = 30

/**
 * The payload of a lead by its API names (LEAD-23, DATA-22, DATA-23): earlier steps, overwritten by this one, overwritten
 * by the facts of the vehicle. Empty answers are left out.
 */
export function buildLeadPayload(parts: LeadParts): LeadPayload {
  const { facts, submission, complete, earlier } = parts
  const answers = listAnswers(parts)
  const filed = leadCategory(String(answers.category ?? parts.category))
  const subcategory = filed.subcategory ?? answers.subcategory ?? parts.subcategory
  return leadPayload.parse({
    ...earlier,
    ...answers,
    ...parts.ofAnswers?.(answers, facts),
    ...submission.added,
    ...(facts.car
      ? buildVehicle(facts.car, parts.kind)
      : { ...getSoldType(facts), ...getPageAddress(parts) }),
    ...buildPlace(facts, answers),
    kind: parts.kind,
    lead_id: parts.id,
    lead_status: complete ? 'Complete' : 'Incomplete',
    form_completed: complete,
    category: filed.category,
    ...(subcategory ? { subcategory } : {}),
    url: getUrl(parts),
    consents: listConsents(parts, answers),
    source: OWN_SOURCE,
    user_agent: line(submission.userAgent ?? String(earlier.user_agent ?? ''), 300),
    car_id: facts.car?.id ?? submission.carId ?? earlier.car_id ?? null,
    car_dealership_id: facts.car?.dealershipId || null,
    lead_attributes: buildAttributes(submission, earlier.lead_attributes),
    ...buildPageId(parts),
  })
}

/** The page of the content that the form is on (DATA-23); nothing for a page that no document is. */
function buildPageId({ facts, submission: { page = '', pageId } }: LeadParts): { page_id?: string } {
  const slug = page.split(/[?#]/)[0]?.replace(/^\/|\/$/g, '') || HOME_SLUG
  const id = pageId ?? (page === '' ? undefined : facts.pages?.find((one) => one.slug === slug)?.id)
  return id ? { page_id: line(id, 100) } : {}
}

function listConsents(parts: LeadParts, answers: Record<string, string | boolean>): LeadConsent[] {
  const { facts, submission, earlier } = parts
  const asked = answers.opt_in ?? answers.subscribe
  const news = typeof asked === 'boolean' ? asked : undefined
  const [source = ''] = getUrl(parts).split('?')
  const before = Array.isArray(earlier.consents) ? (earlier.consents as LeadConsent[]) : []
  return leadConsents({ facts, submission, news, source, earlier: before })
}

function listAnswers({ rules, submission: { fields } }: LeadParts): Record<string, string | boolean> {
  const answers: Record<string, string | boolean> = {}
  for (const rule of rules) {
    const value = leadFieldValue(rule, fields[rule.name] ?? '')
    if (rule.type === 'checkbox') answers[rule.name] = value === 'on'
    else if (value !== '') answers[rule.name] = value
  }
  return answers
}

/** What a lead says of a car of the stock. */
export function buildVehicle(car: Car, kind: LeadKind) {
  return {
    ...(kind === 'finance' && car.vin !== '' ? { vin: car.vin } : {}),
    dealership_slug: car.dealershipSlug,
    manufacturer_slug: makeSlug(car.make),
    stock_number: car.stocknum,
    'Vehicle Make': car.make,
    'Vehicle Model': car.model,
    car_type: car.carType,
    item_type: car.itemType,
    vehicle_status: car.status,
    car_year: car.year,
    car_description: car.name,
  }
}

/** What is sold by a dealer of one kind of vehicle; the words of the confirmation go by it. */
function getSoldType({ sold = [] }: LeadFacts): Record<string, string> {
  const [only, ...others] = sold
  return only !== undefined && others.length === 0 ? { item_type: only } : {}
}

function getPageAddress({ ofAddress, submission: { page = '' }, facts }: LeadParts): Record<string, string> {
  const [, query = ''] = page.replace(/#.*/, '').split('?')
  return ofAddress?.(new URLSearchParams(query), facts) ?? {}
}

/** The receiving location; only with the site's option it decides the dealership as well (LEAD-33). */
function buildPlace({ tenant, locations }: LeadFacts, answers: Record<string, string | boolean>) {
  const place = locations.find(({ id }) => id === answers.location_id)
  if (!place) return {}
  const decides = place.dealershipSlug !== '' && tenant.flags.locationSetsDealership
  return { location: place.name, ...(decides ? { dealership_slug: place.dealershipSlug } : {}) }
}

function getUrl({ origin, submission: { page = '' } }: LeadParts): string {
  return origin + line(sameSitePath(page), 1_000)
}

/** The attributes of this step, or of an earlier one where the server itself submits this one. */
function buildAttributes({ visitedPages, linkedQueryParams }: LeadSubmission, earlier: unknown) {
  if (visitedPages === undefined && linkedQueryParams === undefined && earlier) return earlier
  return sentAttributes(visitedPages, linkedQueryParams)
}

function sentAttributes(
  visitedPages: LeadSubmission['visitedPages'] = [],
  linkedQueryParams: LeadSubmission['linkedQueryParams'] = {},
) {
  const params = Object.entries(linkedQueryParams).slice(0, MOST_PARAMS)
  return {
    visited_pages: visitedPages.slice(-MOST_PAGES).map((page) => line(page, 300)),
    linked_query_params: Object.fromEntries(params.map(([key, value]) => [line(key, 60), line(value, 200)])),
  }
}

const line = (text: string, most: number) => leadFieldValue({ type: 'string' }, text).slice(0, most)
