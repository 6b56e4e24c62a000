import { describe, expect, it } from 'vitest'
import type { DealerFeed } from '../dealer/feed-manifest.ts'
import { runImport } from '../import/runs/run-import.ts'
import { RunRecords } from '../import/runs/run-record.ts'
import { type PushServer, usePushServer } from '../testing/push-server.ts'
import { feedBytes, sampleDealer, sampleImport, sampleVehicle } from '../testing/sample-dealer.ts'

let pushServer: PushServer
usePushServer((started) => {
  pushServer = started
})

describe('a push', () => {
  it('gets the outcome of every row', async () => {
    const key = await pushServer.makeKey()
    const first = await pushServer.post(
      ['A1', 'A2', 'A3', 'A4', 'A5', 'A6'].map((stocknum) => sampleVehicle({ stocknum })),
      { key },
    )
    expect(first).toMatchObject({ status: 200, rows: 6, counts: { new: 6 } })
    pushServer.now += 60_000
    const answer = await pushServer.post(
      [
        sampleVehicle({ stocknum: 'A1' }),
        sampleVehicle({ stocknum: 'A2', dapprice: '$27,000' }),
        sampleVehicle({ stocknum: 'A3', status: 'Reserved' }),
        sampleVehicle({ stocknum: 'A4', colour: 'Green', odometer: '12 km' }),
        { stocknum: 'A5', status: 'deleted' },
        { stocknum: 'A7', make: 'Maker' },
        sampleVehicle({ stocknum: 'A8', external_dealership_identifier: 'elsewhere' }),
        sampleVehicle({ stocknum: 'A9' }),
        'no vehicle',
      ],
      { key },
    )
    expect(answer.status).toBe(200)
    expect(answer.results).toMatchObject([
      { row: 1, stocknum: 'A1', accepted: true, outcome: 'unchanged' },
      { row: 2, stocknum: 'A2', outcome: 'price drop', price: [30_000, 27_000] },
      { row: 3, stocknum: 'A3', outcome: 'reserved', fields: expect.arrayContaining(['reserved']) },
      {
        row: 4,
        outcome: 'changed',
        fields: ['colour', 'km'],
        warnings: [{ field: 'km', reason: 'the odometer went back from 45000 to 12 km' }],
      },
      { row: 5, stocknum: 'A5', accepted: true, outcome: 'gone' },
      { row: 6, stocknum: 'A7', accepted: false, problem: { field: 'model' } },
      { row: 7, stocknum: 'A8', accepted: false, problem: { field: 'dealership' } },
      { row: 8, stocknum: 'A9', outcome: 'new' },
      { row: 9, stocknum: '', accepted: false, problem: { field: 'row' } },
    ])
    expect((await pushServer.listCars()).map(({ stocknum }) => stocknum).sort()).toEqual([
      'A1',
      'A2',
      'A3',
      'A4',
      'A6',
      'A9',
    ])
    expect(pushServer.changes).toHaveLength(2)
  })

  it('with unknown sellers removes nothing, even with force, and lists the dealerships', async () => {
    const key = await pushServer.makeKey({ mayForce: true })
    await pushServer.post([sampleVehicle({ stocknum: 'A1' })], { key })
    const before = await pushServer.listCars()
    const withdrawn = { status: 'deleted', external_dealership_identifier: 'throttle' }
    const rows = [
      sampleVehicle({ external_dealership_identifier: 'throttle' }),
      { stocknum: '?', ...withdrawn },
    ]
    const answer = await pushServer.post(rows, { key, query: '?force=true' })
    expect(answer).toMatchObject({ status: 422, error: { code: 'nothing_accepted' } })
    expect(answer.results[0].problem.reason).toContain('1 or somewhere-north (Somewhere North)')
    expect(await pushServer.listCars()).toEqual(before)
  })

  it('sent again changes nothing', async () => {
    const key = await pushServer.makeKey()
    const vehicles = [sampleVehicle({ stocknum: 'A1' }), sampleVehicle({ stocknum: 'A2', status: 'Sold' })]
    await pushServer.post(vehicles, { key })
    const before = await pushServer.listCars()
    pushServer.now += 1_000
    const again = await pushServer.post(vehicles, { key })
    expect(again.results.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      'unchanged',
      'unchanged',
    ])
    expect(await pushServer.listCars()).toEqual(before)
  })

  it('is a recorded run that can be printed and replayed', async () => {
    const { run } = await pushServer.post([sampleVehicle()], { key: await pushServer.makeKey() })
    const records = new RunRecords(pushServer.db)
    const stored = await records.find('somewhere', run)
    expect(stored?.record).toMatchObject({ file: 'push', snapshot: false, rows: 1, counts: { new: 1 } })
    if (stored === null) throw new Error('The run does not exist.')
    const again = await runImport(
      { feed: stored.record.feed, source: records.open(stored), dealer: sampleDealer },
      { store: pushServer.store(), db: pushServer.db, folder: pushServer.folder },
      { now: '2026-07-11T02:00:00.000Z', force: false, dryRun: false },
    )
    expect(again).toMatchObject({ counts: { unchanged: 1 } })
  })

  it('accepts the requested format and line-delimited json', async () => {
    const vehicle = {
      Type: 'Car',
      ListingType: 'Used',
      SaleStatus: 'For Sale',
      Identifier: 'x',
      Identification: [{ Type: 'StockNumber', Value: 'C1' }],
      Specification: { Make: 'Maker', Model: 'Runner', ReleaseDate: { Year: 2021 } },
      Seller: { Identifier: '1', Name: 'North' },
    }
    const answer = await pushServer.post(null, {
      key: await pushServer.makeKey(),
      query: '?format=csn-dto',
      body: `${JSON.stringify(vehicle)}\n`,
      headers: { 'content-type': 'application/x-ndjson' },
    })
    expect(answer.results).toMatchObject([{ stocknum: 'C1', outcome: 'new' }])
  })

  it('new cars belong to the dealer’s nightly list; without one only a push removes them', async () => {
    const key = await pushServer.makeKey()
    await pushServer.post([sampleVehicle({ stocknum: 'P1' })], { key })
    const nightly = async (feed: Partial<DealerFeed> = {}) => {
      const list = Array.from({ length: 8 }, (_none, index) => sampleVehicle({ stocknum: `N${index}` }))
      pushServer.now += 60_000
      const at = new Date(pushServer.now).toISOString()
      await runImport(
        sampleImport(feedBytes(list), feed),
        { store: pushServer.store(), db: pushServer.db, folder: pushServer.folder },
        { now: at, force: true, dryRun: false },
      )
      return (await pushServer.listCars()).filter(({ stocknum }) => stocknum === 'P1').length
    }
    expect(await nightly()).toBe(0)
    await pushServer.listen({ feeds: [] })
    await pushServer.post([sampleVehicle({ stocknum: 'P1' })], { key })
    expect(await nightly({ file: 'other.json' })).toBe(1)
  })
})

describe('a pushed state', () => {
  const states = async (key: string, ...rows: object[]) => {
    pushServer.now += 60_000
    const answer = await pushServer.post(rows, { key })
    const cars = new Map((await pushServer.listCars()).map((car) => [car.stocknum, car]))
    return { answer, car: (stocknum: string) => cars.get(stocknum) }
  }

  it('of a known car changes that alone, and sells one that is sold', async () => {
    const key = await pushServer.makeKey()
    const whole = ['A1', 'A2', 'A3'].map((stocknum) => sampleVehicle({ stocknum }))
    await pushServer.post(whole, { key })
    const before = (await states(key)).car('A2')
    const first = await states(
      key,
      { stocknum: 'A1', sold: true },
      { stocknum: 'A2', reserved: true },
      { stocknum: 'A3', status: 'In transit', preorder: 'yes' },
    )
    expect(first.answer.results).toMatchObject([
      { stocknum: 'A1', accepted: true, outcome: 'gone' },
      { stocknum: 'A2', accepted: true, outcome: 'reserved' },
      { stocknum: 'A3', accepted: true, outcome: 'changed' },
    ])
    expect(first.answer.results[1].fields).toEqual(['reserved', 'reserved_at'])
    expect(first.car('A2')).toMatchObject({ ...before, reserved: true, import_hash: expect.any(String) })
    expect(first.answer.results[2].fields).toEqual(expect.arrayContaining(['preorder', 'status']))
    expect(first.car('A3')).toMatchObject({ status: 'coming_soon' })

    const again = await states(key, { stocknum: 'A2', reserved: true }, { stocknum: 'A3', preorder: false })
    expect(again.answer.results).toMatchObject([{ outcome: 'unchanged' }, { outcome: 'changed' }])
    expect(again.car('A3')).toMatchObject({ status: 'coming_soon' })

    const back = await states(key, { stocknum: 'A2', status: 'Available' })
    expect(back.car('A2')).toEqual(before)
    const nightly = await states(key, ...whole.slice(1))
    expect(nightly.answer.results, 'as a whole row would have been').toMatchObject([
      { stocknum: 'A2', outcome: 'unchanged' },
      { stocknum: 'A3', outcome: 'changed' },
    ])
  })

  it.each([
    ['a car that is not known', { stocknum: 'Z9', reserved: true }],
    ['a price beside it', { stocknum: 'A1', reserved: true, dapprice: 20_000 }],
    ['no state', { stocknum: 'A1' }],
  ])('is refused with what is missing where there is %s', async (_why, row) => {
    const key = await pushServer.makeKey()
    await pushServer.post([sampleVehicle({ stocknum: 'A1' })], { key })
    const { answer } = await states(key, row)
    expect(answer).toMatchObject({ status: 422, error: { code: 'nothing_accepted' } })
    expect(answer.results[0].problem).toEqual({
      field: 'make',
      reason: expect.stringContaining(
        'only status, sold, reserved and preorder of a known one may come alone',
      ),
    })
  })
})

it('a push names once what is not read, and counts each row once even if it is read again', async () => {
  const key = await pushServer.makeKey()
  const rows = ['1/12/26', '7/24/26'].map((rego_expiry, index) =>
    sampleVehicle({ stocknum: `A${index}`, rego_expiry, paint_code: 'C1' }),
  )
  const answer = await pushServer.post(rows, { key })
  expect(answer.results).toHaveLength(2)
  expect(answer.warnings).toEqual([
    { field: 'keys', reason: 'are not read: "paint_code"' },
    { field: 'dates', reason: 'are read month first, as those with a day after the 12th are written' },
  ])
  expect(await pushServer.post([sampleVehicle()], { key })).not.toHaveProperty('warnings')
})
