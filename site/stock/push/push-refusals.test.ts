import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { takeLock } from '../import/runs/import-lock.ts'
import { RunRecords } from '../import/runs/run-record.ts'
import { ENVIRONMENT_KEY, elsewhere, type PushServer, usePushServer } from '../testing/push-server.ts'
import { sampleVehicle } from '../testing/sample-dealer.ts'
import { parsePushKeys } from './push-keys.ts'

let pushServer: PushServer
usePushServer((started) => {
  pushServer = started
})

describe('a key', () => {
  it('allows only its own dealer, whatever the rows contain', async () => {
    const key = await pushServer.makeKey()
    expect(await pushServer.post([sampleVehicle()], { key, dealer: 'elsewhere' })).toMatchObject({
      status: 403,
      error: { code: 'other_dealer' },
    })
    expect(
      await pushServer.post([sampleVehicle()], { key: ENVIRONMENT_KEY, dealer: 'somewhere' }),
    ).toMatchObject({
      status: 403,
    })
    expect(await pushServer.post([sampleVehicle()], { key, dealer: 'nobody' })).toMatchObject({ status: 403 })
    await pushServer.post([sampleVehicle({ location_code: '' })], {
      key: ENVIRONMENT_KEY,
      dealer: 'elsewhere',
    })
    const before = await pushServer.listCars(elsewhere)
    expect(before).toHaveLength(1)
    const tries = ['elsewhere', '9', 'Elsewhere'].map((code) =>
      sampleVehicle({
        external_dealership_identifier: code,
        id: 'elsewhere_a1',
        import_feed: 'elsewhere/push',
      }),
    )
    expect(await pushServer.post(tries, { key })).toMatchObject({ status: 422, counts: { 'set aside': 3 } })
    await pushServer.post(
      [sampleVehicle({ stocknum: '../elsewhere_a1' }), { stocknum: 'A1', status: 'deleted' }],
      {
        key,
      },
    )
    expect(await pushServer.listCars(elsewhere)).toEqual(before)
    expect(await pushServer.listCars()).toMatchObject([{ id: 'somewhere_elsewhere-a1' }])
  })

  it('is required; an unknown key gets the same answer for every dealer', async () => {
    const missing = await pushServer.post([sampleVehicle()])
    expect(missing).toMatchObject({ status: 401, error: { code: 'key_missing' } })
    expect(missing.headers.get('www-authenticate')).toMatch(/^Bearer/)
    const wrong = { key: `stock_${'x'.repeat(43)}` }
    const [known, unknown] = [
      await pushServer.post([], wrong),
      await pushServer.post([], { ...wrong, dealer: 'nobody' }),
    ]
    expect(known).toMatchObject({ status: 401, error: { code: 'key_unknown' } })
    expect(unknown.error).toEqual(known.error)
  })

  it('is stored as a hash, can be revoked, and two are valid at once', async () => {
    const first = await pushServer.makeKey()
    pushServer.now += 1_000
    const second = await pushServer.makeKey()
    pushServer.now += 1_000
    const third = await pushServer.makeKey()
    expect(await pushServer.post([sampleVehicle()], { key: first })).toMatchObject({ status: 401 })
    expect(await pushServer.post([sampleVehicle()], { key: second })).toMatchObject({ status: 200 })
    expect(await pushServer.post([sampleVehicle()], { key: third })).toMatchObject({ status: 200 })
    expect(await pushServer.keys.revoke('somewhere')).toBe(2)
    expect(await pushServer.post([sampleVehicle()], { key: third })).toMatchObject({ status: 401 })
    const hash = 'a'.repeat(64)
    expect(parsePushKeys(`somewhere=${hash}, elsewhere!=${hash}`)).toEqual([
      { dealer: 'somewhere', hash, mayForce: false },
      { dealer: 'elsewhere', hash, mayForce: true },
    ])
    expect(() => parsePushKeys(`somewhere=${third}`)).toThrow(/^The key of "somewhere" is not a SHA-256/)
  })
})

describe('an invalid push', () => {
  it.each([
    [415, 'content_type', { headers: { 'content-type': 'text/csv' } }],
    [415, 'content_encoding', { headers: { 'content-encoding': 'gzip' } }],
    [413, 'body_too_large', { body: ' '.repeat(64_000_001) }],
    [422, 'unreadable', { body: '' }],
    [422, 'unreadable', { body: '[{"stocknum":"A1"' }],
    [422, 'unreadable', { body: '"words"' }],
    [422, 'unreadable', { query: '?format=csv' }],
    [422, 'unreadable', { query: '?force=perhaps' }],
    [403, 'force_not_allowed', { query: '?force' }],
    [422, 'nothing_accepted', { body: '[{"stocknum":"A1"}]' }],
    [404, 'no_such_address', { dealer: 'some/where' }],
    [404, 'no_such_address', { dealer: '..%2felsewhere' }],
    [403, 'https_only', { headers: { 'x-remote': '203.0.113.7' } }],
  ] as const)('is refused with %i %s', async (status, code, sent) => {
    const answer = await pushServer.post([sampleVehicle()], { key: await pushServer.makeKey(), ...sent })
    expect(answer).toMatchObject({ status, error: { code, message: expect.any(String) } })
    expect(await pushServer.listCars()).toEqual([])
  })

  it('more than the maximum number of vehicles is refused before any write', async () => {
    const vehicles = Array.from({ length: 20_001 }, (_none, index) => ({ stocknum: `A${index}` }))
    expect(await pushServer.post(vehicles, { key: await pushServer.makeKey() })).toMatchObject({
      status: 413,
      error: { code: 'too_many_rows' },
    })
  })

  it('a key of a dealer that was deleted gets 404', async () => {
    const key = await pushServer.keys.make('gone-dealer', new Date(pushServer.now).toISOString())
    expect(await pushServer.post([], { key, dealer: 'gone-dealer' })).toMatchObject({ status: 404 })
  })

  it('removing more than a fifth is stopped and recorded; a single car is always allowed', async () => {
    const key = await pushServer.makeKey()
    const stock = ['A1', 'A2', 'A3', 'A4']
    await pushServer.post(
      stock.map((stocknum) => sampleVehicle({ stocknum })),
      { key },
    )
    const gone = (stocknum: string) => ({ stocknum, status: 'deleted' })
    const answer = await pushServer.post([gone('A1'), gone('A2')], { key })
    expect(answer).toMatchObject({
      status: 422,
      error: { code: 'stopped', message: expect.stringMatching(/^2 of 4 /) },
    })
    expect(await pushServer.listCars()).toHaveLength(4)
    expect((await new RunRecords(pushServer.db).find('somewhere', 'last'))?.record).toMatchObject({
      stopped: true,
    })
    expect(await pushServer.post([gone('A1')], { key })).toMatchObject({ status: 200, counts: { gone: 1 } })
  })

  it('with a key that allows force more than a fifth is removed, with all outcomes', async () => {
    const key = await pushServer.makeKey({ mayForce: true })
    const stock = ['A1', 'A2', 'A3', 'A4']
    await pushServer.post(
      stock.map((stocknum) => sampleVehicle({ stocknum })),
      { key },
    )
    const gone = stock.slice(1).map((stocknum) => ({ stocknum, status: 'deleted' }))
    expect(await pushServer.post(gone, { key, query: '?force=false' })).toMatchObject({
      error: { code: 'stopped', message: expect.stringContaining('?force=true') },
    })
    const [plain, given] = [await pushServer.makeKey(), ENVIRONMENT_KEY]
    expect(await pushServer.post(gone, { key: plain, query: '?force=true' })).toMatchObject({ status: 403 })
    expect(
      await pushServer.post(gone, { key: given, dealer: 'elsewhere', query: '?force=true' }),
    ).toMatchObject({
      status: 403,
    })
    expect(await pushServer.listCars()).toHaveLength(4)
    const answer = await pushServer.post(gone, { key, query: '?force=true' })
    expect(answer).toMatchObject({ status: 200, counts: { gone: 3 } })
    expect((await pushServer.listCars()).map(({ stocknum }) => stocknum)).toEqual(['A1'])
  })

  it('leaves no body file, accepted or refused', async () => {
    const key = await pushServer.makeKey()
    await pushServer.post([sampleVehicle()], { key })
    await pushServer.post(null, { key, body: '[{' })
    await pushServer.post(null, { key, body: ' '.repeat(64_000_001) })
    expect(await readdir(join(pushServer.folder, 'bodies'))).toEqual([])
  })

  it('is rate-limited per dealer', async () => {
    const key = await pushServer.makeKey()
    const statuses: number[] = []
    for (let count = 0; count < 62; count += 1)
      statuses.push((await pushServer.post(null, { key, body: 'x' })).status)
    expect(statuses.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 422))
    expect(statuses.slice(60)).toEqual([429, 429])
    expect(
      (
        await pushServer.post([sampleVehicle({ location_code: '' })], {
          key: ENVIRONMENT_KEY,
          dealer: 'elsewhere',
        })
      ).status,
    ).toBe(200)
    pushServer.now += 1_000
    expect((await pushServer.post([sampleVehicle()], { key })).status).toBe(200)
  })
})

describe('when the stock cannot be written', () => {
  it('search server unavailable: 503 with Retry-After, the push is recorded and succeeds later', async () => {
    const key = await pushServer.makeKey()
    await pushServer.listen({ search: 'http://127.0.0.1:9' })
    const answer = await pushServer.post([sampleVehicle()], { key })
    expect(answer).toMatchObject({ status: 503, error: { code: 'search_away' } })
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    const records = new RunRecords(pushServer.db)
    const stored = await records.find('somewhere', 'last')
    expect(stored?.record).toMatchObject({ refused: expect.stringMatching(/did not answer/) })
    expect((await readdir(join(pushServer.folder, 'locks'))).length).toBe(0)
    await pushServer.listen()
    pushServer.now += 10_000
    expect(await pushServer.post([sampleVehicle()], { key })).toMatchObject({
      status: 200,
      counts: { new: 1 },
    })
  })

  it('a reindex or a file import is running: 503, nothing changed', async () => {
    const key = await pushServer.makeKey()
    const release = await takeLock(pushServer, 'import-somewhere')
    expect(await pushServer.post([sampleVehicle()], { key })).toMatchObject({
      status: 503,
      error: { code: 'busy' },
    })
    await release()
    expect(await pushServer.post([sampleVehicle()], { key })).toMatchObject({ status: 200 })
  })

  it('several pushes at once are imported one after the other', async () => {
    const key = await pushServer.makeKey()
    const answers = await Promise.all(
      [1, 2, 3, 4].map((price) => pushServer.post([sampleVehicle({ dapprice: price * 10_000 })], { key })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await new RunRecords(pushServer.db).list('somewhere')).toHaveLength(4)
    expect(await pushServer.listCars()).toHaveLength(1)
  })
})
