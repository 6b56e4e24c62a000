import {
  ANALYTICS_EVENT_NAMES,
  ANALYTICS_EVENTS,
  type AnalyticsEvent,
} from '@forecourt/schemas/contract/pure'
import type { TagsModel } from '#app/domain/tags-model.ts'
import { dataLayer, gtag, tagWindow } from './tag-window.ts'
import { readItem } from './vehicle-item.ts'

type Parameters = Readonly<Record<string, string | number>>

/** An event in the words of the Automotive Standards Council, and of Meta and TikTok where they have one. */
export interface TagEvent {
  readonly asc: string
  readonly parameters: Parameters
  readonly meta?: string
  readonly tikTok?: string
}

interface EventWords extends Omit<TagEvent, 'parameters'> {
  readonly parameters?: Parameters
}

const form = (name: string, department: string): EventWords => ({
  asc: 'asc_form_submission',
  parameters: { comm_type: 'form', form_name: name, form_type: name, department },
  meta: 'Lead',
  tikTok: 'SubmitForm',
})
const press = (action: string): EventWords => ({
  asc: 'asc_cta_interaction',
  parameters: { event_action: 'click', event_action_result: action, element_type: 'button' },
})

/** https://www.automotivestandardscouncil.com: the GA4 event specification. Events without an entry stay the site's own. */
const WORDS: Readonly<Partial<Record<AnalyticsEvent, EventWords>>> = {
  vehicleView: { asc: 'asc_item_pageview', meta: 'ViewContent', tikTok: 'ViewContent' },
  newEnquiry: form('new vehicle enquiry', 'sales'),
  usedEnquiry: form('used vehicle enquiry', 'sales'),
  testDrive: form('test drive', 'sales'),
  usedTestDrive: form('used test drive', 'sales'),
  enquiry: form('enquiry', 'sales'),
  financeEnquiry: form('finance enquiry', 'finance'),
  careersEnquiry: form('careers', 'other'),
  phoneClick: {
    asc: 'asc_click_to_call',
    parameters: { comm_type: 'phone', event_action: 'click' },
    meta: 'Contact',
    tikTok: 'Contact',
  },
  saveCar: { ...press('save'), meta: 'AddToWishlist', tikTok: 'AddToWishlist' },
  calculator: { asc: 'asc_element_configuration', parameters: { element_type: 'payment calculator' } },
  financeButton: press('finance'),
  reserveButton: press('reserve'),
  share: press('share'),
  print: press('print'),
}

const OWNER = 'forecourt'
const PAGE_VIEW = 'Pageview'

/** An entry of the site's own in the data layer, see `recordEvent`. */
type OwnEntry = { event: 'forecourt'; event_id: number; label: string; car_id: string }

/** The event behind a number, which the platform's settings may have changed: `61:71 4:104`. */
function findName(number: number, changes: string): AnalyticsEvent | undefined {
  const changed = changes.split(' ').find((pair) => pair.endsWith(`:${number}`))
  const id = changed ? Number(changed.split(':')[0]) : number
  return ANALYTICS_EVENT_NAMES.find((name) => ANALYTICS_EVENTS[name] === id)
}

/** What a page is in the council's words. */
export function pageType(path: string): string {
  if (path === '/') return 'home'
  if (/^\/cars\/[^/]+$/.test(path)) return 'item'
  const first = path.split('/')[1] ?? ''
  const types: Readonly<Record<string, string>> = {
    search: 'itemlist',
    offers: 'special',
    'special-offers': 'special',
    finance: 'finance',
    'finance-enquiry': 'finance',
    'apply-for-finance': 'finance',
    service: 'service',
    'trade-in': 'trade',
    'sell-your-car': 'trade',
    'sell-my-car': 'trade',
    contact: 'contact',
    'contact-us': 'contact',
    locations: 'contact',
    models: 'model',
  }
  return Object.hasOwn(types, first) ? (types[first] ?? 'custom') : 'custom'
}

/** The events of an entry of the site's own; none for one that no standard knows. */
export function translate(entry: unknown, path: string, changes: string, item: Parameters): TagEvent[] {
  const { event, event_id, car_id } = (entry ?? {}) as Partial<OwnEntry>
  if (event !== OWNER || typeof event_id !== 'number') return []
  const name = findName(event_id, changes)
  const words = name && WORDS[name]
  if (!words) return []
  const parameters = {
    event_owner: OWNER,
    page_type: pageType(path),
    ...words.parameters,
    ...(car_id ? item : {}),
  }
  return [{ ...words, parameters: car_id ? { item_id: car_id, ...parameters } : parameters }]
}

/** The view of a page, by its path alone. */
export function pageEvents(path: string): TagEvent[] {
  const parameters = { event_owner: OWNER, page_type: pageType(path) }
  const events: TagEvent[] = [{ asc: 'asc_pageview', parameters, meta: 'PageView', tikTok: PAGE_VIEW }]
  if (parameters.page_type === 'itemlist') events.push({ asc: 'asc_itemlist_pageview', parameters })
  return events
}

let tags: TagsModel | null = null
let isSilent = false

/** Sends nothing while a page is open that is the shopper's alone. */
export function silenceEvents(isUnmeasured: boolean): void {
  isSilent = isUnmeasured
}

const CAMPAIGN = /^(utm_\w+|gclid|gbraid|wbraid|dclid|fbclid|ttclid|msclkid)$/

/** The page's address without what people typed: only the marks of a campaign stay of its query. */
export function measuredAddress({
  origin,
  pathname,
  search,
}: Pick<Location, 'origin' | 'pathname' | 'search'>): string {
  const marks = [...new URLSearchParams(search)].filter(([name]) => CAMPAIGN.test(name))
  const query = new URLSearchParams(marks).toString()
  return `${origin}${pathname}${query ? `?${query}` : ''}`
}

/** Sends what the site records from now on, and what it has recorded on this page, to the providers too. */
export function followEvents(next: TagsModel): void {
  if (tags !== null) return
  tags = next
  const layer = dataLayer()
  const forward = (entry: unknown) =>
    sendEvents(translate(entry, location.pathname, document.documentElement.dataset.events ?? '', readItem()))
  const before = [...layer]
  const push = layer.push.bind(layer)
  layer.push = (...entries: unknown[]) => {
    const length = push(...entries)
    for (const entry of entries) forward(entry)
    return length
  }
  for (const entry of before) forward(entry)
}

let reported = ''

/** Reports the view of a page; to Google once, also where the shopper answers after it began to count. */
export function reportPage(path: string): void {
  if (tags === null || isSilent) return
  const events = pageEvents(path)
  if (reported !== path) for (const event of events) sendToGoogle(event)
  for (const event of events) sendToOthers(event)
  reported = path
}

function sendEvents(events: readonly TagEvent[]): void {
  if (tags === null || isSilent) return
  for (const event of events) {
    sendToGoogle(event)
    sendToOthers(event)
  }
}

function sendToGoogle({ asc, parameters }: TagEvent): void {
  const { googleAnalytics, tagManager } = tags?.ids ?? {}
  if (googleAnalytics) {
    const about = { page_location: measuredAddress(location), send_to: googleAnalytics }
    gtag('event', asc, { ...parameters, ...about })
    if (asc === 'asc_pageview') gtag('event', 'page_view', about)
  }
  if (tagManager) dataLayer().push({ event: asc, ...parameters })
}

/** Meta and TikTok are there only after a yes. */
function sendToOthers({ parameters, meta, tikTok }: TagEvent): void {
  const { fbq, ttq } = tagWindow()
  const content = parameters.item_id ? { content_ids: [parameters.item_id], content_type: 'vehicle' } : {}
  if (meta) fbq?.('track', meta, content)
  if (tikTok && tikTok !== PAGE_VIEW) ttq?.track(tikTok, content)
  if (tikTok === PAGE_VIEW) ttq?.page()
}
