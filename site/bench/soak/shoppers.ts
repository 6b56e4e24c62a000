// Shoppers of every dealer: an open-loop load whose rate follows how busy the machine is, and open streams of stock.
import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { ask } from '../load.ts'
import { busyShare, measureBusy } from './machine.ts'

/** Requests a second. */
const [FIRST_RATE, LEAST_RATE, GREATEST_RATE] = [20, 2, 400]
const ADJUST_MS = 5_000
/** Requests under way at once; more are not begun, and counted as held back. */
const MOST_PENDING = 200
/** A share of requests asks for a price range that nobody has asked for, which no cache can answer. */
const UNCACHED_SHARE = 0.1
const PAGES_PER_DEALER = 120
const SLOW_MS = 1_500

export interface Failure {
  /** Seconds since the start of the soak. */
  readonly at: number
  readonly what: string
}

export interface ShopperCounts {
  /** Durations of all answers in ms, by minute. */
  readonly minutes: number[][]
  readonly byStatus: Map<string, number>
  /** Answers with a status of 500 or more, and requests without an answer. */
  readonly failures: Failure[]
  /** Answers from the last known page, while a dependency was away. */
  stale: number
  slow: number
  heldBack: number
  /** Lowest and highest rate in requests a second, after the first minute. */
  rates: number[]
  busy: number[]
}

export interface ShopperOptions {
  readonly port: number
  readonly dealers: readonly string[]
  readonly seconds: () => number
  readonly random: () => number
  /** How busy the machine, or the one thread of the site, is to be: 0 to 1. */
  readonly share: number
  /** The site's process, whose pages are made in one thread. */
  readonly sitePid: () => number | undefined
}

/** Addresses of a dealer, found by following the links of its front page and its list of vehicles. */
export async function collectAddresses(port: number, dealer: string): Promise<string[]> {
  const host = `${dealer}.localhost:${port}`
  const found = new Set<string>(['/', '/search/new-used-and-demo-cars', '/special-offers', '/locations'])
  for (const path of [...found]) {
    const page = (await ask({ port, path, headers: { host } })).bytes.toString()
    for (const [, href = ''] of page.matchAll(/<a [^>]*href="(\/[^"#]*)"/g)) {
      if (found.size < PAGES_PER_DEALER && !/^\/(sign-|staff|test-payment)/.test(href))
        found.add(href.replaceAll('&amp;', '&'))
    }
  }
  const good: string[] = []
  for (const path of found) if ((await ask({ port, path, headers: { host } })).status === 200) good.push(path)
  return good
}

export class Shoppers {
  readonly counts: ShopperCounts = {
    minutes: [],
    byStatus: new Map(),
    failures: [],
    stale: 0,
    slow: 0,
    heldBack: 0,
    rates: [],
    busy: [],
  }
  readonly #options: ShopperOptions
  readonly #agent = new Agent({ keepAlive: true, maxSockets: MOST_PENDING })
  readonly #addresses = new Map<string, string[]>()
  #rate = FIRST_RATE
  #pending = 0

  constructor(options: ShopperOptions) {
    this.#options = options
  }

  /** Learns the dealers' addresses, then sends requests until `isOver`. */
  async open(): Promise<number> {
    for (const dealer of this.#options.dealers)
      this.#addresses.set(dealer, await collectAddresses(this.#options.port, dealer))
    return [...this.#addresses.values()].reduce((sum, { length }) => sum + length, 0)
  }

  async run(isOver: () => boolean): Promise<void> {
    const adjusting = this.#followTheMachine(isOver)
    while (!isOver()) {
      // A Poisson process: the pauses between shoppers are exponential.
      await pause((-Math.log(1 - this.#options.random()) * 1000) / this.#rate)
      if (this.#pending < MOST_PENDING) void this.#visit()
      else this.counts.heldBack += 1
    }
    while (this.#pending > 0) await pause(50)
    await adjusting
    this.#agent.destroy()
  }

  async #followTheMachine(isOver: () => boolean): Promise<void> {
    const { share, seconds, sitePid } = this.#options
    const [machine, site] = [busyShare(), measureBusy(sitePid)]
    while (!isOver()) {
      await pause(ADJUST_MS)
      const now = Math.max(machine(), site())
      const wanted = this.#rate * Math.min(1.3, Math.max(0.7, share / Math.max(now, 0.01)))
      this.#rate = Math.min(GREATEST_RATE, Math.max(LEAST_RATE, wanted))
      if (seconds() < 60) continue
      this.counts.busy.push(now)
      this.counts.rates.push(this.#rate)
    }
  }

  async #visit(): Promise<void> {
    const { port, dealers, random, seconds } = this.#options
    const dealer = dealers[Math.floor(random() * dealers.length)] ?? ''
    const known = this.#addresses.get(dealer) ?? []
    const from = Math.floor(random() * 90_000)
    const path =
      random() < UNCACHED_SHARE
        ? `/search/new-used-and-demo-cars?price=${from}-${from + 20_000}`
        : (known[Math.floor(random() * known.length)] ?? '/')
    const headers = {
      host: `${dealer}.localhost:${port}`,
      'accept-encoding': 'br',
      'user-agent': 'Mozilla/5.0 Chrome/150',
    }
    const since = performance.now()
    const at = seconds()
    this.#pending += 1
    try {
      const answer = await ask({ port, path, headers }, this.#agent)
      this.#count(at, `${dealer}${path}`, answer.status, performance.now() - since)
      if (String(answer.headers['cache-status']).includes('fwd=stale')) this.counts.stale += 1
    } catch (error) {
      this.counts.failures.push({ at, what: `${dealer}${path}: ${String(error)}` })
    } finally {
      this.#pending -= 1
    }
  }

  #count(at: number, page: string, status: number, ms: number): void {
    const { minutes, byStatus, failures } = this.counts
    const minute = Math.floor(at / 60)
    minutes[minute] ??= []
    minutes[minute].push(ms)
    byStatus.set(String(status), (byStatus.get(String(status)) ?? 0) + 1)
    if (ms > SLOW_MS) this.counts.slow += 1
    if (status >= 500) failures.push({ at, what: `${page}: ${status}` })
  }
}

/** Opens streams of the dealers' stock, each again when it ends as browsers do; returns how many ended. */
export async function followStock(
  { port, dealers }: Pick<ShopperOptions, 'port' | 'dealers'>,
  path: string,
  count: number,
  isOver: () => boolean,
): Promise<number> {
  let ended = 0
  const follow = async (dealer: string) => {
    while (!isOver()) {
      await new Promise<void>((done) => {
        const headers = { host: `${dealer}.localhost:${port}`, accept: 'text/event-stream' }
        const sent = request({ host: '127.0.0.1', port, path, headers }, (answer) => {
          answer.resume()
          answer.once('close', done)
        })
        sent.once('error', () => done())
        sent.end()
        const check = setInterval(() => isOver() && sent.destroy(), 200)
        sent.once('close', () => {
          clearInterval(check)
          done()
        })
      })
      if (isOver()) return
      ended += 1
      await pause(1_000)
    }
  }
  await Promise.all(Array.from({ length: count }, (_none, at) => follow(dealers[at % dealers.length] ?? '')))
  return ended
}
