import { type LeadDeliveryState, type LeadProgress, STAFF_API } from '@forecourt/schemas/contract'

/** What of the leads is shown; '' restricts nothing. */
export interface LeadFilter {
  readonly words: string
  readonly kind: string
  readonly days: string
  readonly progress: LeadProgress | ''
  readonly delivery: LeadDeliveryState | ''
  readonly page: number
}

export const FIRST_FILTER: LeadFilter = {
  words: '',
  kind: '',
  days: '30',
  progress: '',
  delivery: '',
  page: 1,
}

export const DAYS_LABELS: readonly (readonly [days: string, words: string])[] = [
  ['1', '24 hours'],
  ['7', '7 days'],
  ['30', '30 days'],
  ['90', '90 days'],
  ['365', '12 months'],
  ['', 'All times'],
]

/** Whether anything but the days is chosen. */
export const isNarrowed = ({ words, kind, progress, delivery }: LeadFilter) =>
  [words.trim(), kind, progress, delivery].some((value) => value !== '')

/** The path at which a site lists these leads. */
export const leadsPath = (filter: LeadFilter) => `${STAFF_API.leads}?${formatQuery(filter)}`

/** The path of the same leads as a spreadsheet. @param news only people who agreed to news */
export const spreadsheetPath = (filter: LeadFilter, news: boolean) =>
  `${STAFF_API.leadsSpreadsheet}?${formatQuery({ ...filter, page: 1 }, news ? { news: 'yes' } : {})}`

export const leadPath = (id: string) => `${STAFF_API.leads}/${encodeURIComponent(id)}`

function formatQuery(filter: LeadFilter, more: Readonly<Record<string, string>> = {}): string {
  const all = Object.entries({ ...filter, page: filter.page > 1 ? String(filter.page) : '', ...more })
  return String(new URLSearchParams(all.filter(([, value]) => value.trim() !== '')))
}
