// The actions of API keys, see https://www.meilisearch.com/docs/reference/api/keys

export const ACTIONS = [
  '*',
  'search',
  'documents.*',
  'documents.add',
  'documents.get',
  'documents.delete',
  'indexes.*',
  'indexes.create',
  'indexes.get',
  'indexes.update',
  'indexes.delete',
  'indexes.swap',
  'indexes.compact',
  'tasks.*',
  'tasks.cancel',
  'tasks.delete',
  'tasks.get',
  'tasks.compact',
  'settings.*',
  'settings.get',
  'settings.update',
  'stats.*',
  'stats.get',
  'metrics.*',
  'metrics.get',
  'dumps.*',
  'dumps.create',
  'snapshots.*',
  'snapshots.create',
  'version',
  'keys.create',
  'keys.get',
  'keys.update',
  'keys.delete',
  'experimental.get',
  'experimental.update',
  'export',
  'network.get',
  'network.update',
  'chatCompletions',
  'chats.*',
  'chats.get',
  'chats.delete',
  'chatsSettings.*',
  'chatsSettings.get',
  'chatsSettings.update',
  '*.get',
  'webhooks.*',
  'webhooks.get',
  'webhooks.create',
  'webhooks.update',
  'webhooks.delete',
  'fields.post',
  'dynamicSearchRules.*',
  'dynamicSearchRules.get',
  'dynamicSearchRules.create',
  'dynamicSearchRules.update',
  'dynamicSearchRules.delete',
] as const

export type Action = (typeof ACTIONS)[number]

/** Whether the actions of a key include an action. `keys.*` is not implied by `*`. */
export function allows(granted: readonly Action[], action: Action): boolean {
  return granted.some((grant) => {
    if (grant === action || grant === '*') return true
    if (grant === '*.get') return action.endsWith('.get') && action !== 'keys.get'
    return grant.endsWith('.*') && action.startsWith(grant.slice(0, -1))
  })
}

// Action groups that concern the whole server; `tasks.*` is not one, though `tasks.compact` is.
const GLOBAL =
  /^(metrics|dumps|snapshots|keys|experimental|network|chats|chatsSettings|webhooks|dynamicSearchRules)\./

/** Whether an action concerns the whole server, so that keys limited to some indexes cannot have it. */
export const isGlobal = (action: Action) =>
  GLOBAL.test(action) || action === 'version' || action === 'export' || action === 'tasks.compact'
