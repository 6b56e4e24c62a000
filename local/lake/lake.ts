import { join } from 'node:path'
import { AssetFiles } from './assets/asset-files.ts'
import { RenderCache } from './assets/render-cache.ts'
import { createGrants, type Grants } from './auth/grants.ts'
import { listIdentityRoles } from './auth/identity.ts'
import { InvitationStore } from './auth/invitation-store.ts'
import { SessionStore } from './auth/session-store.ts'
import { UserStore } from './auth/user-store.ts'
import { getVisibility } from './auth/visibility.ts'
import { HistoryStore } from './history/history-store.ts'
import { UnknownLog } from './http/unknown-log.ts'
import { ListenerHub } from './listeners/listener-hub.ts'
import { LiveHub } from './live/live-hub.ts'
import { Transactions } from './mutations/transactions.ts'
import type { LakeOptions } from './options.ts'
import { PresenceHub, type PresenceRules } from './presence/presence-hub.ts'
import { createFilterEvaluator } from './query/document-filter.ts'
import { openDatabase } from './store/database.ts'
import { getBaseId, getDraftId } from './store/document-ids.ts'
import { LakeStore } from './store/lake-store.ts'
import { Settings } from './store/settings.ts'

/** All components of a lake, as the routes use them. */
export interface Lake {
  options: LakeOptions
  project: { projectId: string; dataset: string }
  store: LakeStore
  settings: Settings
  grants: Grants
  users: UserStore
  invitations: InvitationStore
  sessions: SessionStore
  history: HistoryStore
  transactions: Transactions
  listeners: ListenerHub
  live: LiveHub
  presence: PresenceHub
  files: AssetFiles
  renders: RenderCache
  unknown: UnknownLog
  /** `http://127.0.0.1:3333`: the prefix of asset URLs. Known once the server listens. */
  origin: string
  /** Ends every open event stream; the server aborts it. */
  closing: AbortController
}

/** Users see each other by `sightOf`, and each other's locations only in documents they may read. */
function presenceRules(store: LakeStore, settings: Settings, grants: Grants): PresenceRules {
  return {
    maySee: (peer, other) =>
      getVisibility(peer, { id: other.id, roles: listIdentityRoles(other) }, settings.roles) !== 'hidden',
    mayRead: (peer, documentId) => {
      const readable = grants.filterFor(peer, 'read')
      if (readable === null) return true
      const published = getBaseId(documentId)
      const document = [documentId, published, getDraftId(published)]
        .map((id) => store.mirror.get(id))
        .find((found) => found !== undefined)
      return document !== undefined && readable(document)
    },
  }
}

/** Opens the lake's files and creates its components. Throws when a newer version wrote the files. */
export function openLake(options: LakeOptions): Lake {
  const db = openDatabase(options.folder)
  const { projectId, dataset, now } = options
  const project = { projectId, dataset }
  const store = new LakeStore(db)
  const settings = new Settings(db)
  const users = new UserStore(db)
  const grants = createGrants(settings, createFilterEvaluator(store, project, now))
  return {
    options,
    project,
    store,
    settings,
    grants,
    users,
    invitations: new InvitationStore(db, users, settings, now),
    sessions: new SessionStore(db, users, options.robots, now),
    history: new HistoryStore(db),
    transactions: new Transactions(store, grants, now),
    listeners: new ListenerHub(store),
    live: new LiveHub(store),
    presence: new PresenceHub(presenceRules(store, settings, grants)),
    files: new AssetFiles(join(options.folder, 'assets')),
    renders: new RenderCache(join(options.folder, 'renders'), options.renderCacheBytes),
    unknown: new UnknownLog(),
    origin: `http://${options.host}:${options.port}`,
    closing: new AbortController(),
  }
}
