import { findCountedPage } from '#app/domain/counted-page.ts'

/** What is read of a lead: no field of who wrote it. */
export type LeadOrigin = {
  kind: string
  /** Path of the page that it was sent from. */
  path: string
  carId: string
  /** The parameters that its visit began with, and the host of the site before it. */
  landing: Readonly<Record<string, string>>
}

/** The origin of a lead, from its payload in wire format. */
export function readOrigin(kind: string, payload: Readonly<Record<string, unknown>>): LeadOrigin {
  const { url, car_id, lead_attributes } = payload
  const { linked_query_params = {} } = (lead_attributes ?? {}) as { linked_query_params?: object }
  const landing = Object.entries(linked_query_params).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  )
  return {
    kind,
    path: typeof url === 'string' && URL.canParse(url) ? new URL(url).pathname : '',
    carId: typeof car_id === 'string' ? car_id : '',
    landing: Object.fromEntries(landing),
  }
}

const SOCIAL = [
  [/facebook|fb|instagram|\big\b/i, 'Facebook, Instagram'],
  [/tiktok/i, 'TikTok'],
  [/youtube/i, 'YouTube'],
  [/linkedin|lnkd/i, 'LinkedIn'],
] as const

/** How the person came: by the link's own words (utm), else by the site before. */
export function describeSource({ landing }: LeadOrigin): string {
  const { utm_source = '', utm_medium = '', utm_campaign = '', referrer = '' } = landing
  const isPaid = /^(cpc|ppc|paid)/i.test(utm_medium)
  if (landing.gclid || (isPaid && /google/i.test(utm_source))) return withCampaign('Google Ads', utm_campaign)
  if (landing.msclkid) return withCampaign('Microsoft Ads', utm_campaign)
  if (landing.fbclid) return 'Facebook, Instagram'
  const said = utm_source || referrer
  const social = SOCIAL.find(([pattern]) => pattern.test(said))
  if (social) return social[1]
  if (utm_source) return clipWords(utm_source)
  if (/(^|\.)google\./i.test(referrer)) return 'Google search'
  if (/(^|\.)(bing|duckduckgo|yahoo|ecosia)\./i.test(referrer)) return 'Another search engine'
  return referrer ? clipWords(referrer.replace(/^www\./, '')) : 'Typed the address, or not known'
}

const withCampaign = (name: string, campaign: string) =>
  campaign ? `${name}, “${clipWords(campaign)}”` : name

/** Anybody can write a link: its words are cut. */
const clipWords = (words: string) => words.slice(0, 40)

const KINDS: Readonly<Record<string, string>> = {
  test_drive: 'Test drive',
  trade_in: 'Trade-in',
  valuation_adjustment: 'Trade-in',
  rego_lookup: 'Trade-in',
  offer_acceptance: 'Trade-in',
  finance: 'Finance',
  service: 'Service',
  parts: 'Parts',
  careers: 'Careers',
  reserve: 'Reserve a car',
  prize_wheel: 'Prize wheel',
}

const PAGES: Readonly<Record<string, string>> = {
  home: 'The front page',
  results: 'Search results',
  offers: 'The list of offers',
  offer: 'An offer’s page',
  location: 'A location’s page',
  model: 'A model’s page',
  car: 'A car’s page',
}

/** Where a lead was sent: the journey that it belongs to, else the page. */
export function describePlace({ kind, path, carId }: LeadOrigin): string {
  const journey = KINDS[kind]
  if (journey) return journey
  if (/^\/contact/.test(path)) return 'Contact us'
  const page = PAGES[findCountedPage(path, false)]
  return page ?? (carId === '' ? 'Another page' : 'A car’s page')
}
