// What a file teaches as a whole: spellings of models and makes, the order of dates.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseCar } from '@forecourt/schemas/contract'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#db/database.ts'
import { openTestDatabase } from '#db/testing/test-database.ts'
import type { FeedDealer } from '../dealer/feed-dealer.ts'
import type { DealerFeed } from '../dealer/feed-manifest.ts'
import { MemoryStore } from '../testing/memory-store.ts'
import { feedBytes, sampleDealer, sampleImport, sampleVehicle } from '../testing/sample-dealer.ts'
import { importFeed } from './import-feed.ts'
import { runImport } from './runs/run-import.ts'

const NOW = '2026-07-10T02:00:00.000Z'
let folder = ''
let store: MemoryStore
let db: Database
beforeEach(async () => {
  db = await openTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'findings-'))
  store = new MemoryStore()
})
afterEach(() => rm(folder, { recursive: true }))

type How = { dealer?: Partial<FeedDealer>; feed?: Partial<DealerFeed>; now?: string }

/** Imports vehicles as the command does: from a copy that can be read again. */
async function importAll(changes: readonly object[], { dealer = {}, feed = {}, now = NOW }: How = {}) {
  const vehicles = changes.map((change, index) =>
    sampleVehicle({ stocknum: `A${index + 1}`, vin: '', ...change }),
  )
  const run = await runImport(
    { ...sampleImport(feedBytes(vehicles), feed), dealer: { ...sampleDealer, ...dealer } },
    { store, db, folder },
    { now, force: true, dryRun: false },
  )
  if ('refused' in run) throw new Error(run.refused)
  const whole = run.warnings.first.filter(({ stocknum }) => stocknum === '')
  return { ...run, whole: whole.map(({ field, reason }) => `${field} ${reason}`) }
}
const cars = () => [...store.documents.values()].map((document) => parseCar(document))
const models = () => cars().map(({ model }) => model)

describe('a model has one name', () => {
  it('as the maker writes it, also at a dealer without a catalogue', async () => {
    const written = [
      ...[
        ['Ford', 'ranger'],
        ['FORD', 'RANGER'],
        ['Mazda', 'cx-5'],
        ['mazda', 'CX5'],
        ['Mazda', 'Mazda3'],
      ],
      ...[
        ['Isuzu UTE', 'D Max'],
        ['Nissan', 'xtrail'],
        ['MG Motor', 'mg zs'],
        ['Maker', 'Runner'],
      ],
    ]
    const run = await importAll(written.map(([make, model]) => ({ make, model })))
    expect(models()).toEqual(['Ranger', 'Ranger', 'CX-5', 'CX-5', '3', 'D-MAX', 'X-TRAIL', 'ZS', 'Runner'])
    expect(run.whole).toEqual([
      expect.stringContaining('models are listed under one name each: "ranger" as "Ranger", 1 car; '),
    ])
    expect(cars()[7]).toMatchObject({ make: 'MG', name: '2020 MG ZS Sport' })
  })

  it('as the platform’s model documents write it, before any other', async () => {
    await importAll([{ make: 'Ford', model: 'ranger' }], {
      dealer: { models: [{ make: 'Ford', model: 'RANGER' }] },
    })
    expect(models()).toEqual(['RANGER'])
  })

  it('by the commonest spelling of the dealer’s stock, wherever in the file that is, and stable', async () => {
    const file = ['trekker', 'TREKKER', 'Trekker', 'Trekker', 'trekker', 'Trek-ker', 'Trekker'].map(
      (model) => ({ model }),
    )
    const first = await importAll(file)
    expect(new Set(models())).toEqual(new Set(['Trekker']))
    expect(first.counts).toMatchObject({ new: 7 })
    expect(first.whole[0]).toMatch(/"trekker" as "Trekker", 2 cars/)
    store.writes = 0
    const again = await importAll(file, { now: '2026-07-11T02:00:00.000Z' })
    expect(again.counts).toMatchObject({ unchanged: 7 })
    expect(again.outcomes).toEqual([])
  })

  it('keeps the spelling that it has where another is as common', async () => {
    await importAll([{ model: 'TREKKER' }, { model: 'TREKKER' }, { model: 'Trekker' }])
    expect(new Set(models())).toEqual(new Set(['TREKKER']))
    await importAll([{ model: 'TREKKER' }, { model: 'Trekker' }])
    expect(new Set(models())).toEqual(new Set(['TREKKER']))
    await importAll([{ model: 'Trekker' }, { model: 'Trekker' }, { model: 'TREKKER' }])
    expect(new Set(models())).toEqual(new Set(['Trekker']))
  })

  it('of a pushed car is that of the stock', async () => {
    await importAll([{ model: 'Trekker' }])
    await importAll(
      [
        { stocknum: 'P1', model: 'TREKKER' },
        { stocknum: 'P2', model: 'TREKKER' },
      ],
      {
        feed: { snapshot: false },
      },
    )
    expect(models()).toEqual(['Trekker', 'Trekker', 'Trekker'])
  })

  it('of other feeds’ cars alone is no reason to read a file twice', async () => {
    const siblings = { file: 'other.json', siblings: ['feed.json'] }
    await importAll(
      [{}, {}, {}].map(() => ({ model: 'Walker' })),
      { feed: siblings },
    )
    const earlier = store.documents.get('somewhere_a3')
    if (earlier !== undefined) store.documents.set('somewhere_a3', { ...earlier, model: 'WALKER' })
    let readings = 0
    const { source, ...rest } = sampleImport(feedBytes([sampleVehicle({ stocknum: 'C1' })]), {
      siblings: ['other.json'],
    })
    await importFeed({ ...rest, source, reopen: () => source }, store, {
      now: NOW,
      force: true,
      bufferPath: join(folder, 'buffer'),
      onReread: () => {
        readings += 1
      },
    })
    expect(readings).toBe(0)
  })

  it('whatever the spellings and their order, and the same file changes nothing', async () => {
    const spelling = fc.constantFrom(
      'trekker',
      'TREKKER',
      'Trekker',
      'Trek-Ker',
      'Maker Trekker',
      'Walker',
      'ranger',
    )
    await fc.assert(
      fc.asyncProperty(fc.array(spelling, { minLength: 1, maxLength: 12 }), async (written) => {
        store = new MemoryStore()
        const file = written.map((model) => ({ model }))
        await importAll(file)
        const names = models()
        for (const kind of ['trekker', 'walker', 'ranger']) {
          const own = names.filter((_name, index) =>
            written[index]?.replace('-', '').toLowerCase().endsWith(kind),
          )
          expect(new Set(own).size).toBeLessThanOrEqual(1)
        }
        expect((await importAll(file)).counts).toMatchObject({ unchanged: file.length })
      }),
      { numRuns: 25 },
    )
  })

  it('is as the file writes it at a dealer who keeps makes so', async () => {
    const run = await importAll(
      [
        { make: 'FORD', model: 'ranger' },
        { make: 'FORD', model: 'RANGER' },
      ],
      {
        dealer: { normalisesMakes: false },
      },
    )
    expect(models()).toEqual(['ranger', 'RANGER'])
    expect(run.whole).toEqual([])
  })
})

it('an unknown make is listed as it is written, and a warning names the nearest known one', async () => {
  const written = ['volkswagon', 'Toyata', 'Hyundia', 'Toyata', 'Maker', 'Kia Australia']
  const run = await importAll(written.map((make) => ({ make })))
  expect(run.whole).toEqual([
    'makes are not known and listed as they are written: "volkswagon" (perhaps Volkswagen), 1 car; "Toyata" (perhaps Toyota), 2 cars; "Hyundia" (perhaps Hyundai), 1 car',
  ])
  expect(cars().map(({ make }) => make)).toEqual([...written.slice(0, 5), 'Kia'])
})

describe('the dates of a file', () => {
  const expiries = () => cars().map(({ regoExpiry }) => regoExpiry)

  it('are day first, as Australians write', async () => {
    const run = await importAll([
      { rego_expiry: '1/12/26' },
      { rego_expiry: '13/1/27' },
      { rego_expiry: '01-Feb-26' },
    ])
    expect(expiries()).toEqual(['2026-12-01', '2027-01-13', '2026-02-01'])
    expect(run.warnings.total).toBe(0)
  })

  it('are month first where only that fits, also those before the first that tells', async () => {
    const file = [{ rego_expiry: '1/12/26' }, { rego_expiry: '7/24/2026' }, { created_at: '3/4/2026' }]
    const run = await importAll(file)
    expect(expiries()).toEqual(['2026-01-12', '2026-07-24', ''])
    expect(cars()[2]?.createdAt).toBe('2026-03-03T14:00:00.000Z')
    expect(run.whole).toEqual(['dates are read month first, as those with a day after the 12th are written'])
    expect(run.counts).toMatchObject({ new: 3 })
  })

  it('that contradict each other are read day first, with a warning', async () => {
    const run = await importAll([
      { rego_expiry: '24/7/26' },
      { rego_expiry: '7/24/2026' },
      { rego_expiry: '1/12/26' },
    ])
    expect(expiries()).toEqual(['2026-07-24', '', '2026-12-01'])
    expect(run.whole).toEqual([
      'dates are written day first ("24/7/26") and month first ("7/24/2026"); all are read day first',
    ])
    expect(run.warnings.byField).toEqual({ dates: 1, regoExpiry: 1 })
  })
})
