import { expect, test } from 'vitest'
import { testDealer } from '#app/http/testing/test-dealer.ts'
import type { StockSearchRequest, StockSearchResult } from '#app/integrations/stock-index.ts'
import { testCar } from '#app/parts/car/testing/test-cars.ts'
import { testContext } from '#app/parts/lead/testing/test-context.ts'
import { claimDeliveries } from '#db/leads/delivery-repository.ts'
import { fakeLog } from '#server/fixtures/fake-log.ts'
import { ALLOWANCES, RateLimits } from '#server/http/rate-limits.ts'
import { alertLetter } from '#server/outbox/alert-letter.ts'
import type { Mail } from '#server/outbox/mail.ts'
import { Outbox } from '#server/outbox/outbox.ts'
import { AlertSweep } from './alert-sweep.server.ts'
import { alertToken } from './alert-token.server.ts'
import { changeAlert, getAlert, submitAlert } from './alerts.server.ts'

const NOW = Date.parse('2026-11-21T01:00:00.000Z')
const HOUR = 3_600_000
const FIELDS = { email: ' Hannah@Example.com', search: '/search/used-cars?make=Mazda&sortBy=latest' }

async function openAlerts(flags: Record<string, unknown> = { searchAlerts: true }) {
  const state = { cars: [testCar({ id: 'a_1', price: 30_000 })], version: '1', now: NOW, requests: 0 }
  const search = async (request: StockSearchRequest): Promise<StockSearchResult> => {
    state.requests += 1
    return {
      cars: state.cars,
      total: state.cars.length,
      totalPages: 1,
      page: request.page,
      stats: {},
      ms: 1,
      facets: { make: [{ value: 'Mazda', count: 1 }], car_type: [{ value: 'used', count: 1 }] },
    }
  }
  const dealer = testDealer({ tenant: { flags } }, { search })
  const context = await testContext(dealer)
  const { db, secret } = context
  const mails: Mail[] = []
  const { log, lines } = fakeLog()
  const findBundle = async (slug: string) => (slug === 'a' ? dealer.bundle : null)
  const outbox = new Outbox({
    db,
    log,
    findBundle,
    channels: {},
    clock: () => state.now,
    letters: { alert: alertLetter(async (mail) => void mails.push(mail), { db, secret }) },
  })
  const stock = { search, version: () => state.version }
  const makeSweep = () => new AlertSweep({ db, stock, findBundle, log, clock: () => state.now })
  const sweep = async () => {
    await makeSweep().sweep()
    await outbox.run()
    return mails.splice(0)
  }
  const ask = async (fields: Record<string, string> = FIELDS) => {
    const answer = await submitAlert(context, fields)
    await outbox.run()
    return { answer, mails: mails.splice(0) }
  }
  return { state, context, db, ask, sweep, makeSweep, lines, secret }
}

const linkIn = ({ text }: Mail) => /http:\/\/a\.example\/alerts\/(\S+)/.exec(text)?.[1] ?? ''

async function openActive() {
  const opened = await openAlerts()
  const [mail] = (await opened.ask()).mails
  const token = linkIn(mail as Mail)
  await changeAlert(opened.context, token, { do: 'confirm' })
  expect(await opened.sweep()).toEqual([])
  return { ...opened, token }
}

test('a search is followed only after the link of a mail was confirmed; until then nothing else is sent', async () => {
  const { ask, sweep, state, context } = await openAlerts()
  const { answer, mails } = await ask()
  expect(answer).toEqual({ status: 200, sent: true })
  expect(mails).toMatchObject([
    { to: ['hannah@example.com'], subject: expect.stringContaining('Please confirm') },
  ])
  state.version = '2'
  expect(await sweep()).toEqual([])
  const token = linkIn(mails[0] as Mail)
  expect(await getAlert(context, token)).toMatchObject({ state: 'pending' })
  expect(await changeAlert(context, token, { do: 'confirm' })).toMatchObject({ state: 'active' })
  expect((await ask()).mails).toEqual([])
})

test('arrivals and price drops are mailed once, with a link and a header that end it', async () => {
  const { state, sweep, token } = await openActive()
  state.cars = [testCar({ id: 'a_1', price: 28_000 }), testCar({ id: 'a_2', slug: 'second', price: 20_000 })]
  state.version = '2'
  const [mail, ...more] = await sweep()
  expect(more).toEqual([])
  expect(mail?.text).toMatch(/Price drop: .*was \$30,000, now \$28,000/)
  expect(mail?.text).toContain('http://a.example/cars/second')
  expect(mail?.unsubscribe).toBe(`http://a.example/alerts/${token}`)
  state.now += 48 * HOUR
  state.version = '3'
  expect(await sweep()).toEqual([])
})

test('two instances that look at the same time send one mail', async () => {
  const { state, sweep, makeSweep } = await openActive()
  state.cars = [testCar({ id: 'a_1', price: 20_000 })]
  state.version = '2'
  await Promise.all([makeSweep().sweep(), makeSweep().sweep()])
  expect(await sweep()).toHaveLength(1)
})

test('news within a day of a mail wait, and come together', async () => {
  const { state, sweep } = await openActive()
  const prices = [29_000, 28_000, 27_000]
  const sent: number[] = []
  for (const [at, price] of prices.entries()) {
    state.cars = [testCar({ id: 'a_1', price })]
    state.version = `v${at}`
    sent.push((await sweep()).length)
    state.now += HOUR
  }
  expect(sent).toEqual([1, 0, 0])
  state.now += 24 * HOUR
  const [mail] = await sweep()
  expect(mail?.text).toMatch(/was \$29,000, now \$27,000/)
})

test('one request ends it, from the page or by a mail program; it is deleted, and its mails are not sent', async () => {
  const requests: Record<string, string>[] = [{ do: 'end' }, { 'List-Unsubscribe': 'One-Click' }]
  for (const fields of requests) {
    const { context, db, state, makeSweep, sweep, token } = await openActive()
    state.cars = [testCar({ id: 'a_1', price: 1_000 })]
    state.version = '2'
    await makeSweep().sweep()
    expect(await changeAlert(context, token, fields)).toMatchObject({ state: 'ended' })
    expect(await sweep()).toEqual([])
    expect(await db.selectFrom('search_alerts').selectAll().execute()).toEqual([])
    expect(await changeAlert(context, token, { do: 'confirm' })).toMatchObject({ state: 'ended' })
  }
})

test('a token of another dealer, or a changed one, opens nothing', async () => {
  const { context, secret, token } = await openActive()
  for (const wrong of [alertToken(secret, 'b', 'x'), `${token}x`, 'a~x', '']) {
    await expect(getAlert(context, wrong)).rejects.toMatchObject({ status: 404 })
    await expect(changeAlert(context, wrong, { do: 'end' })).rejects.toMatchObject({ status: 404 })
  }
})

test('what was never confirmed is deleted after a week', async () => {
  const { ask, sweep, state, db } = await openAlerts()
  await ask()
  state.now += 8 * 24 * HOUR
  await sweep()
  expect(await db.selectFrom('search_alerts').selectAll().execute()).toEqual([])
})

test.each([
  ['no address', { ...FIELDS, email: 'hannah' }, 422],
  ['two addresses', { ...FIELDS, email: 'a@b.example,c@d.example' }, 422],
  ['a header', { ...FIELDS, email: 'a@b.example\r\nBcc: c@d.example' }, 422],
  ['another site’s page', { ...FIELDS, search: 'https://evil.example/search/all' }, 422],
  ['no search', { ...FIELDS, search: '/contact' }, 422],
  ['a broken escape', { ...FIELDS, search: '/search/%E0%A4%A' }, 422],
  ['a search of nothing the dealer has', { ...FIELDS, search: '/search/trains' }, 422],
])('%s is refused, and nothing is stored', async (_, fields, status) => {
  const { ask, db } = await openAlerts()
  const { answer, mails } = await ask(fields)
  expect([answer.status, mails]).toEqual([status, []])
  expect(await db.selectFrom('search_alerts').selectAll().execute()).toEqual([])
})

test('a machine’s request is answered and not stored; a dealer that does not offer it has no such page', async () => {
  const { ask, db } = await openAlerts()
  expect((await ask({ ...FIELDS, leave_empty: 'x' })).answer.status).toBe(200)
  expect(await db.selectFrom('search_alerts').selectAll().execute()).toEqual([])
  const off = await openAlerts({ searchAlerts: false })
  await expect(off.ask()).rejects.toMatchObject({ status: 404 })
})

test('one mail address is asked a few times a day, whoever asks', async () => {
  const { context, db } = await openAlerts()
  const limits = new RateLimits({ db, log: fakeLog().log, clock: () => NOW })
  const statuses: number[] = []
  for (let at = 0; at < ALLOWANCES.alertMail.most + 2; at += 1) {
    const visitor = { address: `192.0.2.${at}` }
    statuses.push((await submitAlert({ ...context, limits, visitor }, FIELDS)).status)
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(2)
  const waiting = await claimDeliveries(db, {
    channels: ['alert'],
    now: '2027-01-01T00:00:00.000Z',
    until: '2027-01-01T00:00:00.000Z',
    limit: 99,
  })
  expect(waiting).toHaveLength(ALLOWANCES.alertMail.most)
})

test('one mail address is asked a few times a day by all dealers together', async () => {
  const { context, db } = await openAlerts()
  const limits = new RateLimits({ db, log: fakeLog().log, clock: () => NOW })
  const statuses: number[] = []
  for (let at = 0; at < ALLOWANCES.alertMail.most + 1; at += 1) {
    const dealer = testDealer({ tenant: { slug: `dealer-${at}`, flags: { searchAlerts: true } } })
    const site = { kind: 'dealer', bundle: dealer.bundle } as const
    statuses.push((await submitAlert({ ...context, site, limits }, FIELDS)).status)
  }
  expect(statuses.indexOf(429)).toBe(ALLOWANCES.alertMail.most)
})

test('no log line names who follows what', async () => {
  const { lines, ask, sweep } = await openAlerts()
  await ask()
  await sweep()
  expect(JSON.stringify(lines)).not.toMatch(/hannah|example\.com/i)
})
