import { staffActivity } from '@forecourt/schemas/contract'
import { expect, test } from 'vitest'
import { storeEvent } from '#app/analytics/store-event.server.ts'
import { testContext } from '#app/parts/lead/testing/test-context.ts'
import { addPageEvent } from '#db/events/page-events-repository.ts'
import { eventName } from './event-names.ts'
import { getStaffActivity } from './staff-activity.server.ts'

const staff = {
  user: 'u',
  readsLeads: false,
  cars: 'none' as const,
  isAdministrator: false,
  managesPeople: false,
}

test('the activity of the day is told to staff of the dealer, by kind and newest first', async () => {
  const context = { ...(await testContext()), staff }
  const foreign = { tenant_slug: 'b', at: context.now, event: 60, label: 'share', page: '/', car_id: '' }
  await addPageEvent(context.db, foreign, '2020-01-01T00:00:00.000Z')
  for (const label of ['Used Car', 'New Car'])
    await storeEvent(context, { id: 25, label, url: '/cars/x', car_id: 'a_1' })
  await storeEvent(context, { id: 39, label: 'saveCar', url: '/saved', car_id: 'a_2' })
  const { total, counts, last } = staffActivity.parse(await getStaffActivity(context))
  expect(total).toBe(3)
  expect(counts).toEqual([
    { number: 25, name: 'Phone number pressed', count: 2 },
    { number: 39, name: 'Vehicle saved', count: 1 },
  ])
  expect(last.map(({ name, detail }) => [name, detail])).toEqual(
    expect.arrayContaining([
      ['Phone number pressed', 'Used Car'],
      ['Vehicle saved', ''],
    ]),
  )
})

test('the activity does not exist for whoever is no staff, as the guest of a shared preview', async () => {
  const asked = getStaffActivity({ ...(await testContext()), preview: true, staff: null })
  await expect(asked).rejects.toMatchObject({ status: 404 })
})

test('an event is named by its number, also where the platform changed it', () => {
  const changed = [{ name: 'print', id: 71 }] as const
  expect(eventName(61, [])).toBe('Vehicle printed')
  expect([eventName(71, changed), eventName(61, changed)]).toEqual(['Vehicle printed', 'Event 61'])
})
