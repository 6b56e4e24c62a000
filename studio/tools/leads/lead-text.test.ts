import type { StaffLead } from '@forecourt/schemas/contract'
import { describe, expect, it } from 'vitest'
import {
  formatDelivery,
  formatPage,
  formatPerson,
  formatPhone,
  formatResult,
  formatVisit,
  formatWhen,
  leadMoments,
  whenFully,
} from './lead-text.ts'

const ZONE = 'Australia/Perth'
const NOW = '2026-11-23T05:30:00.000Z'
const AT = '2026-11-23T03:22:00.000Z'

type Delivery = StaffLead['deliveries'][number]
const delivery = (more: Partial<Delivery>): Delivery => ({
  id: 'd',
  channel: 'webhook',
  state: 'waiting',
  tries: 0,
  at: AT,
  deliveredAt: null,
  nextAt: AT,
  problem: '',
  ...more,
})
const lead = (state: StaffLead['delivery']['state'], deliveries: Delivery[], more: Partial<StaffLead> = {}) =>
  ({
    id: 'l',
    at: AT,
    deliveries,
    events: [],
    delivery: { state, tries: Math.max(0, ...deliveries.map(({ tries }) => tries)), since: AT },
    ...more,
  }) as unknown as StaffLead
const sent = delivery({ id: 'm', channel: 'mail', state: 'delivered', deliveredAt: AT, nextAt: null })

describe('the time of a lead', () => {
  it('is shown in the site’s own zone, today by the clock, otherwise by the day', () => {
    expect(formatWhen(AT, ZONE, NOW)).toBe('11:22 am')
    expect(formatWhen('2026-11-22T15:59:00.000Z', ZONE, NOW)).toBe('Sun 22 Nov')
    expect(whenFully('2026-11-22T15:59:00.000Z', ZONE, NOW)).toBe('Sun 22 Nov at 11:59 pm')
  })
})

describe('the delivery of a lead', () => {
  it('that failed names the receiver, the tries, why, the next one, and where a copy went', () => {
    const failed = delivery({
      tries: 4,
      problem: 'It was out of order (503).',
      nextAt: '2026-11-23T05:48:00.000Z',
    })
    expect(formatDelivery(lead('not delivered', [failed, sent]), ZONE, NOW)).toEqual({
      tone: 'critical',
      title: 'It has not been delivered to your lead system.',
      detail:
        'Tried 4 times since today at 11:22 am. It was out of order (503). Next try today at 1:48 pm. A copy went by email.',
    })
  })

  it('that was given up is not tried again by itself, and is stored', () => {
    const dead = delivery({ state: 'dead', tries: 20, nextAt: null, problem: 'It did not answer.' })
    expect(formatDelivery(lead('not delivered', [dead]), ZONE, NOW).detail).toBe(
      'Tried 20 times since today at 11:22 am. It did not answer. It is not tried again by itself. Nothing is lost: it is stored here.',
    )
  })

  it.each([
    ['delivered', [sent], 'positive', 'It was delivered by email.'],
    ['waiting', [delivery({}), sent], 'caution', 'It waits to be sent to your lead system.'],
    ['nowhere', [], 'caution', 'It was sent nowhere.'],
  ] as const)('that is %s says so', (state, deliveries, tone, title) => {
    expect(formatDelivery(lead(state, [...deliveries]), ZONE, NOW)).toMatchObject({ tone, title })
  })
})

it('the history of a lead is listed newest first, with the person who acted', () => {
  const events: StaffLead['events'] = [
    { id: 'n', kind: 'note', text: 'Rang back', user: 'u', at: '2026-11-23T05:00:00.000Z' },
    { id: 'p', kind: 'progress', text: 'answered', user: 'u', at: '2026-11-23T04:00:00.000Z' },
  ]
  expect(leadMoments(lead('delivered', [sent], { events })).map(({ title, user }) => [title, user])).toEqual([
    ['Rang back', 'u'],
    ['Marked as answered', 'u'],
    ['Delivered by email', ''],
    ['Came in', ''],
  ])
})

it('nobody is made up where a name is missing or may not be known', () => {
  expect([formatPerson(null), formatPerson({ name: '', phone: '' })]).toEqual(['Someone', 'No name given'])
})

it('pages have the names that people know, a repeated page once', () => {
  expect(formatVisit(['/', '/search/used-cars?q=ute', '/search/new', '/cars/2023-x', '/made-up'])).toBe(
    'Front page, Car search, A car’s page, Another page',
  )
  expect([formatPage('/contact?x=1'), formatVisit([])]).toEqual(['Contact', ''])
})

it.each([
  ['0491570006', '0491 570 006'],
  ['0734567890', '07 3456 7890'],
  ['1300123456', '1300 123 456'],
  ['+64211234567', '+64211234567'],
  ['', ''],
])('the number %s is written as “%s”', (phone, words) => {
  expect(formatPhone(phone)).toBe(words)
})

describe('one delivery in the list of a place', () => {
  it('says why it did not arrive and when it is tried next, and of one that did nothing more', () => {
    expect(formatResult(sent, ZONE, NOW)).toEqual({ tone: 'positive', words: 'Delivered', why: '' })
    expect(formatResult(delivery({}), ZONE, NOW)).toMatchObject({ words: 'Waiting', why: '' })
    const failed = delivery({ tries: 2, problem: 'It was out of order (503).' })
    expect(formatResult(failed, ZONE, NOW)).toEqual({
      tone: 'critical',
      words: 'Not delivered',
      why: 'Tried 2 times. It was out of order (503). Next try today at 11:22 am.',
    })
    const dead = delivery({ state: 'dead', tries: 20, nextAt: null })
    expect(formatResult(dead, ZONE, NOW).why).toBe('Tried 20 times. It is not tried again by itself.')
  })
})
