import type { LeadKind } from '@forecourt/schemas/contract'
import { formatDollars } from '@forecourt/schemas/contract/pure'
import { getTradeWords } from '#app/domain/words/trade-words.ts'
import { SERVICE_PRICE } from '../definitions/service.ts'
import { leadVehicle } from '../lead-vehicle.ts'
import type { Confirmation, ConfirmationFact, ConfirmationTime } from './confirmation-model.ts'

/** A lead in wire format. */
export type Payload = Readonly<Record<string, unknown>>

type DescribedLead = {
  payload: Payload
  time: ConfirmationTime | null
  /** Until when a vehicle is held, in words; '' for none. */
  heldUntil: string
}

/** What is said of a kind of lead. */
export type LeadWords = Pick<Confirmation, 'label' | 'title' | 'about' | 'facts' | 'undo'> & {
  /** What follows once the dealer has been in touch, or the day has come. */
  later: Confirmation['next']
}

/** A value of a payload as text; '' for none. */
export function readText(payload: Payload, name: string): string {
  const value = payload[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

const fact = (label: string, text: string): ConfirmationFact[] => (text === '' ? [] : [{ label, text }])

const YOU_DECIDE = { title: 'You decide', text: 'No cost, no obligation.' }

const listWritten = (payload: Payload) =>
  fact(WRITTEN, readText(payload, 'message') || readText(payload, 'Comments'))

/** The label of the shopper's own words. */
export const WRITTEN = 'You wrote'

const chooseWords = (payload: Payload) => getTradeWords([readText(payload, 'item_type')])

function describeTestDrive({ payload, time }: DescribedLead): LeadWords {
  const { go, Trial } = chooseWords(payload)
  return {
    label: Trial,
    title: 'We’ll call you to set a time',
    about: leadVehicle(payload) || readText(payload, 'vehicle'),
    facts: [
      { label: 'Bring', text: 'Your licence', more: 'The card, or the one in your phone.' },
      ...listWritten(payload),
    ],
    later: time
      ? [
          { title: 'We get it ready', text: 'Out the front when you arrive.' },
          { title: `You ${go}`, text: `Up to ${time.minutes} minutes.` },
          YOU_DECIDE,
        ]
      : [YOU_DECIDE],
    undo: time ? 'booking' : 'request',
  }
}

function describeService({ payload, time }: DescribedLead): LeadWords {
  return {
    label: readText(payload, 'Service Type') || 'Service',
    title: 'We’ll call you to set a day',
    about: [leadVehicle(payload), readText(payload, 'Vehicle Rego')].filter(Boolean).join(', '),
    facts: [
      ...fact('Price', readText(payload, SERVICE_PRICE)).map((price) => ({
        ...price,
        more: 'We call you before any extra work.',
      })),
      ...fact('Interval', readText(payload, 'Service Interval')),
      { label: 'Bring', text: 'The key, and the logbook if you have it' },
      ...fact('Other work', readText(payload, 'additional_services')),
      ...listWritten(payload),
    ],
    later: [
      { title: 'You drop it off', text: time ? 'Any time from when we open.' : 'On the day we agree.' },
      { title: 'You pick it up', text: 'We call you when it’s ready.' },
    ],
    undo: time ? 'booking' : 'request',
  }
}

function describeApplication({ payload }: DescribedLead): LeadWords {
  return {
    label: 'Job application',
    title: readText(payload, 'position') || 'Working with us',
    about: '',
    facts: [...fact('You sent', readText(payload, 'cv')), ...listWritten(payload)],
    later: [{ title: 'You decide', text: 'Applying doesn’t commit you to anything.' }],
    undo: 'application',
  }
}

function describeFinance({ payload }: DescribedLead): LeadWords {
  const years = readText(payload, 'loanTerm')
  return {
    label: 'Finance enquiry',
    title: leadVehicle(payload) || 'Your finance enquiry',
    about: '',
    facts: [
      ...fact('Loan term', years === '1' ? '1 year' : years && `${years} years`),
      ...listWritten(payload),
    ],
    later: [{ title: 'You decide', text: 'This is an enquiry, not an application for credit.' }],
    undo: null,
  }
}

function describeInspection({ payload }: DescribedLead): LeadWords {
  const { offer_low: low, offer_high: high } = payload
  const isEstimated = typeof low === 'number' && typeof high === 'number'
  return {
    label: 'Trade-in inspection',
    title: readText(payload, 'trade_in_description'),
    about: readText(payload, 'trade_in_description'),
    facts: [
      ...fact(
        'Our estimate',
        isEstimated ? `${formatDollars(low * 100)} – ${formatDollars(high * 100)}` : '',
      ),
      { label: 'Bring', text: 'Every key, rego papers and your licence' },
    ],
    later: [
      { title: 'We look it over with you', text: 'Bring the logbook if you have it.' },
      { title: 'You get a firm offer', text: 'It’s free, and there’s no need to buy from us.' },
    ],
    undo: 'booking',
  }
}

function describeReservation({ payload, heldUntil }: DescribedLead): LeadWords {
  const { deposit } = payload
  return {
    label: 'Reservation',
    title: leadVehicle(payload),
    about: '',
    facts: [
      ...fact('Held for you until', heldUntil),
      ...fact('Deposit paid', typeof deposit === 'number' ? formatDollars(deposit * 100) : ''),
    ],
    later: [
      { title: `You see it and ${chooseWords(payload).go} it`, text: 'We call you to set a time.' },
      { title: 'You decide', text: 'You buy it, or cancel before then and get your deposit back.' },
    ],
    undo: null,
  }
}

function describeEnquiry({ payload }: DescribedLead): LeadWords {
  return {
    label: readText(payload, 'category') || 'Enquiry',
    title: leadVehicle(payload) || 'Your enquiry',
    about: '',
    facts: listWritten(payload),
    later: [YOU_DECIDE],
    undo: null,
  }
}

const OF_KIND: Readonly<Partial<Record<LeadKind, (lead: DescribedLead) => LeadWords>>> = {
  test_drive: describeTestDrive,
  service: describeService,
  careers: describeApplication,
  finance: describeFinance,
  reserve: describeReservation,
  valuation_adjustment: describeInspection,
}

/** What is said of a lead, by its kind. */
export const describeLead = (kind: LeadKind, lead: DescribedLead): LeadWords =>
  (OF_KIND[kind] ?? describeEnquiry)(lead)
