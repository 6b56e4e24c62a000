// `/access/project`: who is in the project and who is invited, as the hosted Access API has it.
import { z } from 'zod'
import { pathParam } from '../../http/router.ts'
import { plainError } from '../http/api-error.ts'
import { type Answer, type Exchange, ok } from '../http/exchange.ts'
import type { Route } from '../http/route.ts'
import type { Lake } from '../lake.ts'
import { parseQuery } from '../query/parse-query.ts'
import type { Invitation } from './invitation-store.ts'
import { isProjectRole, Role } from './roles.ts'

const NewInvitation = z.object({
  email: z.email().max(200),
  role: z.string().min(1).max(200),
  /** Not of the hosted API, whose people bring their names: what the person is called, and who invites. */
  name: z.string().trim().min(1).max(200),
  invitedBy: z.string().max(200).default(''),
})

export function accessRoutes(lake: Lake): Route[] {
  const base = '/access/project/:project'
  const users = `${base}/users`
  const invites = `${base}/invites`
  return [
    { method: 'GET', path: users, handle: (exchange) => listUsers(lake, exchange) },
    {
      method: 'DELETE',
      path: `${users}/:user/roles/:role`,
      handle: (exchange) => removeRole(lake, exchange),
    },
    { method: 'GET', path: invites, handle: (exchange) => listInvites(lake, exchange) },
    { method: 'POST', path: invites, handle: (exchange) => invite(lake, exchange) },
    { method: 'DELETE', path: `${invites}/:invite`, handle: (exchange) => revoke(lake, exchange) },
    // The hosted service mails the link itself; here the site does, which reads it when the mail goes.
    { method: 'GET', path: `${invites}/:invite/link`, handle: (exchange) => readLink(lake, exchange) },
    { method: 'PUT', path: '/projects/:project/roles/:role', handle: (exchange) => putRole(lake, exchange) },
  ]
}

function listUsers(lake: Lake, exchange: Exchange): Answer {
  requireMembersAccess(lake, exchange)
  const resource = { resourceType: 'project', resourceId: lake.project.projectId }
  const data = lake.users
    .list()
    .filter(({ roles }) => roles.length > 0)
    .map(({ id, name, email, roles, createdAt }) => ({
      sanityUserId: id,
      profile: { id, displayName: name, email },
      memberships: [{ ...resource, resourceUserId: id, roleNames: roles, addedAt: createdAt }],
    }))
  return ok(asPage(data))
}

function removeRole(lake: Lake, exchange: Exchange): Answer {
  requireMembersAccess(lake, exchange)
  const user = pathParam(exchange.params, 'user')
  const role = pathParam(exchange.params, 'role')
  requireDealerRole(lake, exchange, role)
  if (!lake.users.find(user)?.roles.includes(role)) throw plainError(404, 'Nobody of that id has that role')
  lake.users.removeRole(user, role)
  return ok({ deleted: true })
}

function listInvites(lake: Lake, exchange: Exchange): Answer {
  requireMembersAccess(lake, exchange)
  return ok(asPage(lake.invitations.listPending().map(describeInvite)))
}

async function invite(lake: Lake, exchange: Exchange): Promise<Answer> {
  requireMembersAccess(lake, exchange)
  const parsed = NewInvitation.safeParse(await exchange.json())
  // What was sent holds a mail address, so it is not repeated.
  if (!parsed.success) throw plainError(400, 'An invitation needs a name, a mail address and a role')
  requireDealerRole(lake, exchange, parsed.data.role)
  return ok(describeInvite(lake.invitations.create(parsed.data)))
}

function revoke(lake: Lake, exchange: Exchange): Answer {
  requireMembersAccess(lake, exchange)
  lake.invitations.revoke(requireInvite(lake, exchange).id)
  return ok({ deleted: true })
}

function readLink(lake: Lake, exchange: Exchange): Answer {
  requireMembersAccess(lake, exchange)
  const token = lake.invitations.formatToken(requireInvite(lake, exchange))
  return ok({ path: `/auth/invitation?${new URLSearchParams({ token })}` })
}

/** Adds a role of dealers' staff, or replaces it; administrators only. */
async function putRole(lake: Lake, exchange: Exchange): Promise<Answer> {
  if (!lake.grants.mayAny(exchange.identity, 'manage'))
    throw plainError(403, 'Only administrators may do this')
  const name = pathParam(exchange.params, 'role')
  const parsed = Role.safeParse({ ...((await exchange.json()) as object), name })
  if (!parsed.success) throw plainError(400, z.prettifyError(parsed.error))
  for (const { filter } of parsed.data.grants) requireFilter(filter)
  lake.settings.roles = [...lake.settings.roles.filter((role) => role.name !== name), parsed.data]
  return ok({ name })
}

function requireFilter(filter: string): void {
  try {
    parseQuery(filter, {})
  } catch (error) {
    throw plainError(400, `A filter is no GROQ: ${String(error)}`)
  }
}

function requireInvite(lake: Lake, { params }: Exchange): Invitation {
  const found = lake.invitations.find(pathParam(params, 'invite'))
  if (found?.status !== 'pending') throw plainError(404, 'There is no such invitation')
  return found
}

/** The site's robot for people, and administrators. */
function requireMembersAccess(lake: Lake, { identity }: Exchange): void {
  const isRobot = identity.kind === 'robot' && identity.role === 'members'
  if (!isRobot && !lake.grants.mayAny(identity, 'manage'))
    throw plainError(403, 'Only administrators may do this')
}

/** A robot for dealers' people gives and takes no role of the platform's own staff. */
function requireDealerRole(lake: Lake, { identity }: Exchange, role: string): void {
  if (identity.kind === 'robot' && identity.role === 'members' && isProjectRole(role))
    throw plainError(403, 'Only administrators may do this')
  const isKnown = isProjectRole(role) || lake.settings.roles.some(({ name }) => name === role)
  if (!isKnown) throw plainError(404, `There is no role "${role}"`)
}

const asPage = (data: readonly object[]) => ({ data, nextCursor: null, totalCount: data.length })

function describeInvite({ id, email, role, status, createdAt, expiresAt, name, invitedBy }: Invitation) {
  return { id, email, role, status, createdAt, expiresAt, name, invitedBy }
}
