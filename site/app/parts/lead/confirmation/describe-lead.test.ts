import { expect, test } from 'vitest'
import { testDealer } from '#app/http/testing/test-dealer.ts'
import type { ConfirmationTime } from './confirmation-model.ts'
import { describeLead, type Payload } from './describe-lead.ts'

const time: ConfirmationTime = {
  day: 'Tuesday 1 December',
  hour: '10:00 am',
  starts: '2026-11-30T23:00:00.000Z',
  minutes: 60,
  isOver: false,
}
const dealt = {
  tenant: testDealer().bundle.tenant,
  time: null,
  until: null,
  refundDay: 'Monday 14 December',
  answerDay: 'Monday 7 December',
}
const say = (kind: 'test_drive' | 'reserve', payload: Payload) => {
  const { label, later } = describeLead(kind, { ...dealt, payload, time })
  return [label, ...later.map(({ title }) => title)].join(', ')
}

test('a motorcycle is ridden', () => {
  const payload = { item_type: 'motorcycle' }
  expect(say('test_drive', payload)).toBe('Test ride, We get it ready, You ride, You decide')
  expect(say('reserve', payload)).toContain('See it, ride it')
})

test('anything else is driven, and so is what a lead does not name', () => {
  for (const payload of [{ item_type: 'truck' }, { item_type: '' }, { item_type: 7 }, {}]) {
    expect(say('test_drive', payload)).toBe('Test drive, We get it ready, You drive, You decide')
    expect(say('reserve', payload)).toContain('See it, drive it')
  }
})

const RESERVED = {
  car_description: '2018 Mazda 3',
  deposit: 200,
  price: '18990',
  price_type: 'Drive Away',
}
const until = { ...time, minutes: 0 }

test('a reservation says what was paid and what is left, by the price as it was reserved', () => {
  const { facts, about } = describeLead('reserve', { ...dealt, until, payload: RESERVED })
  expect(about).toBe('We’re holding the 2018 Mazda 3 for you. No one else can reserve or buy it.')
  expect(facts).toMatchObject([
    { label: 'Deposit paid', text: '$200, 100% refundable', more: ['It comes off the price when you buy.'] },
    {
      label: 'Left to pay when you buy',
      text: '$18,790',
      more: ['$18,990 Drive Away, less your deposit'],
    },
    { label: 'Bring' },
  ])
  const { price: _, ...unpriced } = RESERVED
  const labels = describeLead('reserve', { ...dealt, until, payload: unpriced }).facts.map(
    ({ label }) => label,
  )
  expect(labels).toEqual(['Deposit paid', 'Bring'])
})

test('a reservation that is over or cancelled says by when the deposit is back', () => {
  const over = describeLead('reserve', { ...dealt, until: { ...until, isOver: true }, payload: RESERVED })
  expect(over.title).toBe('Your reservation is over')
  const back = {
    label: 'Your deposit',
    text: '$200 goes back to your card',
    more: ['You’ll see it by Monday 14 December. Banks take up to 10 business days.'],
  }
  expect(over.facts).toEqual([back])
  const cancelled = describeLead('reserve', { ...dealt, until, payload: RESERVED })
  expect(cancelled.cancelledFacts).toEqual([back])
})

const LENDER = {
  provider: 'Lender',
  interestRate: 7.5,
  termMonths: 60,
  depositPercent: 10,
  balloonPercent: 0,
  establishmentFeeCents: 40_000,
  monthlyFeeCents: 500,
  exampleBalloonPercent: 0,
}

test('a finance enquiry is headed by what was asked, and never has a repayment without its comparison rate', () => {
  const payload = { purchasePrice: '45000', loanTerm: '5', car_description: '2023 Mazda CX-5' }
  const { tenant } = testDealer({ tenant: { lenders: [LENDER] } }).bundle
  const asked = describeLead('finance', { ...dealt, tenant, payload })
  expect([asked.title, asked.about]).toEqual(['$45,000 over 5 years', '2023 Mazda CX-5'])
  expect(asked.facts[0]).toMatchObject({
    label: 'About',
    text: expect.stringMatching(/^\$2\d\d a week$/),
    more: [expect.stringMatching(/^\d\.\d\d% comparison rate/), 'An estimate, not an offer of credit.'],
  })
  expect(asked.smallPrint).toContain('WARNING')
  expect(asked.ready?.join()).toContain('payslips')
  const unlent = describeLead('finance', { ...dealt, payload })
  expect([unlent.title, unlent.facts, unlent.smallPrint]).toEqual(['$45,000 over 5 years', [], ''])
  expect(describeLead('finance', { ...dealt, payload: {} }).title).toBe('Your finance enquiry')
})

test('an application says when the answer comes, what was sent and how long it is kept', () => {
  const { tenant } = testDealer({ tenant: { leads: { keepMonths: 24 } } }).bundle
  const payload = { position: 'Service technician', cv: 'ana.pdf', message: 'I mend cars.' }
  const { title, facts, answer } = describeLead('careers', { ...dealt, tenant, payload })
  expect([title, answer]).toEqual([
    'Service technician',
    'You’ll hear from us by Monday 7 December, yes or no.',
  ])
  expect(facts.map(({ text, more }) => [text, more?.[0]])).toEqual([
    ['By Monday 7 December', 'Yes or no, from a person'],
    ['ana.pdf', 'A note of 3 words'],
    ['24 months', 'Then we delete it. Ask us, and we delete it sooner.'],
  ])
  const kept = describeLead('careers', { ...dealt, payload: {} }).facts.at(-1)?.text
  expect(kept).toBe('Until you ask us to delete it')
})
