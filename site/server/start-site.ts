// The dealers' websites: reads the variables, opens the services of the server, listens, and shuts down cleanly.
import { once } from 'node:events'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { join } from 'node:path'
import sharp from 'sharp'
import { AlertSweep } from '#app/features/alerts/alert-sweep.server.ts'
import { MonthlyReports } from '#app/features/staff-api/insights/monthly-report.server.ts'
import type { PingedStock } from '#app/integrations/search-servers/open-stock-index.server.ts'
import { getStockScope } from '#app/integrations/stock-index-scope.ts'
import { openDatabase, pingDatabase } from '../db/database.ts'
import { openDataFolder } from '../db/private-files.ts'
import { takeInOldFiles } from '../stock/old-files/take-in-old-files.ts'
import { openSms } from './account/open-sms.ts'
import { ContentIndex } from './content/content-index.ts'
import { LastGood } from './content/last-good.ts'
import { openContent } from './content/open-content.ts'
import { openEdge } from './edge/open-edge.ts'
import { readEnv, type SiteEnv } from './env.ts'
import { openErrorReports } from './errors/open-error-reports.ts'
import { Health } from './health.ts'
import { listen } from './http/listen.ts'
import { RateLimits } from './http/rate-limits.ts'
import { StaticFiles } from './http/static-files.ts'
import { InsightCounts } from './insights/insight-counts.ts'
import { openJobs } from './jobs/open-jobs.ts'
import { LiveStock } from './live/live-stock.ts'
import { createLog, type Log, logErrorsOutsideRequests } from './log.ts'
import { openMarketPushes } from './market-pushes/open-market-pushes.ts'
import { openMetrics } from './metrics/open-metrics.ts'
import { SiteMetrics } from './metrics/site-metrics.ts'
import { openSiteState } from './open-site-state.ts'
import { openOutbox } from './outbox/open-outbox.ts'
import { openPeople } from './people/open-people.ts'
import { openPictures } from './pictures/open-pictures.ts'
import { Retention } from './privacy/retention.ts'
import type { App } from './remix/app.ts'
import { RequestHandler } from './request-handler.ts'
import { openReservations } from './reserve/open-reservations.ts'
import { type FollowedVersion, openSearchServers } from './search-servers/open-search-servers.ts'
import { openServices } from './services.ts'
import { Shutdown, stopOnSignals } from './shutdown.ts'
import { openCarOverrides } from './stock/car-overrides.ts'
import { openImportReport } from './stock/open-import-report.ts'
import { NO_STOCK_WRITERS, openStockWriters } from './stock/open-stock-writers.ts'
import { openStockLists } from './stock-lists/open-stock-lists.ts'
import { openTraces } from './traces/open-traces.ts'
import { traceQuery } from './traces/trace-query.ts'
import { VitalCounts } from './vitals/vital-counts.ts'
import { openHostRecords } from './web-address/open-host-records.ts'
import { clockCheck, writeCheck } from './write-checks.ts'

export interface SiteOptions {
  readonly server: Server
  readonly app: App
  /** Names the build that runs, for staff. */
  readonly build: string
  /** The built client; null in development, where the middleware answers for it. */
  readonly clientFolder: string | null
  /** The dealers' folders, in which their feeds are described. */
  readonly feedFolder: string
  /** The script of the thread that imports pushes. */
  readonly pushWorker: URL
  /** The script of the thread that makes lists of dealers' whole stock. */
  readonly listWorker: URL
  /** Answers requests of the development tools; calls `next` for all others. */
  readonly middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}

/** @throws Error with instructions, for wrong variables or a port that is in use */
export async function startSite(options: SiteOptions): Promise<void> {
  const { server, middleware } = options
  const env = readEnv(process.env)
  // Every picture is drawn from other bytes; what libvips keeps of the last hundred is never used again.
  sharp.cache(false)
  // Enquiries and people's details are written here: for this user alone.
  process.umask(0o077)
  openDataFolder(env.DATA_DIR)
  const errors = await openErrorReports(env.SENTRY_DSN, options.build)
  const log = createLog(env.LOG_LEVEL, errors ? { onError: errors.report } : {})
  logErrorsOutsideRequests(log)
  const shutdown = new Shutdown(server)
  const metrics = new SiteMetrics()
  const traces = await openTraces(env, options.build)
  const backends = await openBackends(env, log, metrics, options)
  const { content, search, live, reserve, overrides, outbox, lists, db, edge } = backends
  const jobs = openJobs(env, backends, log)
  const health = siteHealth(env, backends, shutdown, log)
  const vitals = openVitals(options.app, { metrics, db, log })
  const insights = new InsightCounts({ db, log })
  const { repricing, ...imports } = openImports(env, log, backends, options)
  const handler = new RequestHandler({
    env,
    log,
    ...backends,
    health,
    metrics,
    vitals,
    insights,
    siteState: await openSiteState({
      ...backends,
      health,
      jobs,
      isServer: env.DATABASE_URL !== undefined,
      build: options.build,
      log,
    }),
    ...imports,
    ...(await openPictures(env, log)),
    statics: await new StaticFiles(options.clientFolder).open(),
    app: options.app,
    reserve: reserve.service,
    clock: Date.now,
  })
  content.start()
  edge?.start()
  reserve.start()
  overrides?.start()
  outbox.start()
  vitals.start()
  insights.start()
  await jobs.start()
  lists.start()
  repricing?.start()
  imports.stockSources?.start()
  await Promise.all([search.start(), content.listDealers()])
  server.on('request', (request, response) => {
    if (middleware) middleware(request, response, () => void handler.handle(request, response))
    else void handler.handle(request, response)
  })
  await listen(server, { host: env.HOST, port: env.PORT, names: { host: 'HOST', port: 'PORT' } })
  await openMetrics(env, { ...backends, jobs, metrics, log })
  log.info({ host: env.HOST, port: env.PORT }, 'the dealers’ websites accept requests')
  stopOnSignals(shutdown, {
    graceMs: env.SHUTDOWN_GRACE_SECONDS * 1_000,
    timeoutMs: env.SHUTDOWN_TIMEOUT_SECONDS * 1_000,
    onClose: async () => {
      for (const service of [
        content,
        search,
        live,
        reserve,
        overrides,
        outbox,
        lists,
        repricing,
        imports.stockSources,
      ])
        service?.stop()
      await Promise.all([vitals.stop(), insights.stop(), jobs.stop(), edge?.stop(once(server, 'close'))])
      await Promise.all([traces?.stop(), errors?.stop()])
    },
  })
}

/** Content, stock, database and what is delivered outside: what a request reads and writes. */
async function openBackends(
  env: SiteEnv,
  log: Log,
  metrics: SiteMetrics,
  { listWorker }: Pick<SiteOptions, 'listWorker'>,
) {
  const { source, client, staff, placedStaff } = openContent(env, { metrics, log })
  const content = new ContentIndex({ source, lastGood: new LastGood(env.DATA_DIR), log, clock: Date.now })
  const db = await openDatabase({
    url: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    onQuery: env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined ? undefined : traceQuery,
    onError: (error) => log.error({ err: error }, 'a connection to the database broke'),
  })
  if (await takeInOldFiles(db, join(env.DATA_DIR, 'stock')))
    log.info({}, 'what imports kept in files is in the database now')
  const indexUid = stockIndexUid(env)
  const searchServers = openSearchServers(env, {
    indexUid,
    content,
    db,
    log,
    metrics,
    onChange: () => {
      live.stockChanged()
      lists.stockChanged()
      reserve.stockChanged()
      overrides?.stockChanged()
      edge?.stockChanged()
    },
  })
  const { placement, version, stock } = searchServers
  const edge = openEdge(env, {
    content,
    stock,
    askVersion: () => version.refresh(),
    scopeOf: scopeReader(content),
    log,
    note: (outcome) => metrics.edgePurge(outcome),
    clock: Date.now,
  })
  const live = liveStock(stock, version, content, log)
  const lists = openStockLists(env, {
    content,
    log,
    indexUid,
    placement,
    listWorker,
    onMade: (slug) => edge?.listsMade(slug),
  })
  const reserve = openReservations(env, {
    db,
    log,
    indexUid,
    placement,
    onChange: () => void version.refresh(),
  })
  const overrides = openCarOverrides(env, {
    db,
    log,
    indexUid,
    placement,
    onChange: () => version.refresh(),
  })
  const findBundle = async (slug: string) => (await content.findBundle(slug))?.value ?? null
  const people = openPeople(client, env)
  const outbox = openOutbox(env, { db, log, findBundle, people })
  const listDealers = () => content.listDealers()
  const isRetired = async (slug: string) => (await source.explainLeft([`tenant-${slug}`])).retired.length > 0
  return {
    source,
    content,
    staff,
    placedStaff,
    people,
    webAddresses: openHostRecords(env, content),
    ...searchServers,
    edge,
    live,
    lists,
    db,
    limits: new RateLimits({ db, log, clock: Date.now }),
    services: openServices(env, (message) => log.warn({}, message)),
    sms: openSms(env, db, (line) => log.info({}, line)),
    reserve,
    overrides,
    outbox,
    alerts: new AlertSweep({ db, stock, findBundle, clock: Date.now, log }),
    marketPushes: openMarketPushes(env, { db, lists, findBundle, log }),
    reports: new MonthlyReports({ db, listDealers, findBundle, clock: Date.now, log }),
    retention: new Retention({ db, log, listDealers, findBundle, isRetired, clock: Date.now }),
  }
}

type Backends = Awaited<ReturnType<typeof openBackends>>

function siteHealth(
  env: SiteEnv,
  { source, content, stock, live, db, placement }: Backends,
  shutdown: Shutdown,
  log: Log,
): Health {
  return new Health({
    content,
    ask: {
      // Open events show that it is there, and a ping is a request of its quota; the list of dealers is read anyway.
      content: async (signal) => content.connected || source.ping(signal),
      stock: (signal) => stock.ping(signal),
      database: () => pingDatabase(db),
      writes: writeCheck(db, env.DATA_DIR, Date.now),
      time: env.DATABASE_URL === undefined ? null : clockCheck(db, Date.now),
    },
    listSearchWarnings: async () => [
      ...new Set((await placement.listStates()).flatMap(({ warning }) => warning || [])),
    ],
    countStreams: () => live.size,
    isStopping: () => shutdown.isStopping,
    log,
    clock: Date.now,
  })
}

function openVitals(
  app: App,
  parts: Pick<ConstructorParameters<typeof VitalCounts>[0], 'metrics' | 'db' | 'log'>,
): VitalCounts {
  const routeOf = async (path: string) => (await app.readParameters(path)).route
  return new VitalCounts({ ...parts, routeOf, clock: Date.now })
}

/** What writes the stock: pushes, and pricing it by changed lenders; and the report of what imports did. */
function openImports(
  env: SiteEnv,
  log: Log,
  { content, version, db, placement }: Backends,
  { feedFolder, pushWorker }: SiteOptions,
) {
  const indexUid = stockIndexUid(env)
  const writers = openStockWriters(env, {
    content,
    db,
    log,
    indexUid,
    placement,
    feedFolder,
    pushWorker,
    onChange: () => void version.refresh(),
  })
  return Object.assign(writers ?? NO_STOCK_WRITERS, openImportReport(env, { indexUid, placement, db, log }))
}

/** One index per environment, with the name that the import gives it. */
const stockIndexUid = ({ SANITY_DATASET }: SiteEnv) => `Car_${SANITY_DATASET}`

function liveStock(stock: PingedStock, version: FollowedVersion, content: ContentIndex, log: Log): LiveStock {
  return new LiveStock({
    stock,
    askVersion: () => version.refresh(),
    scopeOf: scopeReader(content),
    log,
  })
}

/** The stock of a dealer's pages now; null while the dealer's content is unavailable. */
const scopeReader = (content: ContentIndex) => async (slug: string) => {
  const known = await content.findBundle(slug)
  return known && getStockScope(known.value.tenant, new Date().toISOString())
}
