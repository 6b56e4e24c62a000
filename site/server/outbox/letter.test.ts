import { expect, test } from 'vitest'
import { testDealer } from '#app/http/testing/test-dealer.ts'
import type { Confirmation } from '#app/parts/lead/confirmation/confirmation-model.ts'
import { renderLetter } from './letter.tsx'

const booking: Confirmation = {
  label: 'Test drive',
  reference: 'TD-4K7PM',
  title: '',
  about: '2025 Volta <Ampere>',
  time: {
    day: 'Tuesday 1 December',
    hour: '10:00 am',
    starts: '2026-11-30T23:00:00.000Z',
    minutes: 60,
    isOver: false,
  },
  isCancelled: false,
  place: {
    name: 'North',
    address: '1 Road, Northville QLD 4000',
    directions: 'https://maps.example/?q=1&r=2',
    phone: null,
    hours: 'Open 8:30 am - 5:00 pm that day',
    ways: ['Parking: out the front'],
  },
  person: { name: 'Dean Foster', role: 'Sales', phone: null },
  facts: [
    { label: 'Bring', text: 'Your licence' },
    { label: 'You wrote', text: 'Buy pills at evil.example' },
  ],
  next: [{ title: 'You drive', text: 'Up to 60 minutes.' }],
  undo: 'booking',
}
const links = { href: 'http://a.example/booking/t', calendarHref: 'http://a.example/booking/t/calendar.ics' }
const { tenant } = testDealer().bundle

test('a mail has a page in the dealer’s look and the same as text, escaped, with its links', async () => {
  const { subject, html = '', text } = await renderLetter(tenant, { booking, ...links })
  expect(subject).toBe(`Test drive, Tuesday 1 December, 10:00 am, ${tenant.name}`)
  expect(html).toContain('2025 Volta &lt;Ampere&gt;')
  for (const part of [
    '1 Road, Northville QLD 4000',
    'out the front',
    'Dean Foster',
    'TD-4K7PM',
    'Your licence',
    ...Object.values(links),
  ]) {
    expect(html).toContain(part)
    expect(text).toContain(part)
  }
  expect(`${html}${text}`, 'whoever types another’s address mails them nothing of their own').not.toContain(
    'evil.example',
  )
})

test('a cancelled booking says so, and has no calendar', async () => {
  const { subject, text } = await renderLetter(tenant, {
    booking: { ...booking, isCancelled: true, undo: null, next: [] },
    ...links,
    calendarHref: null,
  })
  expect(subject).toMatch(/^Cancelled: Test drive/)
  expect(text).not.toContain('calendar.ics')
})
