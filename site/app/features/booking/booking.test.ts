import { beforeEach, describe, expect, it } from 'vitest'
import type { RequestContext } from '#app/context.ts'
import { NOW, rawLocation, testDealer } from '#app/http/testing/test-dealer.ts'
import { signBooking } from '#app/parts/lead/confirmation/booking-token.server.ts'
import { submitLead } from '#app/parts/lead/submit/submit-lead.server.ts'
import { testContext } from '#app/parts/lead/testing/test-context.ts'
import { listLeads } from '#db/leads/lead-repository.ts'
import { changeBooking, getBooking } from './booking.server.ts'
import type { BookingModel } from './booking-model.ts'
import { getCalendarFile } from './calendar.server.ts'

const everyDay = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
  weekday,
  status: 'Open',
  intervals: [{ open: '09:00', close: '17:00' }],
}))
const dealer = () => testDealer({ locations: [{ ...rawLocation, openingHours: everyDay }] })

let context: RequestContext

beforeEach(async () => {
  context = await testContext(dealer())
})

const leads = async () => {
  const rows = await listLeads(context.db, 'a', 9)
  return rows.map((row) => ({ ...row, payload: JSON.parse(row.payload) as Record<string, unknown> }))
}

/** A booked test drive: the token of its link. */
async function book(email = 'ada@example.com', changes: Record<string, string> = {}): Promise<string> {
  const sent = await submitLead(context, {
    kind: 'test_drive',
    fields: {
      name: 'Ada',
      email,
      phone: '0491570156',
      location_id: rawLocation.id,
      appointment: times.first,
      ...changes,
    },
    idempotencyKey: email,
  })
  if ('error' in sent) throw new Error(JSON.stringify(sent))
  const lead = (await leads()).find(({ payload }) => payload.email === email)
  return signBooking(context.secret, 'a', lead?.id ?? '', NOW)
}

const times = { first: '', second: '' }

const shown = (page: BookingModel) => {
  if (page.kind !== 'booking') throw new Error('expired')
  return page
}

describe('a booking behind its link', () => {
  beforeEach(async () => {
    const none = await book('look@example.com', { appointment: '', phone: '' })
    const options = shown(await getBooking(context, none)).times?.options ?? []
    Object.assign(times, { first: options[0]?.value, second: options[1]?.value })
    expect(shown(await getBooking(context, none)).view.booking).toMatchObject({
      time: null,
      title: 'We’ll call you to set a time',
    })
  })

  it('says when, where and under which reference, and nothing of the person', async () => {
    const page = shown(await getBooking(context, await book()))
    expect(page.view.booking).toMatchObject({
      label: 'Test drive',
      reference: expect.stringMatching(/^TD-[2-9A-Z]{5}$/),
      time: { starts: times.first, day: expect.stringMatching(/^\w+day \d+ \w+$/) },
      place: { name: rawLocation.name },
    })
    expect(JSON.stringify(page)).not.toMatch(/ada@example|0491|Ada/)
    expect(
      await getCalendarFile(context, await book('b@example.com', { appointment: times.second })),
    ).toMatch(/DTSTART:\d{8}T\d{6}Z/)
  })

  it('a time needs a mobile, and is booked once', async () => {
    await book()
    await expect(book('b@example.com')).rejects.toThrow('just gone')
    await expect(book('c@example.com', { appointment: times.second, phone: '' })).rejects.toThrow(
      'This is a required field.',
    )
  })

  it.each([
    ['a day without a time of it', { appointment_day: '2026-11-20' }, 'Pick a time on that day.'],
    ['nothing', {}, 'Pick a day and a time first.'],
  ])('keeps its time where %s is chosen, and says what is missing', async (_what, chosen, problem) => {
    const token = await book()
    const { status, page } = await changeBooking(context, token, { do: 'change', ...chosen })
    expect([status, shown(page).problem]).toEqual([422, problem])
    expect(shown(await getBooking(context, token)).view.booking.time?.starts).toBe(times.first)
  })

  it('is asked for with a day but no time of it: the time is asked for, and a call needs none', async () => {
    const sent = (changes: Record<string, string>) => {
      const fields = { name: 'Ada', email: 'day@example.com', location_id: rawLocation.id, ...changes }
      return submitLead(context, { kind: 'test_drive', fields, idempotencyKey: JSON.stringify(changes) })
    }
    expect(await sent({ appointment_day: '2026-11-20' })).toMatchObject({
      status: 422,
      fieldErrors: { appointment: 'Pick a time on that day.' },
    })
    expect(await sent({ appointment_day: '2026-11-20', appointment: '' })).not.toHaveProperty('error')
  })

  it('is moved, which frees the old time and tells the dealer', async () => {
    const token = await book()
    const { status, page } = await changeBooking(context, token, { do: 'change', appointment: times.second })
    expect(status).toBe(200)
    expect(shown(page).done).toMatch(/^Moved to \w+day \d+ \w+, [\d:]+ [ap]m\.$/)
    const lead = (await leads()).find(({ payload }) => payload.email === 'ada@example.com')
    expect(lead).toMatchObject({
      progress: 'new',
      payload: { appointment: times.second, booking_status: 'Changed by the customer' },
    })
    await book('next@example.com')
    const taken = await changeBooking(context, token, { do: 'change', appointment: times.first })
    expect([taken.status, shown(taken.page).problem]).toEqual([422, 'That time’s just gone. Pick another.'])
    expect(shown(await getBooking(context, token)).view.booking.time?.starts).toBe(times.second)
  })

  it('is cancelled, which frees its time, and taken back while it is free', async () => {
    const token = await book()
    await changeBooking(context, token, { do: 'cancel' })
    expect(shown(await getBooking(context, token))).toMatchObject({
      view: { booking: { isCancelled: true, undo: null } },
      calendarHref: null,
    })
    await expect(getCalendarFile(context, token)).rejects.toMatchObject({ status: 410 })
    expect((await changeBooking(context, token, { do: 'undo' })).status).toBe(200)
    await changeBooking(context, token, { do: 'cancel' })
    await book('next@example.com')
    expect((await changeBooking(context, token, { do: 'undo' })).status).toBe(422)
  })

  it('a link of another dealer, a forged one and one that is too old say whom to call instead', async () => {
    const token = await book()
    for (const wrong of ['', 'x', `${token}x`, signBooking(context.secret, 'b', 'x', NOW)]) {
      expect(await getBooking(context, wrong)).toMatchObject({
        kind: 'unknown',
        reference: '',
        dealer: 'Dealer A',
        place: { name: rawLocation.name, open: 'Open until 5:00 pm', phone: { text: '07 5550 0100' } },
      })
      expect((await changeBooking(context, wrong, { do: 'cancel' })).status).toBe(404)
      await expect(getCalendarFile(context, wrong)).rejects.toMatchObject({ status: 404 })
    }
    const old = signBooking(context.secret, 'a', (await leads())[0]?.id ?? '', '2020-01-01T00:00:00.000Z')
    expect(await getBooking(context, old)).toMatchObject({
      kind: 'expired',
      reference: expect.stringMatching(/^TD-/),
      again: { href: '/book-test-drive', text: 'Book A Test Drive' },
    })
    expect((await changeBooking(context, old, { do: 'cancel' })).status).toBe(410)
  })
})
