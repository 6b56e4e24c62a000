import { plainError } from '../http/api-error.ts'
import { type Answer, type Exchange, ok } from '../http/exchange.ts'
import type { Route } from '../http/router.ts'
import type { Lake } from '../lake.ts'
import { isJsonObject } from '../store/document.ts'
import type { AclMode } from '../store/settings.ts'
import { ROLE_TITLES } from './identity.ts'

/** `/projects`: the one project and dataset there is, and what the caller may do in it. */
export function projectRoutes(lake: Lake): Route[] {
  const base = '/projects/:project'
  return [
    { method: 'GET', path: base, handle: (exchange) => ok(projectOf(lake, exchange)) },
    { method: 'GET', path: `${base}/roles`, handle: () => ok(roles()) },
    ...datasetRoutes(lake, base),
    // The client leaves the project out where it would stand in the host name.
    ...datasetRoutes(lake, ''),
  ]
}

function datasetRoutes(lake: Lake, base: string): Route[] {
  return [
    { method: 'GET', path: `${base}/datasets`, handle: () => ok([datasetOf(lake)]) },
    { method: 'PATCH', path: `${base}/datasets/:dataset`, handle: (exchange) => editDataset(lake, exchange) },
    {
      method: 'GET',
      path: `${base}/datasets/:dataset/acl`,
      handle: ({ identity }) => ok(lake.grants.of(identity)),
    },
  ]
}

function projectOf(lake: Lake, { identity }: Exchange) {
  const people = lake.users.list().map((user) => ({
    id: user.id,
    role: user.role,
    roles: [{ name: user.role, title: ROLE_TITLES[user.role] }],
    isRobot: false,
    isCurrentUser: user.id === identity.id,
    createdAt: user.createdAt,
  }))
  return {
    id: lake.project.projectId,
    displayName: 'Forecourt',
    studioHost: null,
    organizationId: null,
    isBlocked: false,
    isDisabled: false,
    isDisabledByUser: false,
    activityFeedEnabled: false,
    metadata: {},
    features: [],
    members: people,
  }
}

function datasetOf(lake: Lake) {
  return { name: lake.project.dataset, aclMode: lake.settings.aclMode, tags: [], features: [] }
}

/** `{aclMode}`: whether published documents are readable without a token. Administrators only. */
async function editDataset(lake: Lake, exchange: Exchange): Promise<Answer> {
  if (!lake.grants.mayAny(exchange.identity, 'manage'))
    throw plainError(403, 'Only administrators may do this')
  const body = await exchange.json()
  const mode = isJsonObject(body) ? body.aclMode : undefined
  if (mode !== 'public' && mode !== 'private')
    throw plainError(400, '"aclMode" must be "public" or "private"')
  lake.settings.aclMode = mode satisfies AclMode
  return ok({ datasetName: lake.project.dataset, aclMode: mode })
}

function roles() {
  return Object.entries(ROLE_TITLES).map(([name, title]) => ({ name, title, isCustom: false }))
}
