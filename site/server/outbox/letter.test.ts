import { expect, test } from 'vitest'
import { testDealer } from '#app/http/testing/test-dealer.ts'
import type { Confirmation } from '#app/parts/lead/confirmation/confirmation-model.ts'
import { saveLead } from '#db/leads/lead-repository.ts'
import { openTestDatabase } from '#db/testing/test-database.ts'
import { insertValuation } from '#db/trade/valuation-repository.ts'
import { confirmationLetter } from './confirmation-letter.ts'
import { renderLetter } from './letter.tsx'
import type { Mail } from './mail.ts'

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
  until: null,
  isCancelled: false,
  place: {
    name: 'North',
    address: '1 Road, Northville QLD 4000',
    directions: 'https://maps.example/?q=1&r=2',
    phone: null,
    hours: 'Open 8:30 am - 5:00 pm that day',
    ways: ['Parking: out the front'],
  },
  person: { label: 'Your person', name: 'Dean Foster', role: 'Sales', phone: null, image: null },
  facts: [
    { label: 'Bring', text: 'Your licence', more: ['The logbook'] },
    { label: 'You wrote', text: 'Buy pills at evil.example', isOwn: true },
  ],
  next: [{ title: 'You drive', text: 'Up to 60 minutes.' }],
  answer: '',
  call: null,
  ready: [],
  smallPrint: '',
  undo: 'booking',
  canPickTime: false,
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
    'The logbook',
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

test('a reservation’s mail says until when, what was paid and what is left, as a page and as text', async () => {
  const held: Confirmation = {
    ...booking,
    label: 'Reserved for you',
    time: null,
    until: { ...(booking.time ?? { day: '', hour: '', starts: '', isOver: false }), minutes: 0 },
    facts: [{ label: 'Left to pay when you buy', text: '$18,790', more: ['$18,990, less your deposit'] }],
    answer: 'We’ll call you by 1:00 pm on Saturday.',
    smallPrint: 'WARNING: an example.',
  }
  const {
    subject,
    html = '',
    text,
  } = await renderLetter(tenant, { booking: held, ...links, calendarHref: null })
  expect(subject).toBe(`Reserved for you, until Tuesday 1 December, 10:00 am, ${tenant.name}`)
  for (const part of [
    'yours until Tuesday 1 December, 10:00 am',
    '$18,790',
    '$18,990, less your deposit',
    'by 1:00 pm on Saturday',
    'WARNING: an example.',
  ]) {
    expect(html).toContain(part)
    expect(text.toLowerCase()).toContain(part.toLowerCase())
  }
})

const AT = '2026-11-21T01:00:00.000Z'

/** The mail about a trade-in whose vehicle somebody has seen. */
async function mailTradeIn({ step = 'valued', firm = true } = {}): Promise<Mail> {
  const db = await openTestDatabase()
  await saveLead(db, {
    tenantSlug: 'a',
    id: 'lead',
    kind: 'valuation_adjustment',
    leadStatus: 'Complete',
    digest: 'd',
    now: AT,
    payload: JSON.stringify({
      kind: 'valuation_adjustment',
      name: 'Ada',
      email: 'ada@example.com',
      url: 'http://a.example/trade-in/valuation/v',
      trade_in_description: '2022 Volta <Ampere>',
      location_id: 'location-a-north',
      inspection: '2026-11-23T00:00:00.000Z',
    }),
    deliveries: [],
  })
  await insertValuation(db, {
    tenant_slug: 'a',
    id: 'v',
    lead_id: 'a~lead~signature',
    car_id: null,
    rego: 'ABC123',
    rego_state: 'QLD',
    kms: 45_000,
    vehicle: '{}',
    value_cents: null,
    adjustments: '{}',
    low_cents: null,
    high_cents: null,
    firm_cents: firm ? 1_625_000 : null,
    firm_until: firm ? '2026-12-01T02:30:00.000Z' : null,
    firm_reasons: null,
    step,
    shown: null,
    created_at: AT,
    updated_at: AT,
  })
  const sent: Mail[] = []
  const send = confirmationLetter(async (mail) => void sent.push(mail), {
    db,
    secret: 's'.repeat(32),
    clock: () => Date.parse(AT),
  })
  await send({ tenantSlug: 'a', letterId: 'lead', deliveryId: 'd', bundle: testDealer().bundle })
  const [mail] = sent
  if (!mail) throw new Error('nothing was sent')
  return mail
}

test('a firm offer is mailed with its figure, until when it is good, and the page where it is accepted', async () => {
  const { to, subject, html = '', text } = await mailTradeIn()
  expect([to, subject]).toEqual([['ada@example.com'], `Your firm offer, $16,250, ${tenant.name}`])
  for (const part of ['$16,250', 'Tuesday 1 December, 12:30 pm', 'http://a.example/trade-in/valuation/v']) {
    expect(html).toContain(part)
    expect(text).toContain(part)
  }
  expect(html).toContain('2022 Volta &lt;Ampere&gt;')
  expect(text, 'the inspection is over').not.toMatch(/calendar|Monday 23 November/)
  expect(text).toContain('You accept it online')
})

test('without an offer, or once it is accepted, the mail is about the inspection', async () => {
  for (const mail of [await mailTradeIn({ firm: false }), await mailTradeIn({ step: 'accepted' })]) {
    expect(mail.subject).toMatch(/^Trade-in inspection, Monday 23 November, 10:00 am/)
    expect(mail.text).not.toContain('$16,250')
  }
})
