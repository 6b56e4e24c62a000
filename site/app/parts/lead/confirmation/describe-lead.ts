import type { LeadKind, Tenant } from '@forecourt/schemas/contract'
import { formatDollars } from '@forecourt/schemas/contract/pure'
import { getTradeWords } from '#app/domain/words/trade-words.ts'
import { SERVICE_PRICE } from '../definitions/service.ts'
import { leadVehicle } from '../lead-vehicle.ts'
import { COURTESY } from '../rules/service-steps.ts'
import { type AskedLoan, findAskedLoan } from './asked-loan.ts'
import { listBring } from './bring.ts'
import type { Confirmation, ConfirmationFact, ConfirmationTime } from './confirmation-model.ts'
import { describeRefund } from './refund.ts'

/** A lead in wire format. */
export type Payload = Readonly<Record<string, unknown>>

type DescribedLead = {
  payload: Payload
  time: ConfirmationTime | null
  /** Until when a vehicle is held. */
  until: ConfirmationTime | null
  tenant: Pick<Tenant, 'leads' | 'financeProvider' | 'lenders' | 'flags'>
  /** By when a deposit is back on its card, if it is given back now. */
  refundDay: string
  /** By when an applicant hears. */
  answerDay: string
}

/** What is said of a kind of lead. */
export type LeadWords = Pick<Confirmation, 'label' | 'title' | 'about' | 'facts' | 'undo'> & {
  /** What follows once the dealer has been in touch, or the day has come. */
  later: Confirmation['next']
  /** What to have ready for a call. */
  ready?: string[]
  smallPrint?: string
  /** What is said once it is cancelled. */
  cancelled: string
  /** What is to be known once it is cancelled. */
  cancelledFacts?: ConfirmationFact[]
  /** By when an answer comes, where its department's hours do not say. */
  answer?: string
}

/** A value of a payload as text; '' for none. */
export function readText(payload: Payload, name: string): string {
  const value = payload[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

const fact = (label: string, text: string, ...more: string[]): ConfirmationFact[] =>
  text === '' ? [] : [{ label, text, ...(more.length > 0 ? { more } : {}) }]

const YOU_DECIDE = { title: 'You decide', text: 'No cost, no obligation.' }

const listWritten = (payload: Payload): ConfirmationFact[] =>
  fact('You wrote', readText(payload, 'message') || readText(payload, 'Comments')).map((written) => ({
    ...written,
    isOwn: true,
    isQuoted: true,
  }))

const chooseWords = (payload: Payload) => getTradeWords([readText(payload, 'item_type')])

function findBring(kind: LeadKind, { payload, tenant }: DescribedLead): string[] {
  const isOwing = readText(payload, 'finance') === 'Yes'
  return listBring(kind, { bring: tenant.leads.bring, itemType: readText(payload, 'item_type'), isOwing })
}

const bringFact = ([first = '', ...more]: string[]) => fact('Bring', first, ...more)

/** `Your test drive on Tuesday 1 December, 10:00 am is cancelled. There’s nothing more to do.` */
const sayOff = (what: string, time: ConfirmationTime | null) =>
  `Your ${[what, time && `on ${[time.day, time.hour].filter(Boolean).join(', ')}`].filter(Boolean).join(' ')} is cancelled. There’s nothing more to do.`

function describeTestDrive(lead: DescribedLead): LeadWords {
  const { payload, time } = lead
  const { go, Trial, trial } = chooseWords(payload)
  return {
    label: Trial,
    title: 'We’ll call you to set a time',
    about: leadVehicle(payload) || readText(payload, 'vehicle'),
    facts: [...bringFact(findBring('test_drive', lead)), ...listWritten(payload)],
    later: time
      ? [
          { title: 'We get it ready', text: 'Out the front when you arrive.' },
          { title: `You ${go}`, text: `Up to ${time.minutes} minutes.` },
          YOU_DECIDE,
        ]
      : [YOU_DECIDE],
    cancelled: sayOff(trial, time),
    undo: time ? 'booking' : 'request',
  }
}

function sayDropOff(time: ConfirmationTime | null): string {
  if (!time) return 'On the day we agree.'
  return time.dropOff ? `At ${time.dropOff}.` : 'Any time from when we open.'
}

function describeService(lead: DescribedLead): LeadWords {
  const { payload, time } = lead
  return {
    label: readText(payload, 'Service Type') || 'Service',
    title: 'We’ll call you to set a day',
    about: [leadVehicle(payload), readText(payload, 'Vehicle Rego')].filter(Boolean).join(', '),
    facts: [
      ...fact('Price', readText(payload, SERVICE_PRICE), 'We call you before any extra work.'),
      ...fact('Interval', readText(payload, 'Service Interval')),
      ...fact('While we have it', readText(payload, COURTESY)),
      ...bringFact(findBring('service', lead)),
      ...fact('Other work', readText(payload, 'additional_services')).map((work) => ({
        ...work,
        isOwn: true as const,
      })),
      ...listWritten(payload),
    ],
    later: [
      { title: 'You drop it off', text: sayDropOff(time) },
      { title: 'You pick it up', text: 'We call you when it’s ready.' },
    ],
    cancelled: sayOff('service', time),
    undo: time ? 'booking' : 'request',
  }
}

const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length

function describeApplication({ payload, tenant: { leads }, answerDay }: DescribedLead): LeadWords {
  const [cv, note] = [readText(payload, 'cv'), readText(payload, 'message')]
  const words = countWords(note)
  const noted = words === 0 ? '' : `A note of ${words} ${words === 1 ? 'word' : 'words'}`
  const [sent = '', ...more] = [cv, noted].filter(Boolean)
  const kept = leads.keepMonths === 1 ? 'A month' : leads.keepMonths && `${leads.keepMonths} months`
  return {
    label: 'Job application',
    title: readText(payload, 'position') || 'Working with us',
    about: '',
    facts: [
      ...fact('When you’ll hear', `By ${answerDay}`, 'Yes or no, from a person'),
      ...fact('You sent', sent, ...more).map((file) => ({ ...file, isOwn: true as const })),
      ...fact(
        'How long we keep it',
        kept || 'Until you ask us to delete it',
        kept ? 'Then we delete it. Ask us, and we delete it sooner.' : 'Withdraw it any time.',
      ),
    ],
    later: [
      { title: 'A person reads it', text: 'We call the people we’d like to meet.' },
      { title: 'An answer', text: `By ${answerDay}. Applying doesn’t commit you to anything.` },
    ],
    answer: `You’ll hear from us by ${answerDay}, yes or no.`,
    cancelled: 'You’ve withdrawn your application. No one will call.',
    undo: 'application',
  }
}

function readLoan({ payload, tenant }: DescribedLead): AskedLoan | null {
  const [dollars, years] = [Number(payload.purchasePrice), Number(payload.loanTerm)]
  return findAskedLoan({ dollars, years, dealershipSlug: readText(payload, 'dealership_slug') }, tenant)
}

function describeFinance(lead: DescribedLead): LeadWords {
  const { payload } = lead
  const loan = readLoan(lead)
  const { weekly = null } = loan ?? {}
  return {
    label: 'Finance enquiry',
    title: loan?.text || leadVehicle(payload) || 'Your finance enquiry',
    about: loan ? leadVehicle(payload) : '',
    facts: [
      ...(weekly
        ? fact('About', weekly.text, weekly.comparison, 'An estimate, not an offer of credit.')
        : []),
      ...listWritten(payload),
    ],
    ready: findBring('finance', lead),
    smallPrint: weekly?.warning ?? '',
    later: [
      { title: 'We find a lender', text: 'With what you tell us on the phone.' },
      { title: 'You decide', text: 'This is an enquiry, not an application for credit.' },
    ],
    cancelled: '',
    undo: null,
  }
}

function describeInspection(lead: DescribedLead): LeadWords {
  const { payload, time } = lead
  const { offer_low: low, offer_high: high } = payload
  const isEstimated = typeof low === 'number' && typeof high === 'number'
  const vehicle = readText(payload, 'trade_in_description')
  return {
    label: 'Trade-in inspection',
    title: time ? vehicle : 'We’ll call you to set a time',
    about: vehicle,
    facts: [
      ...fact(
        'Our estimate',
        isEstimated ? `${formatDollars(low * 100)} – ${formatDollars(high * 100)}` : '',
        'An estimate until we’ve seen it',
      ),
      ...bringFact(findBring('valuation_adjustment', lead)),
    ],
    later: [
      { title: 'We look it over with you', text: 'Panels, tyres, a drive and the logbook.' },
      { title: 'You get a firm offer', text: 'It’s free, and there’s no need to buy from us.' },
    ],
    cancelled: sayOff('inspection', time),
    undo: time ? 'booking' : 'request',
  }
}

/** Whole dollars without cents, others with them. */
const formatAmount = (dollars: number) => formatDollars(Math.round(dollars * 100))

function describeReservation(lead: DescribedLead): LeadWords {
  const { payload, until, tenant, refundDay } = lead
  const { go } = chooseWords(payload)
  const vehicle = leadVehicle(payload)
  const deposit = typeof payload.deposit === 'number' ? payload.deposit : 0
  const price = Number(readText(payload, 'price'))
  const priced = [formatAmount(price), readText(payload, 'price_type')].filter(Boolean).join(' ')
  const paid = deposit > 0 ? formatAmount(deposit) : ''
  const end = until ? `${until.day}, ${until.hour}` : ''
  const isOver = until?.isOver === true
  const back = paid ? [describeRefund(paid, refundDay)] : []
  return {
    label: isOver ? 'Reservation ended' : 'Reserved for you',
    title: isOver ? 'Your reservation is over' : vehicle,
    about: isOver
      ? `We held the ${vehicle} until ${end}.`
      : `We’re holding the ${vehicle} for you. No one else can reserve or buy it.`,
    facts: isOver
      ? back
      : [
          ...fact(
            'Deposit paid',
            paid && `${paid}, ${tenant.flags.refundText}`,
            'It comes off the price when you buy.',
          ),
          ...fact(
            'Left to pay when you buy',
            price > deposit ? formatAmount(price - deposit) : '',
            `${priced}, less your deposit`,
          ),
          ...bringFact(findBring('reserve', lead)),
        ],
    later: isOver
      ? []
      : [
          { title: `See it, ${go} it`, text: end ? `Any time before ${end}.` : 'At a time that suits you.' },
          {
            title: 'Buy it, or get your deposit back',
            text: paid
              ? `Do nothing and your ${paid} goes back to your card when the time is up.`
              : 'You decide.',
          },
        ],
    cancelled: `We’re not holding the ${vehicle} for you any more.`,
    cancelledFacts: back,
    undo: null,
  }
}

function describeEnquiry({ payload }: DescribedLead): LeadWords {
  const vehicle = leadVehicle(payload)
  return {
    label: readText(payload, 'category') || 'Enquiry',
    title: vehicle || 'Your enquiry',
    about: '',
    facts: listWritten(payload),
    later: [YOU_DECIDE],
    cancelled: '',
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
