import { sql } from 'kysely'
import type { SiteState } from '#app/integrations/site-state.ts'
import type { Database } from '#db/database.ts'
import type { ContentIndex } from './content/content-index.ts'
import type { Health } from './health.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { LiveStock } from './live/live-stock.ts'
import type { Log } from './log.ts'
import type { SearchPlacement } from './search-servers/search-placement.ts'

type Parts = {
  content: Pick<ContentIndex, 'listDealers' | 'behindSince'>
  health: Pick<Health, 'services'>
  live: Pick<LiveStock, 'size'>
  placement: Pick<SearchPlacement, 'listStates'>
  jobs: Pick<Jobs, 'list'>
  db: Database
  /** Whether the database is a PostgreSQL. */
  isServer: boolean
  /** The build that runs. */
  build: string
  log: Pick<Log, 'warn'>
}

/** What the status page shows of this instance and of the services behind it. */
export async function openSiteState(parts: Parts): Promise<SiteState> {
  const { content, health, live, jobs, placement, build } = parts
  const startedAt = new Date().toISOString()
  const versions = { build, node: process.version.slice(1), database: await databaseVersion(parts) }
  return {
    versions,
    startedAt,
    services: () => health.services(),
    contentBehindSince: () =>
      content.behindSince === null ? null : new Date(content.behindSince).toISOString(),
    listSearchServers: () => placement.listStates(),
    countStreams: () => live.size,
    listJobs: () => jobs.list(),
    listDealers: async () => ((await content.listDealers()) ?? []).map(({ slug, name }) => ({ slug, name })),
  }
}

async function databaseVersion({ db, isServer, log }: Parts): Promise<string> {
  const query = isServer
    ? sql<{ version: string }>`select current_setting('server_version') as version`
    : sql<{ version: string }>`select sqlite_version() as version`
  try {
    const { rows } = await query.execute(db)
    return `${isServer ? 'PostgreSQL' : 'SQLite'} ${rows[0]?.version ?? ''}`
  } catch (error) {
    log.warn({ error: String(error) }, 'the version of the database is unknown')
    return ''
  }
}
