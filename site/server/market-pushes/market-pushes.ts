// Sends dealers' vehicles to market places that take them one by one: each that is new or has changed once, tried again while
// the market place is away. What the format cannot say, that a vehicle is gone, is listed for people.
import { randomUUID } from 'node:crypto'
import {
  MARKET_PUSH_NAMES,
  MARKET_PUSHES,
  type MarketPush,
  type TenantBundle,
} from '@forecourt/schemas/contract'
import pLimit from 'p-limit'
import {
  type MarketPushes as Port,
  type PushOf,
  type SavedTarget,
  TargetRefusal,
} from '#app/integrations/market-pushes.ts'
import { backoffMs } from '#app/integrations/resilience/backoff.ts'
import { StockUnavailableError } from '#app/integrations/stock-index.ts'
import type { Database } from '#db/database.ts'
import {
  type ClaimedPush,
  changePush,
  claimPushes,
  deleteGone,
  deletePush,
  endPush,
  forgetSent,
  listKnownPushes,
  noteSent,
  planPushes,
} from '#db/markets/market-pushes-repository.ts'
import {
  changeTarget,
  deleteTarget,
  findTarget,
  listTargets,
  notePlanned,
  putTarget,
  type TargetKey,
} from '#db/markets/market-targets-repository.ts'
import type { MarketPushRow, MarketTargetRow } from '#db/markets/tables.ts'
import type { Log } from '../log.ts'
import type { Network } from '../stock/fetch/fetch-file.ts'
import { openText, sealText } from '../stock/fetch/sealed-text.ts'
import type { ReadList, StockLists } from '../stock-lists/stock-lists.ts'
import { describePush } from './describe-push.ts'
import { planMissing, planOffered, readListLine } from './plan-pushes.ts'
import { findTargetUrl, type SendOutcome, sendVehicle } from './send-vehicle.ts'

/** Vehicles that one dealer's market place is sent at once, and dealers at once. */
const AT_ONCE = 4
const DEALERS_AT_ONCE = 4
/** How long a dealer's vehicles are sent before the others have their turn. */
const TURN_MS = 45_000
/** Of a vehicle that is being sent; longer than a request takes. */
const LEASE_MS = 120_000
const BACKOFF = { firstMs: 15_000, longestMs: 6 * 3_600_000, jitter: 0.25 }
/** Of one vehicle; the last is about two days after the first. */
const MOST_ATTEMPTS = 20
/** Rows that are stored together. */
const ROWS_AT_ONCE = 200

const GONE = 'It is not among the vehicles that your site offers any more.'

type Parts = {
  db: Database
  /** Seals keys. */
  secret: string
  network: Network
  lists: Pick<StockLists, 'open'>
  findBundle: (tenantSlug: string) => Promise<Pick<TenantBundle, 'tenant'> | null>
  clock: () => number
  log: Pick<Log, 'warn'>
  timeoutMs?: number
  random?: () => number
}

export class MarketPushes implements Port {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** One round: compares every dealer's list with what was sent, and sends what is due. */
  async run(): Promise<void> {
    const limit = pLimit(DEALERS_AT_ONCE)
    const targets = await listTargets(this.#parts.db)
    await Promise.all(targets.map((target) => limit(() => this.#serve(target))))
  }

  describe({ tenantSlug, market }: PushOf) {
    return describePush(this.#parts.db, { tenant_slug: tenantSlug, market })
  }

  async save({ tenantSlug, market }: PushOf, { address, key }: SavedTarget, user: string): Promise<void> {
    const { db, network, secret } = this.#parts
    const url = findTargetUrl(address, network)
    if (typeof url === 'string') throw new TargetRefusal(url)
    const of = { tenant_slug: tenantSlug, market }
    const before = await findTarget(db, of)
    const kept = before && new URL(before.address).origin === url.origin ? before.secret : ''
    if (key === '' && kept === '' && before !== null && before.secret !== '')
      throw new TargetRefusal('Give the key again: the one that is set is for another address.')
    await putTarget(db, {
      ...(before ?? NEW_TARGET),
      ...of,
      address: url.href,
      secret: key === '' ? kept : sealText(key, secret, sealUse(of)),
      ...UNHINDERED,
      saved_by: user,
    })
    // Another address may be another account, which has none of them.
    if (before !== null && before.address !== url.href) await this.#planAnew(of)
    await this.#planNow(of)
  }

  async start({ tenantSlug, market }: PushOf): Promise<void> {
    const of = { tenant_slug: tenantSlug, market }
    await changeTarget(this.#parts.db, of, { is_on: 1, ...UNHINDERED })
  }

  async stop({ tenantSlug, market }: PushOf): Promise<void> {
    await changeTarget(this.#parts.db, { tenant_slug: tenantSlug, market }, { is_on: 0 })
  }

  async sendAgain({ tenantSlug, market }: PushOf): Promise<void> {
    const of = { tenant_slug: tenantSlug, market }
    await this.#planAnew(of)
    await changeTarget(this.#parts.db, of, UNHINDERED)
    await this.#planNow(of)
  }

  async noteTold({ tenantSlug, market }: PushOf, carId: string): Promise<void> {
    await deleteGone(this.#parts.db, { tenant_slug: tenantSlug, market }, carId)
  }

  remove({ tenantSlug, market }: PushOf): Promise<void> {
    return deleteTarget(this.#parts.db, { tenant_slug: tenantSlug, market })
  }

  async #planAnew(of: TargetKey): Promise<void> {
    await forgetSent(this.#parts.db, of)
    await changeTarget(this.#parts.db, of, { planned_version: randomUUID(), planned_at: '' })
  }

  /** The next round does what cannot be done now. */
  async #planNow(of: TargetKey): Promise<void> {
    const target = await findTarget(this.#parts.db, of)
    if (target) await this.#plan(target).catch((error: unknown) => this.#noteUnplanned(of, error))
  }

  #noteUnplanned({ tenant_slug: tenant, market }: TargetKey, error: unknown): void {
    if (error instanceof StockUnavailableError) return
    this.#parts.log.warn(
      { tenant, market, error: String(error) },
      'a list could not be compared with what was sent',
    )
  }

  async #serve(target: MarketTargetRow): Promise<void> {
    const { log } = this.#parts
    const { tenant_slug: tenant, market } = target
    try {
      if (!(await this.#isChosen(target))) return
      await this.#plan(target).catch((error: unknown) => this.#noteUnplanned(target, error))
      await this.#sendDue(target)
    } catch (error) {
      // The others have their turn.
      log.warn({ tenant, market, error: String(error) }, 'vehicles could not be sent to a market place')
    }
  }

  /** Whether the dealer's settings name the market place; false while they are unknown. */
  async #isChosen({ tenant_slug, market }: TargetKey): Promise<boolean> {
    const bundle = await this.#parts.findBundle(tenant_slug)
    return isMarketPush(market) && bundle?.tenant.marketFeeds.includes(market) === true
  }

  /** Compares the dealer's list, where there is a later one, with what the market place was sent. */
  async #plan(target: MarketTargetRow): Promise<void> {
    const { lists, db } = this.#parts
    if (!isMarketPush(target.market)) return
    const found = await lists.open(target.tenant_slug, MARKET_PUSHES[target.market].file)
    if (found === null) return
    await using list = found
    // Another instance may have compared a later list than this one has.
    if (list.version === target.planned_version || list.madeAt <= target.planned_at) return
    await this.#compare(target, list)
    await notePlanned(db, target, { planned_version: list.version, planned_at: list.madeAt })
  }

  async #compare(of: MarketTargetRow, { lines, lists }: ReadList): Promise<void> {
    const { db, clock } = this.#parts
    const now = new Date(clock()).toISOString()
    const known = new Map((await listKnownPushes(db, of)).map((push) => [push.car_id, push]))
    let rows: MarketPushRow[] = []
    for await (const line of lines) {
      const read = readListLine(line)
      const { id, digest } = read.vehicle
      const planned = planOffered(of, read, known.get(id) ?? null, now)
      known.delete(id)
      if (planned.kind === 'has')
        await changePush(db, of, id, { state: 'sent', digest, body: '', words: '', changed_at: now })
      if (planned.kind === 'send') rows.push(planned.row)
      if (rows.length < ROWS_AT_ONCE) continue
      await planPushes(db, rows)
      rows = []
    }
    await planPushes(db, rows)
    const left = lists.catalogues.find(
      ({ file }) => isMarketPush(of.market) && file === MARKET_PUSHES[of.market].file,
    )?.left
    const reasons = new Map(left?.map(({ id, reasons: why }) => [id, why.join(' ')]))
    for (const push of known.values()) {
      const { kind } = planMissing(push)
      if (kind === 'forget') await deletePush(db, of, push.car_id)
      if (kind !== 'gone') continue
      const words = reasons.get(push.car_id) ?? GONE
      await changePush(db, of, push.car_id, { state: 'gone', body: '', words, changed_at: now })
    }
  }

  /** Sends a dealer's vehicles that are due, until all are sent, the market place is away, or its turn is over. */
  async #sendDue(of: TargetKey): Promise<void> {
    const { db, clock } = this.#parts
    const end = clock() + TURN_MS
    for (;;) {
      const now = clock()
      // Somebody may have stopped it, or changed the key, since the last ones.
      const target = await findTarget(db, of)
      if (!target || target.is_on === 0 || target.stopped !== '' || now >= end) return
      if (target.paused_until > new Date(now).toISOString()) return
      const key = target.secret === '' ? '' : openText(target.secret, this.#parts.secret, sealUse(of))
      if (key === null) return changeTarget(db, of, { stopped: 'The key is no longer known. Give it again.' })
      const claimed = await claimPushes(db, of, {
        now: new Date(now).toISOString(),
        until: new Date(now + LEASE_MS).toISOString(),
        limit: AT_ONCE,
      })
      if (claimed.length === 0) return
      const outcomes = await Promise.all(claimed.map((push) => this.#send(target, key, push)))
      await this.#noteTarget(target, outcomes)
    }
  }

  async #send(target: MarketTargetRow, key: string, push: ClaimedPush): Promise<SendOutcome> {
    const { db, network, clock, log, timeoutMs } = this.#parts
    const title = isMarketPush(target.market) ? MARKET_PUSHES[target.market].title : target.market
    const outcome = await sendVehicle({ title, address: target.address, key }, push.body, {
      network,
      clock,
      ...(timeoutMs === undefined ? {} : { timeoutMs }),
    })
    const at = clock()
    const now = new Date(at).toISOString()
    const { tenant_slug: tenant, market, car_id: car, attempts } = push
    if (outcome.kind !== 'taken')
      log.warn(
        { tenant, market, car, attempts, outcome: outcome.kind },
        'a market place did not take a vehicle',
      )
    if (outcome.kind === 'taken') await noteSent(db, push, now)
    else if (outcome.kind === 'stopped') await endPush(db, push, { attempts: attempts - 1, due_at: now })
    else if (outcome.kind === 'refused' || attempts >= MOST_ATTEMPTS)
      await endPush(db, push, { state: 'refused', body: '', words: outcome.words, changed_at: now })
    else {
      const wait = Math.max(outcome.waitMs ?? 0, backoffMs(attempts, BACKOFF, this.#random()))
      await endPush(db, push, { words: outcome.words, due_at: new Date(at + wait).toISOString() })
    }
    return outcome
  }

  /** What answers say of the market place itself: that it is there, away for a while, or takes nothing. */
  async #noteTarget(target: MarketTargetRow, outcomes: readonly SendOutcome[]): Promise<void> {
    const { db, clock } = this.#parts
    const stopped = outcomes.find(({ kind }) => kind === 'stopped')
    // What was answered to an address or key that was changed meanwhile says nothing of the new one.
    const now = await findTarget(db, target)
    if (now?.address !== target.address || now.secret !== target.secret) return
    if (stopped?.kind === 'stopped') return changeTarget(db, target, { stopped: stopped.words })
    const waits = outcomes.flatMap((outcome) => (outcome.kind === 'later' ? [outcome.waitMs ?? 0] : []))
    if (waits.length === 0) {
      if (target.failures > 0) await changeTarget(db, target, { failures: 0, paused_until: '' })
      return
    }
    const failures = target.failures + 1
    const wait = Math.max(...waits, backoffMs(failures, BACKOFF, this.#random()))
    await changeTarget(db, target, { failures, paused_until: new Date(clock() + wait).toISOString() })
  }

  #random(): number {
    return (this.#parts.random ?? Math.random)()
  }
}

const NEW_TARGET = { is_on: 0, planned_version: '', planned_at: '' }
/** Nothing that was answered before keeps vehicles from being sent. */
const UNHINDERED = { stopped: '', paused_until: '', failures: 0 }

const sealUse = ({ tenant_slug, market }: TargetKey) => `${market} ${tenant_slug}`

const isMarketPush = (market: string): market is MarketPush =>
  (MARKET_PUSH_NAMES as readonly string[]).includes(market)
