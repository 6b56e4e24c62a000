import { testDealer } from '#app/http/testing/test-dealer.ts'
import type { OutgoingLead } from '../outbox.ts'

/** A test-drive lead, ready for delivery. */
export function testLead(
  changes: Record<string, unknown> = {},
  tenant: Record<string, unknown> = {},
): OutgoingLead {
  const { bundle } = testDealer({ tenant: { email: 'hello@a.example', ...tenant } })
  return {
    deliveryId: 'd-1',
    bundle,
    createdAt: '2026-11-21T01:00:00.000Z',
    now: '2026-11-21T01:00:05.000Z',
    payload: {
      kind: 'test_drive',
      lead_id: 'l-1',
      category: 'Test Drive',
      form_completed: true,
      name: 'Hannah',
      last_name: 'Whitlock',
      email: 'hannah@example.com',
      phone: '0491570156',
      postcode: '4000',
      car_id: 'a_1',
      car_type: 'used',
      car_year: 2023,
      'Vehicle Make': 'Volta',
      'Vehicle Model': 'Ampere 5',
      car_description: '2023 Volta Ampere 5',
      stock_number: 'QU1',
      location_id: 'location-a-north',
      appointment: '2026-11-24T23:00:00.000Z',
      message: 'Is it there?',
      url: 'http://a.example/cars/x',
      ...changes,
    },
  }
}
