// https://www.meilisearch.com/docs/reference/api/stats. Sizes are those of the database file; document sizes are
// estimated from a sample, because measuring all would block searches.
import { pathParam } from '../../http/router.ts'
import type { Access } from '../auth/access.ts'
import type { IndexEntry } from '../catalog/index-entry.ts'
import type { Engine } from '../engine.ts'
import { joinedText, membersText, sortedText } from '../http/json-text.ts'
import { RawJson } from '../http/raw-json.ts'
import type { Request } from '../http/request.ts'
import type { Route } from '../http/route.ts'
import { parametersToJson } from '../validate/query-parameters.ts'
import { bool, readObject, readOneOf } from '../validate/shape.ts'

interface StatsOptions {
  showInternalDatabaseSizes: boolean
  /** Bytes, or a human-readable text. */
  sizeFormat: 'raw' | 'human'
}

/** Statistics of the server and of one index. */
export function statsRoutes(engine: Engine): Route[] {
  return [
    {
      method: 'GET',
      path: '/stats',
      action: 'stats.get',
      handle: async ({ request, access }) => ({
        status: 200,
        body: await allStats(engine, access, readOptions(request)),
      }),
    },
    {
      method: 'GET',
      path: '/indexes/:indexUid/stats',
      action: 'stats.get',
      handle: async ({ request, params }) => {
        const options = readOptions(request)
        return {
          status: 200,
          body: new RawJson(
            await indexStats(engine, engine.catalog.require(pathParam(params, 'indexUid')), options),
          ),
        }
      },
    },
  ]
}

function readOptions({ parameters }: Request): StatsOptions {
  const given = parametersToJson(parameters, { showInternalDatabaseSizes: 'bool', sizeFormat: 'text' })
  const { showInternalDatabaseSizes = false, sizeFormat = 'raw' } = readObject<StatsOptions>(given, {
    showInternalDatabaseSizes: { read: bool, code: 'invalid_stats_show_internal_database_sizes' },
    sizeFormat: { read: readOneOf<'raw' | 'human'>('raw', 'human'), code: 'invalid_stats_size_format' },
  })
  return { showInternalDatabaseSizes, sizeFormat }
}

async function allStats(engine: Engine, access: Access, options: StatsOptions) {
  const entries = engine.catalog.list().filter(({ row }) => access.sees(row.uid))
  const indexes: [string, string][] = []
  for (const entry of entries) indexes.push([entry.row.uid, await indexStats(engine, entry, options)])
  const lastUpdate =
    entries
      .map(({ row }) => row.updatedAt)
      .sort()
      .at(-1) ?? null
  const { all, used } = engine.databaseBytes()
  const size = (bytes: number) => formatSize(bytes, options)
  const rest = { databaseSize: size(all), usedDatabaseSize: size(used), lastUpdate }
  return new RawJson(joinedText(membersText(rest), `"indexes":${sortedText(indexes, (text) => text)}`))
}

/** The statistics of one index, as JSON. */
async function indexStats(engine: Engine, entry: IndexEntry, options: StatsOptions): Promise<string> {
  const { queue, tasks } = engine
  const search = await entry.search()
  const current = queue.current()
  const count = search.ids.size
  const pages = Math.ceil((engine.averageDocumentBytes(entry.row.id) * count) / PAGE)
  const documents = formatSize(pages * PAGE, options)
  const average = count === 0 ? 0 : Math.floor((pages * PAGE) / count - NUMBER)
  const stats = {
    numberOfDocuments: count,
    rawDocumentDbSize: documents,
    avgDocumentSize: formatSize(average, options),
    isIndexing: current !== null && tasks.find(current.uid)?.indexUid === entry.row.uid,
    ...(options.showInternalDatabaseSizes ? { internalDatabaseSizes: { documents } } : {}),
    numberOfEmbeddings: 0,
    numberOfEmbeddedDocuments: 0,
  }
  const fields = sortedText(search.fieldDistribution(), String)
  return joinedText(membersText(stats), `"fieldDistribution":${fields}`)
}

/** Bytes. Meilisearch counts whole pages, and each document's number. */
const PAGE = 4096
const NUMBER = 8

const UNITS = ['B', 'KiB', 'MiB', 'GiB', 'TiB']

function formatSize(bytes: number, { sizeFormat }: StatsOptions): number | string {
  if (sizeFormat === 'raw') return bytes
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10))
  return `${Number((bytes / 1024 ** power).toFixed(2))} ${UNITS[power]}`
}
