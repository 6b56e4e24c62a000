// What happens to a system while shoppers are on it: enquiries, staff who publish, feeds, and dependencies that are
// killed.
import { copyFileSync, mkdirSync, readFileSync, renameSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '#db/database.ts'
import { listLeads } from '#db/leads/lead-repository.ts'
import { PushKeys } from '#stock/push/push-keys.ts'
import { largeFeedVehicle } from '#stock/testing/large-feed.ts'
import { ask, type Target } from '../load.ts'
import { listServices, type ServiceName } from './machine.ts'

const LEAD_MS = 1_000
const PUBLISH_MS = 15_000
const PUSH_MS = 30_000
const PUSHED_CARS = 100
const FEED_MS = 300_000
const KILL_MS = 300_000
const SEEN_WITHIN_MS = 30_000
/** What the site depends on; the site itself is killed by other tests. */
const DEPENDENCIES: readonly ServiceName[] = ['lake', 'search', 'photos']

const TENANTS = join(import.meta.dirname, '../../../tenants')

export interface Work {
  readonly system: {
    readonly sitePort: number
    readonly studioPort: number
    readonly dataDir: string
    readonly writeToken: string
    /** The process whose children are the services. */
    readonly pid: number
  }
  readonly dealers: readonly string[]
  readonly seconds: () => number
  readonly isOver: () => boolean
}

export interface RequestOutcome {
  count: number
  /** Milliseconds each took. */
  readonly ms: number[]
  /** What failed, with the second of the soak. */
  readonly failed: { at: number; what: string }[]
}

const outcome = (): RequestOutcome => ({ count: 0, ms: [], failed: [] })

/** Repeats a piece of work every `everyMs` until the soak is over, and records how it went. */
async function repeat(
  work: Work,
  everyMs: number,
  run: (round: number) => Promise<void>,
): Promise<RequestOutcome> {
  const result = outcome()
  for (let round = 0; !work.isOver(); round += 1) {
    const since = performance.now()
    try {
      await run(round)
      result.ms.push(performance.now() - since)
    } catch (error) {
      result.failed.push({ at: work.seconds(), what: String(error) })
    }
    result.count += 1
    const next = since + everyMs
    while (!work.isOver() && performance.now() < next) await pause(100)
  }
  return result
}

/** Enquiries; one without an answer is sent again with the same key, as the form does. */
export async function sendLeads(work: Work): Promise<RequestOutcome & { lost: number; twice: number }> {
  const sent = new Map<string, string>()
  const places = await read<Record<string, string>[]>(
    work,
    '*[_type == "location" && visible != false]{"dealer": tenant->slug.current, "id": _id}',
  )
  const result = await repeat(work, LEAD_MS, async (round) => {
    const dealer = work.dealers[round % work.dealers.length] ?? ''
    const key = `soak-${round}`
    const status = await post(
      { port: work.system.sitePort, path: '/api/leads', headers: listHeaders(dealer, round) },
      JSON.stringify({
        kind: 'enquiry',
        name: 'Hannah',
        email: 'hannah@example.com',
        category: 'General Enquiry',
        message: key,
        idempotency_key: key,
        phone: '0491 570 156',
        postcode: '2000',
        location_id: places.find((place) => place.dealer === dealer)?.id,
      }),
    )
    if (status !== 200) throw new Error(`an enquiry of ${dealer} answered ${status}`)
    sent.set(key, dealer)
  })
  const stored = await storedLeads(work)
  const lost = [...sent.keys()].filter((key) => !stored.includes(key)).length
  return { ...result, lost, twice: stored.length - new Set(stored).size }
}

/** Each enquiry comes from another address, through a proxy. */
const listHeaders = (dealer: string, round: number) => ({
  host: `${dealer}.localhost`,
  'content-type': 'application/json',
  'x-forwarded-for': `10.${round >> 16}.${(round >> 8) & 255}.${round & 255}`,
})

/** Resolves to the status; node:http, because fetch does not allow a Host header. */
function post({ port, path, headers }: Target, body: string): Promise<number> {
  return new Promise((done, fail) => {
    const sent = request({ host: '127.0.0.1', port, path, headers, method: 'POST' }, (answer) => {
      answer.resume()
      answer.once('end', () => done(answer.statusCode ?? 0))
    })
    sent.once('error', fail)
    sent.end(body)
  })
}

async function storedLeads({ system, dealers }: Work): Promise<string[]> {
  const db = await openDatabase({ dataDir: system.dataDir })
  try {
    const lists = await Promise.all(dealers.map((dealer) => listLeads(db, dealer, 100_000)))
    const messages = lists.flat().map(({ payload }) => String(JSON.parse(payload).message))
    return messages.filter((message) => message.startsWith('soak-'))
  } finally {
    await db.destroy()
  }
}

/** The answer of the content lake to a query. */
async function read<Result>({ system }: Work, query: string): Promise<Result> {
  const address = `http://127.0.0.1:${system.studioPort}/v2025-02-19/data/query/production`
  const answer = await fetch(`${address}?${new URLSearchParams({ query })}`, {
    headers: { authorization: `Bearer ${system.writeToken}` },
  })
  return ((await answer.json()) as { result: Result }).result
}

/** An offer's name is changed and published; the time until a shopper who reloads sees it. */
export async function publishOffers(work: Work): Promise<RequestOutcome> {
  const { studioPort, sitePort, writeToken } = work.system
  const lake = `http://127.0.0.1:${studioPort}/v2025-02-19/data`
  const headers = {
    authorization: `Bearer ${writeToken}`,
    'content-type': 'application/json',
  }
  const dealer = work.dealers[0] ?? ''
  const query = `*[_type == "offer" && "${dealer}" in sites[]->slug.current && start < now() && expiry > now()][0]{_id, name}`
  const act = async (body: unknown) => {
    const answer = await fetch(`${lake}/actions/production`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`publishing answered ${answer.status}`)
  }
  const result = await read<{ _id: string; name: string } | null>(work, query)
  if (!result) throw new Error(`${dealer} has no running offer`)
  const of = { publishedId: result._id, draftId: `drafts.${result._id}` }
  return repeat(work, PUBLISH_MS, async (round) => {
    const name = `${result.name}, round ${round}.`
    const patch = { set: { name } }
    await act({ actions: [{ actionType: 'sanity.action.document.edit', ...of, patch }] })
    await act({ actions: [{ actionType: 'sanity.action.document.publish', ...of }] })
    const host = `${dealer}.localhost:${sitePort}`
    const since = performance.now()
    while (
      !(await ask({ port: sitePort, path: '/special-offers', headers: { host } })).bytes.includes(name)
    ) {
      if (performance.now() - since > SEEN_WITHIN_MS) throw new Error('what was published is not on the page')
      await pause(20)
    }
  })
}

/** A dealer's system pushes new prices of a hundred vehicles. */
export async function pushPrices(work: Work): Promise<RequestOutcome> {
  const dealer = work.dealers[1] ?? ''
  const db = await openDatabase({ dataDir: work.system.dataDir })
  const key = await new PushKeys({ db }).make(dealer, new Date().toISOString())
  await db.destroy()
  return repeat(work, PUSH_MS, async (round) => {
    const cars = Array.from({ length: PUSHED_CARS }, (_none, at) =>
      largeFeedVehicle(at, { location_code: '', dapprice: 20_000 + at * 100 + (round % 50) }),
    )
    const answer = await fetch(
      `http://127.0.0.1:${work.system.sitePort}/api/stock/${dealer}?format=dms-json`,
      {
        method: 'POST',
        headers: {
          authorization: `Bearer ${key}`,
          'content-type': 'application/json',
          'x-forwarded-proto': 'https',
          'x-forwarded-for': '203.0.113.1',
        },
        body: JSON.stringify(cars),
      },
    )
    if (answer.status !== 200) throw new Error(`a push answered ${answer.status}`)
    await answer.arrayBuffer()
  })
}

/** A dealer's whole feed is put into the drop folder, as by FTP. */
export function dropFeeds(work: Work): Promise<RequestOutcome> {
  const dealer = work.dealers[2] ?? ''
  const stock = join(TENANTS, dealer, 'stock')
  const manifest = JSON.parse(readFileSync(join(stock, 'manifest.json'), 'utf8')) as {
    feeds: { file: string }[]
  }
  const file = manifest.feeds[0]?.file ?? ''
  const drop = join(work.system.dataDir, 'stock/drop', dealer)
  mkdirSync(drop, { recursive: true })
  return repeat(work, FEED_MS, async () => {
    copyFileSync(join(stock, file), join(drop, `.${file}.part`))
    renameSync(join(drop, `.${file}.part`), join(drop, file))
  })
}

/** Each dependency in turn is killed without warning; the runner starts it again. */
export async function killDependencies(work: Work): Promise<{ at: number; name: ServiceName }[]> {
  const kills: { at: number; name: ServiceName }[] = []
  for (let round = 0; ; round += 1) {
    const next = performance.now() + KILL_MS
    while (!work.isOver() && performance.now() < next) await pause(100)
    if (work.isOver()) return kills
    const name = DEPENDENCIES[round % DEPENDENCIES.length] ?? 'lake'
    const pid = listServices(work.system.pid)[name]
    if (pid === undefined) continue
    process.kill(pid, 'SIGKILL')
    kills.push({ at: work.seconds(), name })
  }
}
