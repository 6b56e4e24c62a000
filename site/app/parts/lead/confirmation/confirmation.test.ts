import type { LeadKind } from '@forecourt/schemas/contract'
import { describe, expect, it } from 'vitest'
import { NOW, rawLocation, testDealer } from '#app/http/testing/test-dealer.ts'
import { confirmLead } from './confirmation.server.ts'

const people = [
  { name: 'Priya', role: 'Dealer principal', department: 'sales' },
  { name: 'Tom', role: 'Used cars', department: 'sales', phone: '07 5550 0161' },
]
const { bundle } = testDealer({ locations: [{ ...rawLocation, people }] })

const CONTACT = { name: 'Ana', email: 'ana@post.example', phone: '0491570156', location_id: rawLocation.id }

type Asked = { payload?: object; now?: string; isMailed?: boolean; namesContact?: boolean }
const confirm = (
  kind: LeadKind,
  { payload = {}, now = NOW, isMailed = false, namesContact = true }: Asked = {},
) =>
  confirmLead(
    { id: 'lead', kind, payload: { kind, ...CONTACT, ...payload }, slot: null, sentAt: NOW },
    { bundle, now, isMailed, namesContact },
  )

describe('an enquiry', () => {
  it('says by when somebody calls, whom to call first and where, and quotes its shopper', () => {
    const said = confirm('vehicle_enquiry', {
      payload: { car_description: '2022 Kia Sportage', message: 'Is the tow bar included?' },
    })
    expect(said).toMatchObject({
      title: '2022 Kia Sportage',
      answer: 'We’ll call you by 1:00 pm today, Saturday.',
      call: { text: '07 5550 0100' },
      person: { name: 'Tom', phone: { text: '07 5550 0161' } },
      facts: [{ label: 'You wrote', text: 'Is the tow bar included?', isOwn: true, isQuoted: true }],
    })
    expect(said.next.map(({ title, text }) => [title, text])).toEqual([
      ['We’ve got it', 'North has your details.'],
      ['We call you', 'By 1:00 pm today, Saturday, on 0491 570 156.'],
      ['You decide', 'No cost, no obligation.'],
    ])
  })

  it('says that a copy was mailed only where one was, and to whom only on the shopper’s own page', () => {
    const first = (asked: Asked) => confirm('enquiry', asked).next[0]
    expect(first({ isMailed: true })).toEqual({
      title: 'We’ve emailed you a copy',
      text: 'At ana@post.example.',
      isDone: true,
    })
    expect(first({ isMailed: true, namesContact: false })?.text).toBe('')
    expect(JSON.stringify(confirm('enquiry', { namesContact: false }))).not.toMatch(/ana@post|0491/)
  })

  it('promises an email where there is no number, and no past time', () => {
    expect(confirm('enquiry', { payload: { phone: '' } }).answer).toBe(
      'We’ll email you by 1:00 pm today, Saturday.',
    )
    const late = confirm('enquiry', { now: '2026-11-21T04:00:00.000Z' })
    expect([late.answer, late.next[1]?.text]).toEqual([
      '',
      'You should have by 1:00 pm today, Saturday. Call 07 5550 0100.',
    ])
  })
})

describe('a reservation', () => {
  const payload = {
    car_description: '2018 Mazda 3',
    reservation_id: 'r',
    reserved_until: '2026-11-23T01:00:00.000Z',
    deposit: 200,
    price: '18990',
  }

  it('is dated by its end', () => {
    expect(confirm('reserve', { payload })).toMatchObject({
      label: 'Reserved for you',
      until: { day: 'Monday 23 November', hour: '11:00 am', isOver: false },
      time: null,
      next: [{ title: 'Paid' }, { title: 'We call you' }, { title: 'See it, drive it' }, {}],
    })
  })

  it('that is cancelled or over promises no call, and says what becomes of the deposit', () => {
    const cancelled = confirm('reserve', {
      payload: { ...payload, booking_status: 'Cancelled by the customer' },
    })
    expect(cancelled).toMatchObject({
      isCancelled: true,
      about: 'We’re not holding the 2018 Mazda 3 for you any more.',
      answer: '',
      next: [],
      facts: [{ text: '$200 goes back to your card' }, { label: 'Questions?' }],
    })
    expect(confirm('reserve', { payload, now: '2026-11-24T01:00:00.000Z' })).toMatchObject({
      title: 'Your reservation is over',
      answer: '',
    })
  })
})

it('an application promises its own day, names nobody and asks for no call', () => {
  expect(confirm('careers', { payload: { position: 'Technician' } })).toMatchObject({
    answer: 'You’ll hear from us by Monday 30 November, yes or no.',
    person: null,
    call: null,
    undo: 'application',
  })
})

describe('a service', () => {
  const openingHours = [{ weekday: 1, status: 'Open', intervals: [{ open: '08:00', close: '17:00' }] }]
  const offering = testDealer({
    locations: [{ ...rawLocation, openingHours, dropOffTimes: ['07:00', '08:30'] }],
  })
  const confirmAt = (chosen: string) =>
    confirmLead(
      {
        id: 'lead',
        kind: 'service',
        payload: {
          ...CONTACT,
          'Preferred Service Date': '2026-11-23',
          'Drop-off Time': chosen,
          'While We Have It': 'Loan car',
        },
        slot: null,
        sentAt: NOW,
      },
      { bundle: offering.bundle, now: NOW, isMailed: false, namesContact: true },
    )

  it('says the chosen drop-off time, and what the workshop does meanwhile', () => {
    const said = confirmAt('8:30 am')
    expect(said.time).toMatchObject({ hour: 'drop-off 8:30 am', dropOff: '8:30 am' })
    expect(said.facts).toContainEqual({ label: 'While we have it', text: 'Loan car' })
    expect(said.next).toContainEqual({ title: 'You drop it off', text: 'At 8:30 am.' })
  })

  it('says from when the workshop is open, where no time is chosen that it has that day', () => {
    expect(['', '7:00 am', '9:00 am'].map((chosen) => confirmAt(chosen).time?.hour)).toEqual(
      Array(3).fill('from 8:00 am'),
    )
  })
})
