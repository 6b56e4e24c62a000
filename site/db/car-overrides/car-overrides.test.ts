import type { CarActs } from '@forecourt/schemas/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../database.ts'
import { bothDatabases } from '../testing/both-databases.ts'
import {
  addCarEvent,
  changeActs,
  endActs,
  endHidesOfGone,
  findActs,
  findNextEnd,
  listCarEvents,
  listOverrides,
  listOverridingDealers,
} from './car-overrides-repository.ts'

const NOW = '2026-11-23T02:20:00.000Z'
const LATER = '2026-11-29T21:00:00.000Z'
const car = { tenantSlug: 'a', carId: 'a_q1', stocknum: 'Q1', vin: 'V1' }
const hide = { at: NOW, by: 'manager-a', until: LATER, why: 'On a test drive' }
const event = (kind: string) => ({ kind, text: '', until: null, user_id: 'manager-a', at: NOW })

describe.each(await bothDatabases())('what staff set of cars, in %s', (_name, open) => {
  let db: Database
  beforeEach(async () => {
    db = await open()
  })

  const setHide = (of = car) => changeActs(db, of, (acts) => ({ ...acts, hide }), event('hide'))

  it('is kept per dealer and car, with its story', async () => {
    await setHide()
    await addCarEvent(db, car, { ...event('note'), text: 'Second key is with Ray.', at: LATER })
    expect(await findActs(db, 'a', 'a_q1')).toEqual({ hide })
    expect(await findActs(db, 'b', 'a_q1')).toEqual({})
    expect(await listOverrides(db, 'b')).toEqual(new Map())
    expect(await listOverridingDealers(db)).toEqual(['a'])
    expect((await listCarEvents(db, 'a', 'a_q1')).map(({ kind }) => kind)).toEqual(['note', 'hide'])
    expect(await listCarEvents(db, 'b', 'a_q1')).toEqual([])
  })

  it('keeps both of two changes that are made at once', async () => {
    const tag = { at: NOW, by: 'manager-b', until: null, words: 'Just in' }
    const setTag = changeActs(db, car, (acts: CarActs) => ({ ...acts, tag }), event('tag'))
    await Promise.all([setHide(), setTag])
    expect(await findActs(db, 'a', 'a_q1')).toEqual({ hide, tag })
    expect(await listCarEvents(db, 'a', 'a_q1')).toHaveLength(2)
  })

  it('ends with the car’s leaving where it is hidden until then, and for no other car or dealer', async () => {
    const untilGone = { ...hide, until: null, untilGone: true }
    const second = { ...car, carId: 'a_q2', stocknum: 'Q2' }
    await changeActs(db, car, (acts) => ({ ...acts, hide: untilGone }), event('hide'))
    await setHide(second)
    const left = { gone: new Set(['a_q1', 'a_q2']), now: LATER }
    await endHidesOfGone(db, 'b', left)
    await endHidesOfGone(db, 'a', { ...left, gone: new Set(['a_q2']) })
    expect(await findActs(db, 'a', 'a_q1')).toEqual({ hide: untilGone })
    await endHidesOfGone(db, 'a', left)
    expect(await findActs(db, 'a', 'a_q1')).toEqual({})
    expect(await findActs(db, 'a', 'a_q2')).toEqual({ hide })
    expect(await listCarEvents(db, 'a', 'a_q1')).toMatchObject([{ kind: 'hide-ended', at: LATER }, {}])
  })

  it('ends by date, once, and says so in its story', async () => {
    await setHide()
    const pin = { at: NOW, by: 'manager-a', until: null }
    await changeActs(db, car, (acts) => ({ ...acts, pin }), event('pin'))
    expect(await findNextEnd(db)).toBe(LATER)
    await endActs(db, '2026-11-29T20:59:59.000Z')
    expect(await findActs(db, 'a', 'a_q1')).toEqual({ hide, pin })
    await Promise.all([endActs(db, LATER), endActs(db, LATER)])
    expect(await findActs(db, 'a', 'a_q1')).toEqual({ pin })
    expect(await findNextEnd(db)).toBeNull()
    const story = await listCarEvents(db, 'a', 'a_q1')
    expect(story.filter(({ kind }) => kind === 'hide-ended')).toMatchObject([{ at: LATER, user_id: '' }])
  })
})
