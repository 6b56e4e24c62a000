// The lake's bench: `node local/lake/bench/run.ts`. 200 dealers with 100 documents each; prints one table. Absolute
// times need a quiet machine: the calibration (a fixed loop, a minimal node:http answer) shows the noise.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, type SanityClient } from '@sanity/client'
import { DEFAULTS } from '../options.ts'
import { startLake } from '../server.ts'
import { calibrate } from './calibration.ts'
import {
  BUNDLE_QUERY,
  DEALERS,
  DOCUMENTS_EACH,
  dealerDocuments,
  formatSlug,
  sharedDocuments,
} from './content.ts'
import { openListeners } from './listeners.ts'
import { describeTimes, measureTimes } from './times.ts'

const TOKEN = 'bench-write-token'
const folder = await mkdtemp(join(tmpdir(), 'lake-bench-'))
const robots = [{ id: 'bench', name: 'Bench', role: 'administrator' as const, token: TOKEN }]
const options = { ...DEFAULTS, port: 0, folder, robots, now: () => new Date(), log: console.error }
let lake = await startLake(options)
const rows: [string, string, string][] = []
const connectAs = (perspective: 'published' | 'drafts'): SanityClient =>
  createClient({
    projectId: options.projectId,
    dataset: options.dataset,
    apiHost: lake.url,
    useProjectHostname: false,
    useCdn: false,
    apiVersion: '2025-02-19',
    perspective,
    token: TOKEN,
  })

try {
  rows.push(...(await calibrate()))
  await seed()
  await restart()
  await bundles()
  await listSearch()
  await mutations()
  await manyListeners()
} finally {
  await lake.close()
  await rm(folder, { recursive: true, force: true })
}
const longest = (texts: readonly string[]) => Math.max(...texts.map(({ length }) => length))
const widths = [longest(rows.map(([what]) => what)), longest(rows.map(([, figure]) => figure))] as const
for (const [what, figure, bar] of rows) {
  console.log(`${what.padEnd(widths[0])}  ${figure.padEnd(widths[1])}  ${bar}`)
}

async function seed(): Promise<void> {
  const client = connectAs('published')
  const started = performance.now()
  await client.mutate(sharedDocuments().map((document) => ({ createOrReplace: document })))
  for (let dealer = 0; dealer < DEALERS; dealer++) {
    await client.mutate(dealerDocuments(dealer).map((document) => ({ createOrReplace: document })))
  }
  const seconds = (performance.now() - started) / 1000
  const figure = `${Math.round((DEALERS * DOCUMENTS_EACH) / seconds)} documents/s`
  rows.push([`seeding ${DEALERS} × ${DOCUMENTS_EACH} documents`, figure, ''])
}

async function restart(): Promise<void> {
  await lake.close()
  const started = performance.now()
  lake = await startLake(options)
  rows.push(['start with all of them', `${Math.round(performance.now() - started)} ms`, ''])
}

async function bundles(): Promise<void> {
  for (const perspective of ['published', 'drafts'] as const) {
    const client = connectAs(perspective)
    const times = await measureTimes(400, (round) =>
      client.fetch(BUNDLE_QUERY, { tenant: formatSlug((round * 37) % DEALERS) }),
    )
    rows.push([`bundle of one dealer, ${perspective}`, describeTimes(times), 'p95 ≤ 15 ms'])
  }
}

async function listSearch(): Promise<void> {
  const client = connectAs('drafts')
  const query = `*[_type in $types && ([@, _id] match text::query($q) || references($raw))]
    | order(_updatedAt desc)[0...51]{_id, title}`
  const params = { types: ['offer'], q: 'offer 17*', raw: 'offer 17' }
  const times = await measureTimes(40, () => client.fetch(query, params))
  rows.push([`Studio's search over one type, all dealers`, describeTimes(times), ''])
}

async function mutations(): Promise<void> {
  const client = connectAs('published')
  const patch = (round: number) =>
    client
      .patch(`offer-${formatSlug(round % DEALERS)}-1`)
      .set({ title: `Round ${round}` })
      .commit({ returnDocuments: false })
  const alone = await measureTimes(300, patch)
  rows.push(['durable mutation, one client', describeTimes(alone), ''])
  const started = performance.now()
  const writers = Array.from({ length: 8 }, async (_, writer) => {
    for (let round = 0; round < 150; round++) await patch(writer * 150 + round)
  })
  await Promise.all(writers)
  const rate = 1200 / ((performance.now() - started) / 1000)
  rows.push(['durable mutations, eight clients', `${Math.round(rate)}/s`, '≥ 300/s'])
}

async function manyListeners(): Promise<void> {
  const client = connectAs('published')
  const listeners = await openListeners(lake.url, TOKEN, 100)
  const times = await measureTimes(100, async (round) => {
    const received = listeners.nextForAll()
    await client
      .patch(`offer-${formatSlug(round)}-2`)
      .set({ title: `Round ${round}` })
      .commit()
    await received
  })
  listeners.close()
  rows.push(['mutation until all of 100 listeners know', describeTimes(times), '100 listeners'])
}
