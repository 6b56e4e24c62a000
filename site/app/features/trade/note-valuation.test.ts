import { expect, it } from 'vitest'
import { testContext } from '#app/parts/lead/testing/test-context.ts'
import { insertValuation } from '#db/trade/valuation-repository.ts'
import { noteValuation } from './note-valuation.server.ts'

const post = (body: unknown) =>
  new Request('http://a.example/api/miscellaneous', {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

const REPORT = { lead_id: 'lead', column_name: 'valuation', value: { low: 1, vehicle: 'A' } }

async function withValuation(tenantSlug: string) {
  const context = await testContext()
  await insertValuation(context.db, {
    tenant_slug: tenantSlug,
    id: 'v',
    lead_id: 'lead',
    car_id: null,
    rego: 'A',
    rego_state: 'QLD',
    kms: 1,
    vehicle: '{}',
    value_cents: 1,
    adjustments: '{}',
    low_cents: 1,
    high_cents: 2,
    firm_cents: null,
    firm_until: null,
    firm_reasons: null,
    step: 'created',
    shown: null,
    created_at: context.now,
    updated_at: context.now,
  })
  const shown = async () =>
    (await context.db.selectFrom('trade_valuations').select('shown').execute())[0]?.shown
  return { context, shown }
}

it('CALL-14: a page’s report of a valuation is stored', async () => {
  const { context, shown } = await withValuation('a')
  expect(await noteValuation(context, post(REPORT))).toBe(true)
  expect(await shown()).toBe('{"low":1,"vehicle":"A"}')
})

it.each([
  ['another column', { ...REPORT, column_name: 'step' }],
  ['a lead of nobody', { ...REPORT, lead_id: 'other' }],
  ['no value', { ...REPORT, value: 7 }],
  ['a deep value', { ...REPORT, value: { a: { b: 1 } } }],
  ['too much', { ...REPORT, value: { a: 'x'.repeat(5_000) } }],
  ['no JSON', '{'],
])('is not ok with %s, and stores nothing', async (_, body) => {
  const { context, shown } = await withValuation('a')
  expect(await noteValuation(context, post(body))).toBe(false)
  expect(await shown()).toBeNull()
})

it('another dealer’s valuation is refused', async () => {
  const { context, shown } = await withValuation('b')
  expect(await noteValuation(context, post(REPORT))).toBe(false)
  expect(await shown()).toBeNull()
})
