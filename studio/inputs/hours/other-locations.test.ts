import type { SanityClient } from '@sanity/client'
import { describe, expect, it } from 'vitest'
import { addDaysToLocations, copyWeekToLocations, mergeDrafts } from './other-locations.ts'

const closed = { status: 'Closed' as const, byAppointment: false, intervals: [] }
const easterMonday = { date: '2027-03-29', name: 'Easter Monday', departments: [], hours: closed }

/** A client that answers with these documents and keeps what a transaction does, in order. */
function createClient(documents: object[]) {
  const steps: [string, ...unknown[]][] = []
  let commits = 0
  const record = (...step: [string, ...unknown[]]): object => {
    steps.push(step)
    return patch
  }
  const patch = {
    setIfMissing: (value: object) => record('setIfMissing', value),
    append: (field: string, items: unknown[]) => record('append', field, items),
    set: (value: object) => record('set', value),
  }
  const transaction = {
    createIfNotExists: (document: object) => steps.push(['create', document]),
    patch: (id: string, build: (given: typeof patch) => unknown) => {
      steps.push(['patch', id])
      build(patch)
    },
    commit: async () => commits++,
  }
  const client = {
    withConfig: () => client,
    fetch: async () => documents,
    transaction: () => transaction,
  }
  return { client: client as unknown as SanityClient, steps, commits: () => commits }
}

describe('the other locations of a dealer', () => {
  it('are one each, with the name of the draft, and tell whether something waits there', () => {
    expect(
      mergeDrafts([
        { _id: 'drafts.a', name: 'North, new' },
        { _id: 'a', name: 'North' },
        { _id: 'b', name: 'South' },
        { _id: 'versions.r1.b', name: 'Later' },
      ]),
    ).toEqual([
      { id: 'a', name: 'North, new', hasDraft: true },
      { id: 'b', name: 'South', hasDraft: false },
    ])
  })
})

describe('days approved for other locations', () => {
  it('go into a draft of what is published, without what the lake writes itself', async () => {
    const { client, steps, commits } = createClient([{ _id: 'a', _rev: '1', _updatedAt: 'x', name: 'North' }])
    expect(await addDaysToLocations(client, ['a'], [easterMonday])).toEqual(new Map([['a', 1]]))
    expect(steps[0]).toEqual(['create', { _id: 'drafts.a', _type: 'location', name: 'North' }])
    expect(steps[1]).toEqual(['patch', 'drafts.a'])
    expect(steps[3]).toMatchObject(['append', 'specialHours', [{ date: '2027-03-29', status: 'Closed' }]])
    expect(commits()).toBe(1)
  })

  it('leave a date alone that a draft there has already, and write nothing for nothing', async () => {
    const draft = { _id: 'drafts.a', specialHours: [{ _key: 'k', date: '2027-03-29' }] }
    const { client, steps, commits } = createClient([{ _id: 'a' }, draft])
    expect(await addDaysToLocations(client, ['a'], [easterMonday])).toEqual(new Map([['a', 0]]))
    expect([steps, commits()]).toEqual([[], 0])
  })

  it('say so when a location is gone', async () => {
    await expect(addDaysToLocations(createClient([]).client, ['a'], [easterMonday])).rejects.toThrow(
      'is gone',
    )
  })
})

describe('a week copied to another location', () => {
  it('replaces the week there, with its departments', async () => {
    const { client, steps } = createClient([{ _id: 'drafts.a' }])
    const day = { _key: 'mon', weekday: 1, ...closed }
    await copyWeekToLocations(client, ['a'], { openingHours: [day] })
    expect(steps.at(-1)).toMatchObject(['set', { openingHours: [{ weekday: 1 }], departments: [] }])
  })
})
