// Endpoints besides the hosted API, for seeds and end-to-end tests; they require an administrator's token.
import { z } from 'zod'
import { RoleTable } from '../auth/roles.ts'
import type { Lake } from '../lake.ts'
import { parseQuery } from '../query/parse-query.ts'
import { plainError } from './api-error.ts'
import { type Answer, type Exchange, ok } from './exchange.ts'
import type { Route } from './route.ts'

const User = z.object({
  id: z.string().min(1).max(100),
  name: z.string().min(1).max(200),
  email: z.email().max(200),
  roles: z.array(z.string().min(1).max(200)).max(1000),
})

export function localRoutes(lake: Lake): Route[] {
  return [
    { method: 'PUT', path: '/local/users/:id', handle: (exchange) => putUser(lake, exchange) },
    { method: 'GET', path: '/local/users', handle: (exchange) => listUsers(lake, exchange) },
    { method: 'PUT', path: '/local/roles', handle: (exchange) => putRoles(lake, exchange) },
    { method: 'GET', path: '/local/unknown', handle: (exchange) => listUnknown(lake, exchange) },
    { method: 'DELETE', path: '/local/unknown', handle: (exchange) => clearUnknown(lake, exchange) },
    { method: 'GET', path: '/local/health', access: 'anyone', handle: () => ok({ status: 'available' }) },
  ]
}

async function putUser(lake: Lake, exchange: Exchange): Promise<Answer> {
  requireAdministrator(lake, exchange)
  const parsed = User.safeParse({ ...((await exchange.json()) as object), id: exchange.params.id })
  if (!parsed.success) throw plainError(400, z.prettifyError(parsed.error))
  lake.users.put(parsed.data, lake.options.now().toISOString())
  return ok(lake.users.find(parsed.data.id))
}

function listUsers(lake: Lake, exchange: Exchange): Answer {
  requireAdministrator(lake, exchange)
  return ok(lake.users.list())
}

/** Replaces the roles of the dealers' staff. */
async function putRoles(lake: Lake, exchange: Exchange): Promise<Answer> {
  requireAdministrator(lake, exchange)
  const parsed = RoleTable.safeParse(await exchange.json())
  if (!parsed.success) throw plainError(400, z.prettifyError(parsed.error))
  for (const { name, grants } of parsed.data) for (const { filter } of grants) requireFilter(name, filter)
  const given = new Set(parsed.data.map(({ name }) => name))
  const invitedTo = new Set(lake.invitations.listPending().map(({ role }) => role))
  // Nobody has the role of a waiting invitation yet, which is no reason to forget it.
  const awaited = lake.settings.roles.filter(({ name }) => invitedTo.has(name) && !given.has(name))
  lake.settings.roles = [...parsed.data, ...awaited]
  return ok({ roles: parsed.data.length })
}

function requireFilter(role: string, filter: string): void {
  try {
    parseQuery(filter, {})
  } catch (error) {
    throw plainError(400, `A filter of the role "${role}" is no GROQ: ${String(error)}`)
  }
}

function listUnknown(lake: Lake, exchange: Exchange): Answer {
  requireAdministrator(lake, exchange)
  return ok(lake.unknown.list())
}

function clearUnknown(lake: Lake, exchange: Exchange): Answer {
  requireAdministrator(lake, exchange)
  lake.unknown.clear()
  return ok([])
}

function requireAdministrator(lake: Lake, { identity }: Exchange): void {
  if (!lake.grants.mayAny(identity, 'manage')) throw plainError(403, 'Only administrators may do this')
}
