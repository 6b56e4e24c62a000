import { expect, test } from 'vitest'
import { storeEvent } from '#app/analytics/store-event.server.ts'
import type { RequestContext } from '#app/context.ts'
import { testContext } from '#app/parts/lead/testing/test-context.ts'
import { addPageEvent } from '#db/events/page-events-repository.ts'
import { eventName } from './event-names.ts'
import { getActivity } from './queries.server.ts'

const staff: RequestContext['staff'] = { user: 'u', readsLeads: false, isAdministrator: false }
const asStaff = async () => ({ ...(await testContext()), preview: true, staff })

test('the activity of the day is shown to staff of the dealer, by kind and newest first', async () => {
  const context = await asStaff()
  const foreign = { tenant_slug: 'b', at: context.now, event: 60, label: 'share', page: '/', car_id: '' }
  await addPageEvent(context.db, foreign, '2020-01-01T00:00:00.000Z')
  for (const label of ['Used Car', 'New Car'])
    await storeEvent(context, { id: 25, label, url: '/cars/x', car_id: 'a_1' })
  await storeEvent(context, { id: 39, label: 'saveCar', url: '/saved', car_id: 'a_2' })
  const page = await getActivity(context)
  expect(page.total).toBe(3)
  expect(page.counts).toEqual([
    { number: 25, name: 'Phone number pressed', count: 2 },
    { number: 39, name: 'Vehicle saved', count: 1 },
  ])
  expect(page.last.map(({ name, detail }) => [name, detail])).toEqual(
    expect.arrayContaining([
      ['Phone number pressed', 'Used Car'],
      ['Vehicle saved', ''],
    ]),
  )
})

test.each([
  ['a shopper', { preview: false, staff: null }],
  ['the guest of a shared preview', { preview: true, staff: null }],
])('the activity does not exist for %s', async (_who, more) => {
  const asked = getActivity({ ...(await testContext()), ...more })
  await expect(asked).rejects.toMatchObject({ status: 404 })
})

test('an event is named by its number, also where the platform changed it', () => {
  const changed = [{ name: 'print', id: 71 }] as const
  expect(eventName(61, [])).toBe('Vehicle printed')
  expect([eventName(71, changed), eventName(61, changed)]).toEqual(['Vehicle printed', 'Event 61'])
})
