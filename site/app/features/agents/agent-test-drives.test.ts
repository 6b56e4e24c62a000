import type { LeadPayload } from '@forecourt/schemas/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import type { RequestContext } from '#app/context.ts'
import { rawLocation, testDealer } from '#app/http/testing/test-dealer.ts'
import { testCar } from '#app/parts/car/testing/test-cars.ts'
import { testContext } from '#app/parts/lead/testing/test-context.ts'
import { findLeadSlot } from '#db/leads/appointments-repository.ts'
import { listLeads } from '#db/leads/lead-repository.ts'
import { openTestDatabase } from '#db/testing/test-database.ts'
import { fakeLog } from '#server/fixtures/fake-log.ts'
import { ALLOWANCES, RateLimits } from '#server/http/rate-limits.ts'
import { changeBooking } from '../booking/booking.server.ts'
import { bookTestDrive, listTestDriveTimes } from './agent-test-drives.server.ts'

const openingHours = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
  weekday,
  status: 'Open',
  intervals: [{ open: '09:00', close: '17:00' }],
}))
const here = { id: rawLocation.id, slug: 'north', name: 'North' }
const cars = [
  testCar({ location: here }),
  testCar({ id: 'a_sold', slug: 'sold', location: here, status: 'sold', sold: true }),
]
const dealer = (changes: object = {}) =>
  testDealer(
    { locations: [{ ...rawLocation, openingHours, ...changes }] },
    { listCars: async ({ window }) => cars.filter(({ id }) => window.includes(`"${id}"`)) },
  )

let context: RequestContext

beforeEach(async () => {
  context = await testContext(dealer())
})

const person = (name: string, changes: object = {}) => ({
  first_name: name,
  last_name: 'Byron',
  email: `${name.toLowerCase()}@mail.example`,
  mobile: '0491 570 156',
  ...changes,
})

const leads = async () => {
  const rows = await listLeads(context.db, 'a', 99)
  return rows.map(({ id, payload }) => ({ id, payload: JSON.parse(payload) as LeadPayload }))
}

const firstTime = async (asked = {}) => {
  const { times } = await listTestDriveTimes(context, asked)
  return times[0] ?? { starts: '', day: '', time: '' }
}

describe('a test drive that an assistant books', () => {
  it('has the times of the form, and is a lead that says where it came from', async () => {
    const first = await firstTime()
    const booked = await bookTestDrive(context, {
      ...person('Ada'),
      starts: first.starts,
      brings_licence: true,
    })
    expect(booked).toMatchObject({ booked: true, ...first, reference: expect.stringMatching(/^TD-/) })
    const [lead] = await leads()
    expect(lead?.payload).toMatchObject({
      kind: 'test_drive',
      phone: '0491570156',
      appointment: first.starts,
      url: expect.stringMatching(/\/mcp$/),
    })
    expect(JSON.stringify(lead?.payload)).toContain('agent')
    expect(await firstTime(), 'nobody else is offered it').not.toEqual(first)
  })

  it('is one person’s where two ask for the last place at once, and the other is told', async () => {
    const { starts } = await firstTime()
    const answers = await Promise.allSettled(
      ['Ada', 'Bea'].map((name) => bookTestDrive(context, { ...person(name), starts })),
    )
    const [refused, ...others] = answers.filter(({ status }) => status === 'rejected')
    expect(others).toEqual([])
    expect(String((refused as PromiseRejectedResult).reason)).toContain(
      'That time’s just gone. Pick another.',
    )
    expect(await leads()).toHaveLength(1)
  })

  it('told twice is one booking; told again after it was cancelled is another', async () => {
    const { starts } = await firstTime()
    const ask = () => bookTestDrive(context, { ...person('Ada'), starts })
    const first = await ask()
    expect(await ask()).toEqual(first)
    expect(await leads()).toHaveLength(1)
    const token = decodeURIComponent(String(first.change_url).split('/').at(-1) ?? '')
    await changeBooking(context, token, { do: 'cancel' })
    expect(await ask()).toMatchObject({ booked: true, starts })
    const slots = await Promise.all((await leads()).map(({ id }) => findLeadSlot(context.db, 'a', id)))
    expect(slots.filter((slot) => slot?.starts === starts)).toHaveLength(1)
  })

  it.each([
    ['a time that is none', { starts: '2026-11-23T02:17:00.000Z' }],
    ['a time that is text', { starts: '<b>now</b>' }],
    ['no number to call', { mobile: 'none' }],
    ['a location that is not there', { location: 'South' }],
  ])('is refused with a reason for %s', async (_what, changes) => {
    const { starts } = await firstTime()
    await expect(bookTestDrive(context, { ...person('Ada'), starts, ...changes })).rejects.toThrow(/\w/)
    expect(await leads()).toEqual([])
  })

  it('is where the vehicle is; a sold vehicle and one of another dealer have no times', async () => {
    expect(await listTestDriveTimes(context, { vehicle: cars[0]?.id })).toMatchObject({
      location: rawLocation.name,
    })
    await expect(listTestDriveTimes(context, { vehicle: 'a_sold' })).rejects.toMatchObject({ status: 410 })
    await expect(listTestDriveTimes(context, { vehicle: 'b_1' })).rejects.toMatchObject({ status: 404 })
  })

  it('has no times where the place takes no bookings', async () => {
    context = await testContext(dealer({ testDrivesAtOnce: 0 }))
    expect(await listTestDriveTimes(context, {})).toMatchObject({
      times: [],
      note: 'Send your details and we’ll call you to set a time.',
    })
  })

  it('is refused to a number that has booked often enough', async () => {
    const db = await openTestDatabase()
    context = await testContext(
      dealer(),
      db,
      new RateLimits({ db, log: fakeLog().log, clock: () => Date.parse(context.now) }),
    )
    const { times } = await listTestDriveTimes(context, {})
    for (const { starts } of times.slice(0, ALLOWANCES.agentBooking.most))
      await bookTestDrive(context, { ...person('Ada'), starts })
    await expect(
      bookTestDrive(context, {
        ...person('Ada', { mobile: '0491570156' }),
        starts: times.at(-1)?.starts ?? '',
      }),
    ).rejects.toThrow('Please call the dealer.')
  })
})
