import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import type { CarActs } from '@forecourt/schemas/contract'
import type { StudioDocument } from '@forecourt/schemas/random'
import { createDealer, plainStarter } from '@forecourt/tenants/lifecycle'
import { createClient, type SanityClient } from '@sanity/client'
import { Meilisearch } from 'meilisearch'
import { changeActs } from '#db/car-overrides/car-overrides-repository.ts'
import { openDatabase } from '#db/database.ts'
import { carId } from '#stock/car/car-identity.ts'
import {
  buildDocuments,
  inventIdentity,
  type LakeContents,
  type RandomDealer,
  writeDealerFeed,
} from './random-dealer.ts'
import type { StaffAct } from './random-vehicle.ts'

/** The system under test, as its check names it in the environment. */
export type SystemUnderTest = {
  sitePort: number
  studioPort: number
  searchUrl: string
  searchKey: string
  writeToken: string
  dataDir: string
}

export type Fetched = {
  status: number
  type: string
  location: string
  /** The content policy; '' for none. */
  policy: string
  body: Buffer
  text: string
}

const COMMAND = join(import.meta.dirname, '../stock/cli/stock.ts')
const STOCK_INDEX = 'Car_production'
const WAIT_MS = 15_000

export class RunningDealers {
  readonly #system: SystemUnderTest
  readonly #lake: SanityClient
  readonly #search: Meilisearch
  #revision = 0

  constructor(system: SystemUnderTest) {
    this.#system = system
    this.#lake = createClient({
      projectId: 'forecourt',
      dataset: 'production',
      apiVersion: '2025-02-19',
      apiHost: `http://127.0.0.1:${system.studioPort}`,
      useProjectHostname: false,
      useCdn: false,
      token: system.writeToken,
    })
    this.#search = new Meilisearch({ host: system.searchUrl, apiKey: system.searchKey })
  }

  /** Makes the dealer of this seed as an administrator does, anew where an earlier run has left it. */
  async create(seed: number): Promise<StudioDocument[]> {
    await this.remove(inventIdentity(seed).slug)
    const starter = plainStarter(inventIdentity(seed))
    return createDealer(this.#lake, starter, new Date().toISOString().slice(0, 10)) as Promise<
      StudioDocument[]
    >
  }

  /** What documents of a dealer may refer to: the platform's makes and models, and pictures. */
  async readLake(): Promise<LakeContents> {
    const documents: StudioDocument[] = await this.#lake.fetch(
      '*[_type in ["manufacturer", "model", "platformSettings"]]{...}',
    )
    const assets: string[] = await this.#lake.fetch('*[_type == "sanity.imageAsset"][0...20]._id')
    const listIds = (type: string) => documents.filter(({ _type }) => _type === type).map(({ _id }) => _id)
    return {
      documents,
      ids: { manufacturer: listIds('manufacturer'), model: listIds('model'), 'sanity.imageAsset': assets },
    }
  }

  /** Publishes the dealer's documents and imports its stock; resolves once the site shows both. Returns the report. */
  async show(dealer: RandomDealer): Promise<ImportedFeed> {
    await this.#publish(dealer)
    await this.#setCars(dealer)
    return this.#import(dealer)
  }

  /** Removes the dealer with its documents and vehicles. */
  async remove(slug: string): Promise<void> {
    const tenant = `tenant-${slug}`
    const ids: string[] = await this.#lake.fetch('*[_id == $tenant || references($tenant)]._id', { tenant })
    if (ids.length === 0) return
    await this.#removeVehicles(slug)
    const transaction = this.#lake.transaction()
    for (const id of ids) transaction.delete(id)
    await transaction.commit({ visibility: 'sync' })
  }

  async #removeVehicles(slug: string): Promise<void> {
    const index = this.#search.index(STOCK_INDEX)
    await index.deleteDocuments({ filter: `id STARTS WITH "${slug}_"` }).waitTask()
  }

  /** What staff set of vehicles, as the site stores it; the import that follows shows it. */
  async #setCars({ slug, vehicles }: RandomDealer): Promise<void> {
    const db = await openDatabase({ url: process.env.DATABASE_URL, dataDir: this.#system.dataDir })
    try {
      await db.deleteFrom('car_overrides').where('tenant_slug', '=', slug).execute()
      for (const { stocknum, set } of vehicles) {
        if (set === undefined) continue
        const car = { tenantSlug: slug, carId: carId(slug, stocknum), stocknum, vin: '' }
        const at = new Date().toISOString()
        const event = { kind: set, text: '', until: null, user_id: STAFF, at }
        await changeActs(db, car, () => buildActs(set, { at, by: STAFF, until: null }), event)
      }
    } finally {
      await db.destroy()
    }
  }

  async #publish(dealer: RandomDealer): Promise<void> {
    this.#revision += 1
    const marker = `Revision ${this.#revision}`
    const documents = buildDocuments(dealer)
    const kept = [...documents.map(({ _id }) => _id), markerId(dealer.slug)]
    const transaction = this.#lake.transaction()
    const stale: string[] = await this.#lake.fetch('*[references($tenant) && !(_id in $kept)]._id', {
      tenant: `tenant-${dealer.slug}`,
      kept,
    })
    for (const id of stale) transaction.delete(id)
    for (const document of documents) transaction.createOrReplace(document)
    transaction.createOrReplace({
      _id: markerId(dealer.slug),
      _type: 'page',
      tenant: { _type: 'reference', _ref: `tenant-${dealer.slug}` },
      slug: { _type: 'slug', current: 'revision' },
      title: marker,
    })
    await transaction.commit({ visibility: 'sync' })
    await this.#until(async () => (await this.fetch(dealer.slug, '/revision')).text.includes(marker), marker)
  }

  async #import(dealer: RandomDealer): Promise<ImportedFeed> {
    const feed = writeDealerFeed(dealer)
    const file = feed.format === 'dms-json' ? 'feed.json' : `feed.${feed.format}`
    const folder = join(this.#system.dataDir, 'random-feeds')
    const stock = join(folder, dealer.slug, 'stock')
    mkdirSync(stock, { recursive: true })
    writeFileSync(join(stock, file), feed.text)
    writeFileSync(join(stock, 'manifest.json'), JSON.stringify({ feeds: [{ file, format: feed.format }] }))
    const output = await this.#stock('import', dealer.slug, '--feeds', folder, '--force', '--json')
    await this.#untilStockIsShown(dealer.slug)
    return { columns: feed.unknown, report: output }
  }

  /** The site asks for the index's version once a second, and two pages of a list may not be of two versions. */
  async #untilStockIsShown(slug: string): Promise<void> {
    const { results } = await this.#search.tasks.getTasks({
      indexUids: [STOCK_INDEX],
      statuses: ['succeeded'],
      limit: 1,
    })
    const imported = results[0]?.uid ?? 0
    // An address that no cache knows.
    let asked = 0
    const shown = async () => {
      asked += 1
      const { text } = await this.fetch(slug, `/search/used-cars?km=${imported}-${imported + asked}`)
      return Number(/\bstock\\?",\\?"(\d+)/.exec(text)?.[1] ?? -1)
    }
    await this.#until(async () => (await shown()) >= imported, `version ${imported} of the stock`)
  }

  #stock(...args: string[]): Promise<string> {
    const { searchUrl, searchKey, studioPort, writeToken, dataDir } = this.#system
    return new Promise((done, fail) => {
      const child = spawn(process.execPath, [COMMAND, ...args], {
        env: {
          ...process.env,
          MEILI_URL: searchUrl,
          MEILI_ADMIN_KEY: searchKey,
          SANITY_PROJECT_ID: 'forecourt',
          SANITY_DATASET: 'production',
          SANITY_API_HOST: `http://127.0.0.1:${studioPort}`,
          SANITY_READ_TOKEN: writeToken,
          DATA_DIR: dataDir,
        },
      })
      let output = ''
      child.stdout.on('data', (chunk: Buffer) => {
        output += chunk.toString()
      })
      child.stderr.on('data', (chunk: Buffer) => {
        output += chunk.toString()
      })
      child.once('error', fail)
      child.once('exit', () => done(output))
    })
  }

  async #until(isSo: () => Promise<boolean>, what: string): Promise<void> {
    const end = Date.now() + WAIT_MS
    while (!(await isSo())) {
      if (Date.now() > end) throw new Error(`The site does not show ${what} after ${WAIT_MS / 1_000} s.`)
      await new Promise((done) => setTimeout(done, 30))
    }
  }

  /**
   * Asks the site for one address of a dealer, as a browser would but for redirects, which are not followed. A page that
   * is out is asked for again, as robots do: a machine that does much else answers late.
   */
  async fetch(slug: string, path: string): Promise<Fetched> {
    const end = Date.now() + WAIT_MS
    let answer = await this.#ask(slug, path)
    while (answer.status === 503 && Date.now() < end) {
      await new Promise((done) => setTimeout(done, 1_000))
      answer = await this.#ask(slug, path)
    }
    return answer
  }

  #ask(slug: string, path: string): Promise<Fetched> {
    const { sitePort } = this.#system
    const headers = { host: `${slug}.localhost:${sitePort}` }
    // A browser writes other characters of a link as their bytes.
    const { pathname, search } = new URL(path, 'http://localhost')
    const asked = { host: '127.0.0.1', port: sitePort, path: pathname + search, headers }
    return new Promise((done, fail) => {
      request(asked, (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('error', fail)
        answer.on('end', () => {
          const body = Buffer.concat(chunks)
          const {
            'content-type': type = '',
            location = '',
            'content-security-policy': policies = '',
          } = answer.headers
          const policy = String(policies)
          done({ status: answer.statusCode ?? 0, type, location, policy, body, text: body.toString() })
        })
      })
        .on('error', fail)
        .end()
    })
  }
}

/** What an import said, and the columns of the feed that mean nothing to it. */
export type ImportedFeed = { columns: readonly string[]; report: string }

const STAFF = 'random-manager'

function buildActs(set: StaffAct, by: { at: string; by: string; until: null }): CarActs {
  if (set === 'hidden') return { hide: { ...by, why: '' } }
  if (set === 'pinned') return { pin: by }
  return { sale: { ...by, state: set } }
}

const markerId = (slug: string) => `page-${slug}-revision`
