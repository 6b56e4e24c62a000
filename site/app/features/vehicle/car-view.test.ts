import { expect, test } from 'vitest'
import { testDealer } from '#app/http/testing/test-dealer.ts'
import type { StockIndex } from '#app/integrations/stock-index.ts'
import { SIMILAR_FETCHED } from '#app/parts/car/rules/similar-cars.ts'
import { testCar } from '#app/parts/car/testing/test-cars.ts'
import { openTestDatabase } from '#db/testing/test-database.ts'
import { countCarViews } from '#db/views/car-views-repository.ts'
import { countCarView, getCarView, listSimilarIds } from './car-view.server.ts'

const dealerWith = (car: ReturnType<typeof testCar> | null, others: ReturnType<typeof testCar>[] = []) => {
  const asked: Parameters<StockIndex['listCars']>[1][] = []
  const listCars: StockIndex['listCars'] = async (_scope, options) => {
    asked.push(options)
    return options.limit === 1 ? (car ? [car] : []) : others
  }
  return { dealer: testDealer({}, { listCars }), asked }
}
const counting = async (address = '203.0.113.4') => ({
  db: await openTestDatabase(),
  secret: 's',
  address,
  addCounts: () => {},
})
const query = (text = '') => new URLSearchParams(text)
const readStatus = async (work: Promise<unknown>) =>
  work.then(
    () => 200,
    (error: unknown) => (error instanceof Response ? error.status : error),
  )

test('a car’s views and fresh fields have API field names, prices in dollars (CALL-09, VDP-32)', async () => {
  const { dealer } = dealerWith(testCar({ reserved: true, view_count: 0 }))
  const view = await getCarView(
    dealer,
    'x',
    query('photos_count=5&updated_at=1&website_id=a'),
    await counting(),
  )
  expect(view.views).toBe(1)
  expect(view.car_fields).toMatchObject({ status: 'in_stock', reserved: true, price: 38_990 })
})

test('a car of another site, or an unknown one, is not found', async () => {
  const { dealer } = dealerWith(testCar())
  expect(await readStatus(getCarView(dealer, 'x', query('website_id=b'), await counting()))).toBe(404)
  expect(await readStatus(getCarView(dealerWith(null).dealer, 'x', query(), await counting()))).toBe(404)
  expect(await readStatus(countCarView(dealerWith(null).dealer, 'x', await counting()))).toBe(404)
  expect(await readStatus(listSimilarIds(dealerWith(null).dealer, 'x'))).toBe(404)
})

test('similar cars are ids without the car itself, no duplicates, at most six (CALL-10, SIM-04)', async () => {
  const others = ['a_1', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((id) => testCar({ id, slug: id }))
  const { dealer, asked } = dealerWith(testCar(), others)
  expect(await listSimilarIds(dealer, 'x')).toEqual(['b', 'c', 'd', 'e', 'f', 'g'])
  // CALL-08: of its model and of its body, ten of each, without the car itself.
  const queries = asked.filter(({ limit }) => limit !== 1)
  expect(queries.map(({ limit }) => limit)).toEqual([SIMILAR_FETCHED, SIMILAR_FETCHED])
  for (const { filter = [] } of queries) expect(String(filter)).toContain('id != "a_1"')
})

test('the site counts a visitor once a day where the feed has no number (VDP-31, VDP-32)', async () => {
  const { dealer } = dealerWith(testCar({ id: 'counted' }))
  const first = await counting()
  const at = (now: string) => ({ ...dealer, now })
  const viewed = async (now: string, address: string) => {
    await countCarView(at(now), 'x', { ...first, address })
    return (await getCarView(at(now), 'x', query(), first)).views
  }
  expect(await viewed('2026-07-01T01:00:00.000Z', '203.0.113.4')).toBe(1)
  expect(await viewed('2026-07-01T09:00:00.000Z', '203.0.113.4'), 'the same day').toBe(1)
  expect(await viewed('2026-07-01T09:00:00.000Z', '203.0.113.5'), 'somebody else').toBe(2)
  expect(await viewed('2026-07-02T09:00:00.000Z', '203.0.113.4'), 'another day').toBe(3)
})

test('a view is added to the day’s counts of the car and of all cars, whatever number the feed has', async () => {
  const { dealer } = dealerWith(testCar({ id: 'by-day', views: 41 }))
  const counts: unknown[] = []
  const at = await counting()
  // On Christmas Day in Sydney already.
  const evening = { ...dealer, now: '2026-12-24T14:00:00.000Z' }
  for (const address of ['203.0.113.4', '203.0.113.4'])
    await countCarView(evening, 'x', {
      ...at,
      address,
      addCounts: (day, added) => counts.push(...added.map(({ item, seen }) => [day, item, seen])),
    })
  expect(counts).toEqual([
    ['2026-12-25', '', 1],
    ['2026-12-25', 'by-day', 1],
  ])
})

test('reading a car’s views counts none', async () => {
  const { dealer } = dealerWith(testCar({ id: 'only-read' }))
  const at = await counting()
  await getCarView(dealer, 'x', query(), at)
  await getCarView(dealer, 'x', query(), at)
  expect(await countCarViews(at.db, { tenant_slug: 'a', car_id: 'only-read' })).toBe(0)
})

test('the number of the feed goes before the site’s own, which is not counted', async () => {
  const { dealer } = dealerWith(testCar({ id: 'of-feed', views: 41 }))
  const at = await counting()
  await countCarView(dealer, 'x', at)
  expect((await getCarView(dealer, 'x', query(), at)).views).toBe(41)
  expect(await countCarViews(at.db, { tenant_slug: 'a', car_id: 'of-feed' })).toBe(0)
})
