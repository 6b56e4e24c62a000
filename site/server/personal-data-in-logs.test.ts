// No log line names a person, whatever form was sent and whatever went wrong with it.
import type { LeadKind } from '@forecourt/schemas/contract'
import { expect, test } from 'vitest'
import type { RequestContext } from '#app/context.ts'
import { action } from '#app/routes/api.leads/route.tsx'
import { listLeads } from '#db/leads/lead-repository.ts'
import { FakeContent } from './fixtures/fake-content.ts'
import { fakeLog } from './fixtures/fake-log.ts'
import { openTestServer } from './fixtures/test-server.ts'
import { withoutPersons } from './log.ts'
import { Outbox } from './outbox/outbox.ts'

const KINDS = Object.keys({
  enquiry: 1,
  vehicle_enquiry: 1,
  test_drive: 1,
  request_photos: 1,
  find_similar: 1,
  careers: 1,
  service: 1,
  parts: 1,
  trade_in: 1,
  valuation_adjustment: 1,
  rego_lookup: 1,
  offer_acceptance: 1,
  finance: 1,
  reserve: 1,
  prize_wheel: 1,
} satisfies Record<LeadKind, 1>)
const PERSON = {
  name: 'Zebulon',
  last_name: 'Quatermass',
  email: 'zebulon@marker.example',
  phone: '0491570156',
  message: 'My marker-message is here',
}
// The number alone would be found in random request ids too.
const MARKERS = /Zebulon|Quatermass|marker|491 ?570/i
const ANSWERS = {
  ...PERSON,
  postcode: '4000',
  category: 'General Enquiry',
  rego: 'MARKER1',
  opt_in: 'on',
  idempotency_key: 'k',
}
const BODIES: readonly [type: string, bodyOf: (fields: object) => string][] = [
  ['application/json', (fields) => JSON.stringify(fields)],
  ['application/x-www-form-urlencoded', (fields) => String(new URLSearchParams({ ...fields }))],
]

const answer = async (request: Request, context: RequestContext): Promise<Response> => {
  try {
    const reply = await action({ request, context, params: {} } as never)
    return reply instanceof Response ? reply : new Response(null, { status: 200 })
  } catch (thrown) {
    if (thrown instanceof Response) return thrown
    throw thrown
  }
}

test('no form of any kind leaves personal data in a log line, accepted, refused or broken', async () => {
  const site = await openTestServer(new FakeContent('a'), answer, { env: { TRUSTED_PROXIES: '1' } })
  let visitor = 0
  for (const kind of KINDS)
    for (const [type, readBody] of BODIES)
      for (const fields of [
        ANSWERS,
        { ...ANSWERS, email: 'zebulon at marker' },
        { name: PERSON.name },
        { ...ANSWERS, leave_empty: PERSON.name },
      ])
        await site.get(`/api/leads?email=${PERSON.email}`, {
          method: 'POST',
          headers: {
            host: 'a.base.example',
            'content-type': type,
            origin: 'http://a.base.example',
            // Each is another visitor, so that no limit refuses it before it is read.
            'x-forwarded-for': `192.0.2.${++visitor}`,
          },
          body: readBody({ kind, ...fields }),
        })
  const saved = await listLeads(site.db, 'a', 100)
  expect(new Set(saved.map(({ kind }) => kind)).size).toBeGreaterThan(3)
  expect(saved.some(({ payload }) => MARKERS.test(payload))).toBe(true)
  await site.db.destroy()
  for (const kind of KINDS)
    await site.get(`/api/leads?email=${PERSON.email}`, {
      method: 'POST',
      headers: {
        host: 'a.base.example',
        'content-type': 'application/json',
        'x-forwarded-for': '198.51.100.1',
      },
      body: JSON.stringify({ kind, ...ANSWERS, idempotency_key: 'broken' }),
    })
  expect(site.lines.some(({ level }) => Number(level) >= 50)).toBe(true)
  expect(JSON.stringify(site.lines)).not.toMatch(MARKERS)
})

test('a delivery that fails with the receiver’s words about a person is logged without them', async () => {
  const site = await openTestServer(new FakeContent('a'), answer)
  await site.get('/api/leads', {
    method: 'POST',
    headers: { host: 'a.base.example', 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'enquiry', ...ANSWERS }),
  })
  const { log, lines } = fakeLog()
  const fail = async () => {
    throw new Error(`550 <${PERSON.email}> or ${PERSON.phone} (0491 570 156) is not here`)
  }
  const outbox = new Outbox({
    db: site.db,
    log,
    clock: () => Date.now() + 86_400_000,
    findBundle: async () => ({}) as never,
    channels: { webhook: fail, mail: fail, adf: fail },
  })
  await outbox.run()
  expect(JSON.stringify(lines)).not.toMatch(MARKERS)
})

test.each([
  ['550 <hannah@example.com> unknown', '550 <…@…> unknown'],
  ['to +61491570156: no', 'to …: no'],
  ['ring 0491 570 156, or (07) 3456 7890', 'ring …, or (07) 3456 7890'],
  ['postgres://u:p@db.example/x', 'postgres://u:…@…'],
  ['{"time":1764192852123,"id":"0e0a1b2c-0412-4345-8678-0412345678ab"}', null],
])('the line %s is logged as %s', (line, logged) => {
  expect(withoutPersons(line)).toBe(logged ?? line)
})
