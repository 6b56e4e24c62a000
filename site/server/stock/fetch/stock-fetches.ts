// Fetches dealers' stock files from the addresses that their managers gave, at their times, and imports them.
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import {
  MOST_STOCK_FILE_BYTES,
  type StaffStockSource,
  type StockSourceFields,
  type TenantBundle,
} from '@forecourt/schemas/contract'
import type { BroughtOutcome } from '#app/integrations/stock-files.ts'
import {
  type SavedSource,
  type SourceOwner,
  SourceRefusal,
  type StockSources,
} from '#app/integrations/stock-sources.ts'
import type { Database } from '#db/database.ts'
import {
  claimSources,
  deleteSource,
  endFetch,
  findSource,
  hurrySource,
  putSource,
  renewClaim,
} from '#db/stock/sources-repository.ts'
import type { StockSourceRow } from '#db/stock/tables.ts'
import type { Log } from '../../log.ts'
import { FetchError, type FetchedFile, fetchFile, type Network, requireAddress } from './fetch-file.ts'
import { nextFetchAt, retryFetchAt } from './next-fetch.ts'
import { openText, sealText } from './sealed-text.ts'
import { sourceHeaders } from './source-headers.ts'
import { readTried } from './tried-file.ts'

const POLL_MS = 20_000
/** How long a source stays with an instance that is not heard of; one that works on it says so meanwhile. */
const LEASE_MS = 60_000
const HEARD_MS = 15_000
const TIMEOUT_MS = 60_000
const BATCH = 4
const SOON_MS = 60_000

type Parts = {
  db: Database
  /** Where files are while they are read. */
  folder: string
  /** Seals passwords. */
  secret: string
  network: Network
  findBundle: (tenantSlug: string) => Promise<TenantBundle | null>
  /** Imports a file as the dealer's feed of that name. */
  importFile: (bundle: TenantBundle, file: { name: string; path: string }) => Promise<BroughtOutcome>
  /** Records a file that did not come, among the imports. */
  recordFailure: (bundle: TenantBundle, failure: { file: string; at: string; words: string }) => Promise<void>
  clock: () => number
  log: Pick<Log, 'info' | 'warn' | 'error'>
  timeoutMs?: number
  firstPauseMs?: number
}

export class StockFetches implements StockSources {
  readonly #parts: Parts
  #timer: NodeJS.Timeout | undefined
  #isStopped = true

  constructor(parts: Parts) {
    this.#parts = parts
  }

  start(): void {
    this.#isStopped = false
    this.#timer = setTimeout(() => void this.#poll(), POLL_MS)
    this.#timer.unref()
  }

  stop(): void {
    this.#isStopped = true
    clearTimeout(this.#timer)
  }

  async #poll(): Promise<void> {
    try {
      await this.run()
    } catch (error) {
      this.#parts.log.error({ error: String(error) }, 'stock files cannot be fetched')
    }
    if (!this.#isStopped) this.start()
  }

  /** Fetches what is due now. */
  async run(): Promise<void> {
    const now = this.#parts.clock()
    const due = await claimSources(this.#parts.db, {
      now: new Date(now).toISOString(),
      until: new Date(now + LEASE_MS).toISOString(),
      limit: BATCH,
    })
    await Promise.all(due.map((source) => this.#fetch(source)))
  }

  async find(tenantSlug: string): Promise<StaffStockSource['source']> {
    const source = await findSource(this.#parts.db, tenantSlug)
    return source && describeSource(source)
  }

  async try(tenantSlug: string, fields: StockSourceFields): Promise<{ name: string; bytes: Buffer }> {
    const secret = await this.#chooseSecret(tenantSlug, fields)
    const signIn = { sign_in: fields.signIn, sign_in_name: fields.signInName }
    const found = await this.#get({ address: fields.address, headers: sourceHeaders(signIn, secret) }).catch(
      refuse,
    )
    if (found.kind === 'same') throw new SourceRefusal('The address did not send a file.')
    try {
      return { name: found.name, bytes: await readTried(found.path) }
    } finally {
      await rm(found.path, { force: true })
    }
  }

  async save({ tenantSlug, timeZone, user }: SourceOwner, source: SavedSource): Promise<void> {
    const { db, clock } = this.#parts
    const secret = await this.#chooseSecret(tenantSlug, source)
    const [hours = 0, minutes = 0] = source.time.split(':').map(Number)
    const schedule = { every: source.every, at_minute: hours * 60 + minutes }
    const now = new Date(clock()).toISOString()
    const before = await findSource(db, tenantSlug)
    const address = requireKnownAddress(source.address, this.#parts.network).href
    const isSame = before?.address === address && before.file === source.file
    await putSource(db, {
      ...(isSame ? before : NEW_STATE),
      ...schedule,
      tenant_slug: tenantSlug,
      address,
      sign_in: source.signIn,
      sign_in_name: source.signIn === 'none' ? '' : source.signInName,
      secret: secret === '' ? '' : sealText(secret, this.#parts.secret, tenantSlug),
      file: source.file,
      next_at: nextFetchAt(schedule, timeZone, now),
      leased_until: '',
      saved_by: user,
    })
  }

  remove(tenantSlug: string): Promise<void> {
    return deleteSource(this.#parts.db, tenantSlug)
  }

  async fetchNow(tenantSlug: string): Promise<void> {
    await hurrySource(this.#parts.db, tenantSlug, new Date(this.#parts.clock()).toISOString())
    await this.run()
  }

  /**
   * The secret that was typed, or the one that is set, which goes to the origin that it was given for and to no other.
   * @throws SourceRefusal where it has to be typed again
   */
  async #chooseSecret(
    tenantSlug: string,
    {
      address,
      signIn,
      signInName,
      secret,
    }: Pick<StockSourceFields, 'address' | 'signIn' | 'signInName' | 'secret'>,
  ): Promise<string> {
    const { origin } = requireKnownAddress(address, this.#parts.network)
    if (signIn === 'none') return ''
    if (secret !== '') return secret
    const known = await findSource(this.#parts.db, tenantSlug)
    const isItsOwn =
      known !== null &&
      new URL(known.address).origin === origin &&
      known.sign_in === signIn &&
      known.sign_in_name === signInName
    const stored = isItsOwn ? openText(known.secret, this.#parts.secret, tenantSlug) : null
    if (stored === null)
      throw new SourceRefusal(signIn === 'header' ? 'Give the header’s value.' : 'Give the password.')
    return stored
  }

  async #fetch(source: StockSourceRow): Promise<void> {
    const { db, clock, log } = this.#parts
    const tenant = source.tenant_slug
    const claim = this.#keepClaim(source)
    try {
      const bundle = await this.#parts.findBundle(tenant)
      const changes = bundle
        ? await this.#bring(source, bundle)
        : { next_at: new Date(clock() + SOON_MS).toISOString() }
      await endFetch(db, await claim.end(), changes)
      log.info({ tenant, state: changes.last_state ?? 'later' }, 'a stock file was fetched')
    } catch (error) {
      // The search server or the database is away; the file is fetched again soon.
      log.warn({ tenant, error: String(error) }, 'a stock file could not be imported')
      await endFetch(db, await claim.end(), { next_at: new Date(clock() + SOON_MS).toISOString() })
    }
  }

  /** Says that a source is being worked on, until the end; that answers the claim as it is then. */
  #keepClaim({ tenant_slug, leased_until }: StockSourceRow) {
    const { db, clock, log } = this.#parts
    const claim = { tenant_slug, leased_until }
    let renewing: Promise<void> = Promise.resolve()
    const renew = async () => {
      const until = new Date(clock() + LEASE_MS).toISOString()
      if (await renewClaim(db, claim, until)) claim.leased_until = until
    }
    const timer = setInterval(() => {
      renewing = renewing.then(renew).catch((error: unknown) => {
        log.warn({ tenant: tenant_slug, error: String(error) }, 'a fetch of stock could not be kept')
      })
    }, HEARD_MS).unref()
    return {
      end: async () => {
        clearInterval(timer)
        await renewing
        return claim
      },
    }
  }

  /** Fetches and imports a file. @returns how it went @throws what is no fault of the file */
  async #bring(source: StockSourceRow, bundle: TenantBundle): Promise<Partial<StockSourceRow>> {
    const { secret, etag, last_modified: lastModified, address } = source
    const opened = secret === '' ? '' : openText(secret, this.#parts.secret, source.tenant_slug)
    if (opened === null)
      return this.#fail(source, bundle, 'The password is no longer known. Give it again.', false)
    let found: FetchedFile
    try {
      found = await this.#get({ address, headers: sourceHeaders(source, opened), etag, lastModified })
    } catch (error) {
      if (!(error instanceof FetchError)) throw error
      return this.#fail(source, bundle, error.message, false)
    }
    if (found.kind === 'same') return this.#succeed(source, bundle, { last_state: 'same' })
    try {
      const outcome = await this.#parts.importFile(bundle, { name: source.file, path: found.path })
      if ('busy' in outcome) return { next_at: new Date(this.#parts.clock() + SOON_MS).toISOString() }
      if (outcome.refused !== '') return this.#fail(source, bundle, outcome.refused, 'feed' in outcome)
      const cars = 'listed' in outcome ? outcome.listed : 0
      // Only a file that was imported is not asked for again.
      const known = { etag: found.etag, last_modified: found.lastModified }
      return this.#succeed(source, bundle, { last_state: 'read', cars, ...known })
    } finally {
      await rm(found.path, { force: true })
    }
  }

  #succeed(
    source: StockSourceRow,
    { tenant }: TenantBundle,
    changes: Partial<StockSourceRow>,
  ): Partial<StockSourceRow> {
    const now = new Date(this.#parts.clock()).toISOString()
    const next = nextFetchAt(source, tenant.timeZone, now)
    return { ...changes, last_at: now, last_words: '', failures: 0, next_at: next }
  }

  /** @param isRecorded whether the import has recorded it already */
  async #fail(
    source: StockSourceRow,
    bundle: TenantBundle,
    words: string,
    isRecorded: boolean,
  ): Promise<Partial<StockSourceRow>> {
    const now = new Date(this.#parts.clock()).toISOString()
    const failures = source.failures + 1
    // The same failure again is no news, and would push what was imported out of the list.
    const isNews = source.last_state !== 'failed' || source.last_words !== words
    if (!isRecorded && isNews) await this.#parts.recordFailure(bundle, { file: source.file, at: now, words })
    const next_at = retryFetchAt(source, bundle.tenant.timeZone, { now, failures })
    return { last_at: now, last_state: 'failed', last_words: words, failures, next_at }
  }

  #get(request: {
    address: string
    headers: Record<string, string>
    etag?: string
    lastModified?: string
  }): Promise<FetchedFile> {
    const { folder, network, timeoutMs = TIMEOUT_MS, firstPauseMs } = this.#parts
    const options = {
      folder: join(folder, 'fetched'),
      maxBytes: MOST_STOCK_FILE_BYTES,
      timeoutMs,
      network,
    }
    return fetchFile(
      { etag: '', lastModified: '', ...request },
      { ...options, ...(firstPauseMs === undefined ? {} : { firstPauseMs }) },
    )
  }
}

const NEW_STATE = {
  etag: '',
  last_modified: '',
  failures: 0,
  last_at: '',
  last_state: '',
  last_words: '',
  cars: 0,
}

function describeSource(row: StockSourceRow): NonNullable<StaffStockSource['source']> {
  const minutes = (value: number) => String(value).padStart(2, '0')
  return {
    address: row.address,
    every: row.every as SavedSource['every'],
    time: `${minutes(Math.floor(row.at_minute / 60))}:${minutes(row.at_minute % 60)}`,
    signIn: row.sign_in as SavedSource['signIn'],
    signInName: row.sign_in_name,
    hasSecret: row.secret !== '',
    nextAt: row.next_at,
    last:
      row.last_state === ''
        ? null
        : {
            at: row.last_at,
            state: row.last_state as 'read' | 'same' | 'failed',
            words: row.last_words,
            cars: row.cars,
          },
  }
}

/** @throws SourceRefusal */
function requireKnownAddress(address: string, network: Network): URL {
  try {
    return requireAddress(address, network)
  } catch (error) {
    return refuse(error)
  }
}

function refuse(error: unknown): never {
  if (error instanceof FetchError) throw new SourceRefusal(error.message)
  throw error
}
