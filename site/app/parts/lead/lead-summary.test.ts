import type { LeadKind } from '@forecourt/schemas/contract'
import { expect, test } from 'vitest'
import { testDealer } from '#app/http/testing/test-dealer.ts'
import { getDefinition } from './definitions/definitions.ts'
import { summarizeLead } from './lead-summary.ts'

const { bundle } = testDealer({
  tenant: { prizeWheel: { prizes: [1, 2].map((at) => ({ label: `${at}`, weight: 1 })) } },
})
const rowsOf = (payload: Record<string, unknown>) =>
  Object.fromEntries(summarizeLead({ payload, bundle }).rows)
const KINDS: LeadKind[] = [
  'enquiry',
  'vehicle_enquiry',
  'test_drive',
  'careers',
  'service',
  'parts',
  'trade_in',
  'valuation_adjustment',
  'finance',
  'reserve',
  'prize_wheel',
]

test.each(KINDS)('every answer of a form of kind %s has a name for people', (kind) => {
  const { steps, stepsFor } = getDefinition(kind, bundle.tenant)
  const names = (stepsFor?.(bundle.tenant) ?? steps).flatMap(({ fields }) => fields.map(({ name }) => name))
  const rows = rowsOf(Object.fromEntries(names.map((name) => [name, 'x'])))
  for (const label of Object.keys(rows)) expect(label).toMatch(/^[A-Z][^_]*$/)
  expect(Object.keys(rows).join(' ')).not.toMatch(/[a-z][A-Z]|-[a-z]+-[a-z]+-/)
})

test('a trade-in is said in the words of its form, with its figures in dollars', () => {
  const rows = rowsOf({
    kind: 'valuation_adjustment',
    category: 'Trade In',
    rego: 'ABC123',
    regoState: 'QLD',
    kms: 45_000,
    trade_in_make: 'Volta',
    trade_in_description: '2022 Volta Ampere',
    condition: 'fair',
    keys: 'two',
    damage: 'No',
    offer_low: 14_700,
    offer_firm: 16_250,
    offer_accepted: true,
    'do-you-have-a-trade-in': 'Yes',
  })
  expect(rows).toMatchObject({
    'Their vehicle': '2022 Volta Ampere',
    'Rego state': 'QLD',
    Condition: 'Fair',
    Keys: 'Two or more',
    'Estimate from': '$14,700',
    'Firm offer': '$16,250',
    'Offer accepted': 'Yes',
    'Trade-in for one of ours': 'Yes',
  })
  expect(rows).not.toHaveProperty('trade in make')
})

test('of a motorcycle a test ride is booked, and a place is named and not numbered', () => {
  const payload = {
    kind: 'test_drive',
    category: 'Test Drive',
    item_type: 'motorcycle',
    car_description: '2024 Suzuki GSX-8R',
    appointment: '2026-12-01T00:00:00.000Z',
    distribution_location: 'location-a-north',
    form_completed: true,
  }
  expect(summarizeLead({ payload, bundle }).subject).toBe('Test ride, 2024 Suzuki GSX-8R')
  expect(rowsOf(payload)).toMatchObject({ 'Test ride': expect.stringMatching(/Tuesday/), Where: 'North' })
  expect(summarizeLead({ payload: { ...payload, item_type: 'car' }, bundle }).subject).toMatch(
    /^Test drive, /,
  )
})
