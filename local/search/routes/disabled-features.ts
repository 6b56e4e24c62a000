// Features that this server lacks answer as Meilisearch answers for those that are not enabled.
import type { Action } from '../auth/actions.ts'
import { ApiError } from '../http/api-error.ts'
import type { Route } from '../http/route.ts'

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
  ['PUT', '/indexes/:indexUid/settings/foreign-keys', 'settings.update', 'foreign keys'],
  ['PATCH', '/indexes/:indexUid/settings/chat', 'settings.update', 'chat completions'],
  // Meilisearch supports these; here they answer as disabled features.
  ['POST', '/dumps', 'dumps.create', 'dumps'],
  ['GET', '/batches', 'tasks.get', 'batches'],
  ['GET', '/batches/:batchUid', 'tasks.get', 'batches'],
  ['POST', '/indexes/:indexUid/fields', 'fields.post', 'fields'],
  ['GET', '/indexes/:indexUid/similar', 'search', 'similar documents'],
  ['POST', '/indexes/:indexUid/similar', 'search', 'similar documents'],
  ['POST', '/export', 'export', 'export'],
  ['GET', '/webhooks', 'webhooks.get', 'webhooks'],
  ['POST', '/webhooks', 'webhooks.create', 'webhooks'],
  ['POST', '/indexes/:indexUid/compact', 'indexes.compact', 'compaction'],
  ['GET', '/experimental-features', 'experimental.get', 'experimental features'],
  ['PATCH', '/experimental-features', 'experimental.update', 'experimental features'],
]

export const disabledFeatureRoutes = DISABLED.map(
  ([method, path, action, feature]): Route => ({
    method,
    path,
    action,
    handle: () => {
      throw new ApiError('feature_not_enabled', `This requires enabling the \`${feature}\` feature.`)
    },
  }),
)
