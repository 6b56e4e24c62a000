import { describe, expect, test } from 'vitest'
import { bothDatabases } from '../testing/both-databases.ts'
import {
  claimPushes,
  countPushes,
  deleteGone,
  endPush,
  forgetSent,
  listKnownPushes,
  listPushesOfCar,
  noteSent,
  planPushes,
} from './market-pushes-repository.ts'
import {
  changeTarget,
  deleteTarget,
  findTarget,
  notePlanned,
  putTarget,
} from './market-targets-repository.ts'
import type { MarketPushRow, MarketTargetRow } from './tables.ts'

const OF = { tenant_slug: 'a', market: 'autotrader' }
const at = (minute: number) => `2026-12-01T01:0${minute}:00.000Z`
const pushOf = (car_id: string, changes: Partial<MarketPushRow> = {}): MarketPushRow => ({
  ...OF,
  car_id,
  name: 'A car',
  stocknum: car_id,
  digest: 'one',
  body: '{}',
  state: 'waiting',
  words: '',
  attempts: 0,
  due_at: at(1),
  changed_at: at(1),
  sent_at: '',
  sent_digest: '',
  ...changes,
})
const target: MarketTargetRow = {
  ...OF,
  address: 'https://x.example/',
  secret: 'sealed',
  is_on: 1,
  stopped: '',
  paused_until: '',
  failures: 0,
  planned_version: 'v1',
  planned_at: at(1),
  saved_by: 'somebody',
}
const claim = { now: at(2), until: at(4), limit: 10 }

describe.each(await bothDatabases())('what market places were sent on %s', (_, open) => {
  test('a vehicle is one worker’s until its lease ends, and of no other dealer', async () => {
    const db = await open()
    await planPushes(db, [pushOf('1'), pushOf('2', { due_at: at(3) }), pushOf('1', { tenant_slug: 'b' })])
    expect(await claimPushes(db, OF, claim)).toMatchObject([{ tenant_slug: 'a', car_id: '1', attempts: 1 }])
    expect(await claimPushes(db, OF, claim)).toEqual([])
    expect(await claimPushes(db, OF, { ...claim, now: at(5), until: at(7) })).toMatchObject([
      { car_id: '2' },
      { car_id: '1', attempts: 2 },
    ])
    expect(await countPushes(db, { ...OF, tenant_slug: 'b' })).toEqual(new Map([['waiting', 1]]))
  })

  test('a change that comes while the vehicle is sent waits, and when it was sent before is kept', async () => {
    const db = await open()
    await planPushes(db, [pushOf('1')])
    const [claimed] = await claimPushes(db, OF, claim)
    if (!claimed) throw new Error('It is due.')
    await planPushes(db, [pushOf('1', { digest: 'two', body: '{"two":2}' })])
    await noteSent(db, claimed, at(3))
    expect(await listKnownPushes(db, OF)).toMatchObject([
      { digest: 'two', state: 'waiting', sent_at: at(3), sent_digest: 'one', attempts: 0 },
    ])
    await endPush(db, { ...claimed, digest: 'two' }, { state: 'refused', words: 'No.', changed_at: at(4) })
    expect(await listPushesOfCar(db, 'a', '1')).toEqual([
      { market: 'autotrader', state: 'refused', words: 'No.', changed_at: at(4) },
    ])
    expect(await listPushesOfCar(db, 'b', '1')).toEqual([])
    expect(await deleteGone(db, OF, '1')).toBe(false)
    await forgetSent(db, OF)
    expect(await listKnownPushes(db, OF)).toMatchObject([{ digest: '', sent_digest: '', sent_at: at(3) }])
  })

  test('a target’s plan is not noted once all is to be compared anew, and it goes with what was sent', async () => {
    const db = await open()
    await putTarget(db, target)
    await putTarget(db, { ...target, address: 'https://y.example/' })
    await changeTarget(db, OF, { planned_version: 'anew', planned_at: '' })
    await notePlanned(db, target, { planned_version: 'v2', planned_at: at(2) })
    expect(await findTarget(db, OF)).toMatchObject({
      address: 'https://y.example/',
      planned_version: 'anew',
    })
    await planPushes(db, [pushOf('1'), pushOf('1', { market: 'other' })])
    await deleteTarget(db, OF)
    expect([await findTarget(db, OF), await listKnownPushes(db, OF)]).toEqual([null, []])
    expect(await listKnownPushes(db, { ...OF, market: 'other' })).toHaveLength(1)
  })
})
