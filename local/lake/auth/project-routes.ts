import { pathParam } from '../../http/router.ts'
import { plainError } from '../http/api-error.ts'
import { type Answer, type Exchange, ok } from '../http/exchange.ts'
import type { Route } from '../http/route.ts'
import type { Lake } from '../lake.ts'
import { isJsonObject } from '../store/document.ts'
import type { AclMode } from '../store/settings.ts'
import { listIdentityRoles, PROJECT_ROLE_TITLES } from './identity.ts'
import { describeRoles, isProjectRole } from './roles.ts'
import { getVisibility } from './visibility.ts'

/** `/projects`: the one project and dataset, and the caller's permissions in it. */
export function projectRoutes(lake: Lake): Route[] {
  const base = '/projects/:project'
  return [
    { method: 'GET', path: base, handle: (exchange) => ok(describeProject(lake, exchange)) },
    { method: 'GET', path: `${base}/roles`, handle: (exchange) => ok(listRoles(lake, exchange)) },
    { method: 'GET', path: `${base}/acl/:user`, handle: (exchange) => ok(rolesOfUser(lake, exchange)) },
    ...datasetRoutes(lake, base),
    // The client omits the project where its id would be part of the host name.
    ...datasetRoutes(lake, ''),
  ]
}

function datasetRoutes(lake: Lake, base: string): Route[] {
  return [
    { method: 'GET', path: `${base}/datasets`, handle: () => ok([describeDataset(lake)]) },
    { method: 'PATCH', path: `${base}/datasets/:dataset`, handle: (exchange) => editDataset(lake, exchange) },
    {
      method: 'GET',
      path: `${base}/datasets/:dataset/acl`,
      handle: ({ identity }) => ok(lake.grants.of(identity)),
    },
  ]
}

function describeProject(lake: Lake, { identity }: Exchange) {
  const { roles: table } = lake.settings
  const seen = lake.users.list().map((user) => ({ user, visibility: getVisibility(identity, user, table) }))
  const people = seen
    .filter(({ visibility }) => visibility !== 'hidden')
    .map(({ user, visibility }) => {
      const roles = visibility === 'whole' ? describeRoles(user.roles, table) : []
      const isCurrentUser = user.id === identity.id
      return {
        id: user.id,
        role: roles[0]?.name ?? '',
        roles,
        isRobot: false,
        isCurrentUser,
        createdAt: user.createdAt,
      }
    })
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

function describeDataset(lake: Lake) {
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

/** The caller's roles; all defined roles for callers that see the whole project. */
function listRoles(lake: Lake, { identity }: Exchange) {
  const own = listIdentityRoles(identity)
  const all = own.some((name) => isProjectRole(name) || name === 'members')
  const custom = lake.settings.roles.filter(({ name }) => all || own.includes(name))
  return [
    ...Object.entries(PROJECT_ROLE_TITLES).map(([name, title]) => ({ name, title, isCustom: false })),
    ...custom.map(({ name, title }) => ({ name, title, isCustom: true })),
  ]
}

/** One user's roles, for robots, the platform's staff and the user. */
function rolesOfUser(lake: Lake, { identity, params }: Exchange) {
  const id = pathParam(params, 'user')
  const user = lake.users.find(id)
  const allowed = id === identity.id || listIdentityRoles(identity).some(isProjectRole)
  if (!allowed || !user) throw plainError(404, `There is no user "${id}"`)
  const roles = describeRoles(user.roles, lake.settings.roles)
  return { projectUserId: id, role: roles[0]?.name ?? '', roles, isRobot: false }
}
