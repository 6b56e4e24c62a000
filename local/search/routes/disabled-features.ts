// Experimental features: disabled by default; answers match Meilisearch's. Vector search: no embedders exist.
import { pathParam } from '../../http/router.ts'
import type { Action } from '../auth/actions.ts'
import type { Engine } from '../engine.ts'
import { ApiError } from '../http/api-error.ts'
import { readJson } from '../http/request.ts'
import type { Route } from '../http/route.ts'
import type { Json } from '../index/walk.ts'
import { parametersToJson } from '../validate/query-parameters.ts'
import { anything, bool, count, listOf, orNull, readObject, text } from '../validate/shape.ts'

const FEATURES = [
  'metrics',
  'logsRoute',
  'editDocumentsByFunction',
  'containsFilter',
  'dynamicSearchRules',
  'network',
  'getTaskDocumentsRoute',
  'taskQueueCompactionRoute',
  'compositeEmbedders',
  'chatCompletions',
  'multimodal',
  'foreignKeys',
  'disableDocumentsFetchQueue',
  'legacySearch',
  'renderRoute',
] as const

const features = Object.fromEntries(FEATURES.map((name) => [name, false]))

/** Method, path, required action, and the disabled feature. */
const DISABLED: readonly [string, string, Action, string][] = [
  ['GET', '/metrics', 'metrics.get', 'metrics'],
  ['POST', '/logs/stream', 'metrics.get', 'logs route'],
  ['DELETE', '/logs/stream', 'metrics.get', 'logs route'],
  ['POST', '/logs/stderr', 'metrics.get', 'logs route'],
  ['GET', '/network', 'network.get', 'network'],
  ['PATCH', '/network', 'network.update', 'network'],
  ['GET', '/chats', 'chats.get', 'chat completions'],
  ['GET', '/chats/:workspace', 'chats.get', 'chat completions'],
  ['DELETE', '/chats/:workspace', 'chats.delete', 'chat completions'],
  ['GET', '/chats/:workspace/settings', 'chatsSettings.get', 'chat completions'],
  ['PATCH', '/chats/:workspace/settings', 'chatsSettings.update', 'chat completions'],
  ['DELETE', '/chats/:workspace/settings', 'chatsSettings.update', 'chat completions'],
  ['POST', '/chats/:workspace/chat/completions', 'chatCompletions', 'chat completions'],
  ['POST', '/dynamic-search-rules', '*', 'dynamic search rules'],
  ['DELETE', '/dynamic-search-rules', '*', 'dynamic search rules'],
  ['GET', '/dynamic-search-rules/:rule', '*', 'dynamic search rules'],
  ['PATCH', '/dynamic-search-rules/:rule', '*', 'dynamic search rules'],
  ['DELETE', '/dynamic-search-rules/:rule', '*', 'dynamic search rules'],
  ['POST', '/render-template', '*', 'render route'],
  ['POST', '/tasks/compact', 'tasks.compact', 'task queue compaction route'],
  ['GET', '/tasks/:taskUid/documents', 'tasks.get', 'get task documents route'],
  ['POST', '/indexes/:indexUid/documents/edit', 'documents.*', 'edit documents by function'],
  // Meilisearch supports these; here they answer as disabled features.
  ['POST', '/export', 'export', 'export'],
  ['POST', '/webhooks', 'webhooks.create', 'webhooks'],
  ['POST', '/indexes/:indexUid/compact', 'indexes.compact', 'compaction'],
]

export function disabledFeatureRoutes(engine: Engine): Route[] {
  return [
    ...DISABLED.map(
      ([method, path, action, feature]): Route => ({
        method,
        path,
        action,
        handle: () => {
          throw new ApiError('feature_not_enabled', `This requires enabling the \`${feature}\` feature.`)
        },
      }),
    ),
    { method: 'GET', path: '/', action: null, handle: () => ({ status: 200, body: RUNNING }) },
    {
      method: 'GET',
      path: '/webhooks',
      action: 'webhooks.get',
      handle: () => ({ status: 200, body: NO_RESULTS }),
    },
    {
      method: 'GET',
      path: '/webhooks/:webhook',
      action: 'webhooks.get',
      handle: ({ params }) => {
        throw new ApiError('webhook_not_found', `Webhook \`${params.webhook}\` not found.`)
      },
    },
    {
      method: 'GET',
      path: '/experimental-features',
      action: 'experimental.get',
      handle: () => ({ status: 200, body: features }),
    },
    {
      method: 'PATCH',
      path: '/experimental-features',
      action: 'experimental.update',
      handle: async ({ request }) => {
        requireAllOff(await readJson(request))
        return { status: 200, body: features }
      },
    },
    ...similarRoutes(engine),
  ]
}

function similarRoutes(engine: Engine): Route[] {
  const similar = (given: Json, uid: string): never => {
    requireSimilar(given)
    engine.catalog.require(uid)
    throw new ApiError('invalid_similar_embedder', 'Cannot find embedder: this index has none.')
  }
  return [
    {
      method: 'POST',
      path: '/indexes/:indexUid/similar',
      action: 'search',
      handle: async ({ request, params }) => similar(await readJson(request), pathParam(params, 'indexUid')),
    },
    {
      method: 'GET',
      path: '/indexes/:indexUid/similar',
      action: 'search',
      handle: ({ request, params }) =>
        similar(parametersToJson(request.parameters, SIMILAR_PARAMETERS), pathParam(params, 'indexUid')),
    },
  ]
}

const RUNNING = { status: 'Meilisearch is running' }
const NO_RESULTS = { results: [] }

function requireAllOff(body: Json): void {
  const shape = Object.fromEntries(
    FEATURES.map((name) => [name, { read: orNull(bool), code: 'bad_request' }]),
  )
  const given = readObject<Record<string, boolean | null>>(body, shape)
  const requested = FEATURES.find((name) => given[name])
  if (requested)
    throw new ApiError('feature_not_enabled', `This server has no \`${requested}\` to switch on.`)
}

const SIMILAR_PARAMETERS = {
  id: 'text',
  embedder: 'text',
  offset: 'count',
  limit: 'count',
  filter: 'text',
} as const

function requireSimilar(given: Json): void {
  const as = <T>(name: string, read: T) => ({ read, code: `invalid_similar_${name}` })
  readObject(given, {
    id: { ...as('id', anything), missing: 'missing_similar_id' },
    embedder: { ...as('embedder', text), missing: 'missing_similar_embedder' },
    offset: as('offset', count),
    limit: as('limit', count),
    filter: as('filter', anything),
    attributesToRetrieve: as('attributes_to_retrieve', orNull(listOf(text))),
    retrieveVectors: as('retrieve_vectors', bool),
    showRankingScore: as('show_ranking_score', bool),
    showRankingScoreDetails: as('show_ranking_score_details', bool),
    showPerformanceDetails: as('show_performance_details', bool),
    rankingScoreThreshold: as('ranking_score_threshold', anything),
  })
}
