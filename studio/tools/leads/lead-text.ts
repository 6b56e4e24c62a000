import {
  dateAt,
  formatShortDay,
  formatShortTime,
  type LeadDeliveryState,
  type LeadProgress,
  type StaffLead,
  type StaffLeadRow,
} from '@forecourt/schemas/contract'

type LeadKind = StaffLeadRow['kind']

export const KIND_LABELS: Readonly<Record<LeadKind, string>> = {
  enquiry: 'Message',
  vehicle_enquiry: 'Enquiry',
  test_drive: 'Test drive',
  request_photos: 'Photos wanted',
  find_similar: 'Something similar',
  careers: 'Job',
  service: 'Service',
  parts: 'Parts',
  trade_in: 'Trade-in',
  valuation_adjustment: 'Valuation',
  rego_lookup: 'Rego looked up',
  offer_acceptance: 'Offer accepted',
  finance: 'Finance',
  reserve: 'Reservation',
  prize_wheel: 'Spin to win',
}

/** What a lead is, in the words of its trade: motorcycles are ridden. */
export const formatKind = ({ kind, itemType }: Pick<StaffLeadRow, 'kind' | 'itemType'>): string =>
  kind === 'test_drive' && itemType === 'motorcycle' ? 'Test ride' : KIND_LABELS[kind]

const RECORD_LABELS: readonly (readonly [name: string, one: string, more: string])[] = [
  ['leads', 'enquiry', 'enquiries'],
  ['valuations', 'valuation', 'valuations'],
  ['accounts', 'account', 'accounts'],
  ['saved_cars', 'saved car', 'saved cars'],
  ['reservations', 'reservation', 'reservations'],
  ['open_reservations', 'unsettled reservation left', 'unsettled reservations left'],
  ['prizes', 'prize', 'prizes'],
  ['text_messages', 'text message', 'text messages'],
  ['alerts', 'saved search', 'saved searches'],
]

/** How many records there are: `2 enquiries, 1 account`. */
export function formatRecords(counts: Readonly<Record<string, number>>): string {
  const some = RECORD_LABELS.flatMap(([name, one, more]) => {
    const count = counts[name] ?? 0
    return count === 0 ? [] : [`${count} ${count === 1 ? one : more}`]
  })
  return some.join(', ') || 'No record of this person'
}

export const PROGRESS_LABELS: Readonly<Record<LeadProgress, string>> = {
  new: 'New',
  answered: 'Answered',
  done: 'Done',
}

export const DELIVERY_LABELS: Readonly<Record<LeadDeliveryState, string>> = {
  delivered: 'Delivered',
  waiting: 'Waiting',
  'not delivered': 'Not delivered',
  nowhere: 'Stored here only',
}

/** How a channel delivers, after a verb. */
const CHANNEL_LABELS: Readonly<Record<string, string>> = {
  webhook: 'to your lead system',
  adf: 'to your lead system by email',
  mail: 'by email',
  confirmation: 'to the customer by email',
}
const TARGET_LABELS: Readonly<Record<string, string>> = {
  webhook: 'Your lead system',
  adf: 'Your lead system, by email (ADF)',
  mail: 'Email to your people',
}

/** A place that takes leads. */
export const formatTarget = (channel: string) => TARGET_LABELS[channel] ?? 'Another place'

const formatChannel = (channel: string) => CHANNEL_LABELS[channel] ?? 'in another way'

const PAGE_LABELS: readonly (readonly [path: RegExp, words: string])[] = [
  [/^\/$/, 'Front page'],
  [/^\/cars\//, 'A car’s page'],
  [/^\/(search|used-car)/, 'Car search'],
  [/^\/(special-offers|offers)/, 'Offers'],
  [/^\/(finance|personalised)/, 'Finance'],
  [/^\/service/, 'Service'],
  [/^\/(sell|trade-in)/, 'Sell your car'],
  [/^\/(contact|location|our-location)/, 'Contact'],
  [/^\/(saved|watchlist|compare)/, 'Saved cars'],
]

/** A page of the site by what people call it. @param path with its query */
export function formatPage(path: string): string {
  return PAGE_LABELS.find(([pattern]) => pattern.test(path.split('?')[0] ?? ''))?.[1] ?? 'Another page'
}

/** The pages somebody came by: `Front page, Car search, A car’s page`; a page twice in a row is named once. */
export function formatVisit(paths: readonly string[]): string {
  const words = paths.map(formatPage)
  return words.filter((each, index) => each !== words[index - 1]).join(', ')
}

/** A name, or what there is of one. */
export function formatPerson(person: StaffLeadRow['person']): string {
  if (person === null) return 'Someone'
  return person.name || 'No name given'
}

/** A stored number as people write it: `0491 570 006`, `07 3456 7890`; another one as it is. */
export function formatPhone(phone: string): string {
  return phone
    .replace(/^(04\d\d|1[38]00)(\d{3})(\d{3})$/, '$1 $2 $3')
    .replace(/^(0[2378])(\d{4})(\d{4})$/, '$1 $2 $3')
}

/** When a lead came in, as short as possible: `1:04 pm`, `Sat 21 Nov`. */
export function formatWhen(instant: string, zone: string, now: string): string {
  const [day, today] = [dateAt(instant, zone), dateAt(now, zone)]
  return day === today ? formatShortTime(instant, zone) : formatShortDay(day, today)
}

/** The same with the time of day: `today at 11:22 am`, `Sat 21 Nov at 4:12 pm`. */
export function whenFully(instant: string, zone: string, now: string): string {
  const [day, today] = [dateAt(instant, zone), dateAt(now, zone)]
  return `${day === today ? 'today' : formatShortDay(day, today)} at ${formatShortTime(instant, zone)}`
}

const tries = (count: number) => (count === 1 ? 'Tried once' : `Tried ${count} times`)

/** What a lead's delivery has come to, for the banner above it. */
export interface DeliveryLabel {
  readonly tone: 'critical' | 'caution' | 'positive' | 'default'
  readonly title: string
  readonly detail: string
}

/** Says of all deliveries of a lead what staff have to know: first what did not arrive. */
export function formatDelivery(
  { deliveries, delivery }: StaffLead,
  zone: string,
  now: string,
): DeliveryLabel {
  const open = deliveries.filter(({ state }) => state !== 'delivered')
  const delivered = deliveries.filter(({ state }) => state === 'delivered')
  const copy =
    delivered.length > 0 ? `A copy went ${listed(delivered)}.` : 'Nothing is lost: it is stored here.'
  if (delivery.state === 'nowhere')
    return {
      tone: 'caution',
      title: 'It was sent nowhere.',
      detail: 'The site’s settings name no email and no lead system for leads. It is stored here.',
    }
  if (delivery.state === 'delivered')
    return { tone: 'positive', title: `It was delivered ${listed(delivered)}.`, detail: '' }
  const failed = open.filter(({ state, problem }) => state === 'dead' || problem)
  if (delivery.state === 'waiting')
    return {
      tone: 'caution',
      title: `It waits to be sent ${listed(open)}.`,
      detail: `Since ${whenFully(delivery.since ?? now, zone, now)}. ${copy}`,
    }
  const problem = failed.find((each) => each.problem)?.problem ?? ''
  const next = failed.find(({ nextAt }) => nextAt)?.nextAt
  return {
    tone: 'critical',
    title: `It has not been delivered ${listed(failed)}.`,
    detail: [
      `${delivery.tries > 0 ? tries(delivery.tries) : 'Given up'} since ${whenFully(delivery.since ?? now, zone, now)}.`,
      problem,
      next ? `Next try ${whenFully(next, zone, now)}.` : 'It is not tried again by itself.',
      copy,
    ]
      .filter(Boolean)
      .join(' '),
  }
}

const listed = (deliveries: StaffLead['deliveries']) =>
  [...new Set(deliveries.map(({ channel }) => formatChannel(channel)))].join(' and ')

/** How one delivery went: a word, and why where it did not succeed. */
export function formatResult(
  { state, problem, tries: count, nextAt }: StaffLead['deliveries'][number],
  zone: string,
  now: string,
): { tone: DeliveryLabel['tone']; words: string; why: string } {
  if (state === 'delivered') return { tone: 'positive', words: 'Delivered', why: '' }
  if (state === 'waiting' && problem === '') return { tone: 'caution', words: 'Waiting', why: '' }
  const next = nextAt ? `Next try ${whenFully(nextAt, zone, now)}.` : 'It is not tried again by itself.'
  const why = [count > 0 ? `${tries(count)}.` : '', problem, next].filter(Boolean).join(' ')
  return { tone: 'critical', words: 'Not delivered', why }
}

/** One thing that happened to a lead. `user` is a person's id. */
export interface LeadMoment {
  readonly id: string
  readonly at: string
  readonly tone: 'critical' | 'caution' | 'positive' | 'default'
  readonly title: string
  readonly detail: string
  readonly user: string
}

/** Everything that happened to a lead, the newest first. */
export function leadMoments(lead: StaffLead): LeadMoment[] {
  const moments = [
    ...lead.events.map(eventMoment),
    ...lead.deliveries.flatMap(deliveryMoment),
    { id: 'came', at: lead.at, tone: 'default' as const, user: '', title: 'Came in', detail: '' },
  ]
  return moments.sort((one, other) => Date.parse(other.at) - Date.parse(one.at))
}

function deliveryMoment(delivery: StaffLead['deliveries'][number]): LeadMoment[] {
  const { id, channel, state, at, deliveredAt, problem, tries: count } = delivery
  const way = formatChannel(channel)
  if (deliveredAt)
    return [{ id, at: deliveredAt, tone: 'positive', title: `Delivered ${way}`, detail: '', user: '' }]
  if (state === 'dead' || problem)
    return [
      {
        id,
        at,
        tone: 'critical',
        user: '',
        title: `Not delivered ${way}`,
        detail: [count > 0 ? `${tries(count)}.` : '', problem].filter(Boolean).join(' '),
      },
    ]
  return [{ id, at, tone: 'caution', title: `Waits to be sent ${way}`, detail: '', user: '' }]
}

function eventMoment({ id, at, kind, text, user }: StaffLead['events'][number]): LeadMoment {
  const shared = { id, at, user, tone: 'default' as const }
  if (kind === 'note') return { ...shared, title: text, detail: '' }
  if (kind === 'resend') return { ...shared, title: 'Sent again', detail: '' }
  return {
    ...shared,
    title: `Marked as ${PROGRESS_LABELS[text as LeadProgress]?.toLowerCase() ?? text}`,
    detail: '',
  }
}
