import { describe, expect, it } from 'vitest'
import { NOW, rawLocation, testDealer } from '#app/http/testing/test-dealer.ts'
import { findAnswerDay, findAnswerTime, findRefundDay } from './answer-time.ts'

const ZONE = 'Australia/Brisbane'
const { locations } = testDealer({
  locations: [
    {
      ...rawLocation,
      specialHours: [{ date: '2026-11-23', name: 'Stocktake', status: 'Closed' }],
    },
    { ...rawLocation, id: 'never', slug: 'never', openingHours: [] },
  ],
}).bundle
const [place, never] = locations

const by = (sentAt: string, openHours = 2) =>
  place && findAnswerTime(place, { sentAt, now: sentAt, zone: ZONE, openHours })?.text

describe('by when a department answers', () => {
  it.each([
    ['while it is open', '2026-11-19T00:10:00.000Z', '12:30 pm today, Thursday'],
    ['before it opens', '2026-11-18T20:00:00.000Z', '10:30 am today, Thursday'],
    ['shortly before it closes, on the next day', '2026-11-19T06:40:00.000Z', '10:00 am on Friday'],
    [
      'on a Saturday evening, after a Sunday and a closed Monday',
      '2026-11-21T08:00:00.000Z',
      '10:30 am on Tuesday',
    ],
  ])('%s', (_, sentAt, text) => expect(by(sentAt)).toBe(text))

  it('a day further off has its date', () => {
    expect(by('2026-11-19T00:10:00.000Z', 45)).toBe('12:30 pm on Thursday 26 November')
  })

  it('is not promised without hours, and is past once it is over', () => {
    if (!place || !never) throw new Error('no places')
    expect(findAnswerTime(never, { sentAt: NOW, now: NOW, zone: ZONE, openHours: 2 })).toBeNull()
    const asked = { sentAt: '2026-11-19T00:10:00.000Z', zone: ZONE, openHours: 2 }
    expect(findAnswerTime(place, { ...asked, now: '2026-11-19T02:29:00.000Z' })?.isPast).toBe(false)
    expect(findAnswerTime(place, { ...asked, now: '2026-11-19T02:31:00.000Z' })?.isPast).toBe(true)
  })
})

it('an applicant hears on a working day, and a deposit is back after ten of them', () => {
  expect(findAnswerDay(NOW, 7, ZONE)).toBe('Monday 30 November')
  expect(findAnswerDay('2026-11-23T01:00:00.000Z', 7, ZONE)).toBe('Monday 30 November')
  expect(findRefundDay(NOW, ZONE)).toBe('Friday 4 December')
})
