import type { Access } from '../auth/access.ts'
import type { IndexEntry } from '../catalog/index-entry.ts'
import type { Engine } from '../engine.ts'
import type { Route } from '../http/router.ts'
import { SERVER_VERSION } from '../options.ts'
import { accepted } from './accepted.ts'

const VERSION = { commitSha: 'unknown', commitDate: 'unknown', pkgVersion: SERVER_VERSION }

/** Health, version, statistics, snapshots and dumps. */
export function statusRoutes(engine: Engine): Route[] {
  const snapshot: Route['handle'] = () =>
    accepted(engine, {
      type: 'snapshotCreation',
      indexUid: null,
      details: null,
      operation: { kind: 'createSnapshot' },
    })
  const dump: Route['handle'] = () =>
    accepted(engine, {
      type: 'dumpCreation',
      indexUid: null,
      details: { dumpUid: null },
      operation: { kind: 'createDump' },
    })
  return [
    {
      method: 'GET',
      pattern: '/health',
      action: null,
      handle: () => ({ status: 200, body: { status: 'available' } }),
    },
    { method: 'GET', pattern: '/version', action: 'version', handle: () => ({ status: 200, body: VERSION }) },
    {
      method: 'GET',
      pattern: '/stats',
      action: 'stats.get',
      handle: async ({ access }) => ({ status: 200, body: await allStats(engine, access) }),
    },
    {
      method: 'GET',
      pattern: '/indexes/:indexUid/stats',
      action: 'stats.get',
      handle: async ({ params }) => ({
        status: 200,
        body: await indexStats(engine, engine.catalog.require(params.indexUid!)),
      }),
    },
    { method: 'POST', pattern: '/snapshots', action: 'snapshots.create', handle: snapshot },
    { method: 'POST', pattern: '/dumps', action: 'dumps.create', handle: dump },
  ]
}

async function allStats(engine: Engine, access: Access) {
  const entries = engine.catalog.list().filter(({ row }) => access.sees(row.uid))
  const indexes: Record<string, unknown> = {}
  for (const entry of entries) indexes[entry.row.uid] = await indexStats(engine, entry)
  const lastUpdate =
    entries
      .map(({ row }) => row.updatedAt)
      .sort()
      .at(-1) ?? null
  return { databaseSize: 0, usedDatabaseSize: 0, lastUpdate, indexes }
}

async function indexStats({ queue, tasks }: Engine, entry: IndexEntry) {
  const search = await entry.search()
  const current = queue.current()
  return {
    numberOfDocuments: search.ids.size,
    rawDocumentDbSize: 0,
    avgDocumentSize: 0,
    isIndexing: current !== null && tasks.find(current.uid)?.indexUid === entry.row.uid,
    numberOfEmbeddings: 0,
    numberOfEmbeddedDocuments: 0,
    fieldDistribution: search.fieldDistribution(),
  }
}
