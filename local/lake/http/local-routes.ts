// Endpoints the hosted service does not have: for the seeds and the end-to-end run, with an administrator's token.
import { z } from 'zod'
import { ScopeTable } from '../auth/walls.ts'
import type { Lake } from '../lake.ts'
import { plainError } from './api-error.ts'
import { type Answer, type Exchange, ok } from './exchange.ts'
import type { Route } from './router.ts'

const User = z.object({
  id: z.string().min(1).max(100),
  name: z.string().min(1).max(200),
  email: z.email().max(200),
  role: z.enum(['administrator', 'editor', 'viewer']),
  tenants: z.array(z.string().min(1).max(100)).max(1000).nullable().default(null),
})

export function localRoutes(lake: Lake): Route[] {
  return [
    { method: 'PUT', path: '/local/users/:id', handle: (exchange) => putUser(lake, exchange) },
    { method: 'GET', path: '/local/users', handle: (exchange) => listUsers(lake, exchange) },
    { method: 'PUT', path: '/local/scopes', handle: (exchange) => putScopes(lake, exchange) },
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

/** Whose each type of document is: what the walls between dealers go by. */
async function putScopes(lake: Lake, exchange: Exchange): Promise<Answer> {
  requireAdministrator(lake, exchange)
  const parsed = ScopeTable.safeParse(await exchange.json())
  if (!parsed.success) throw plainError(400, z.prettifyError(parsed.error))
  lake.settings.scopes = parsed.data
  return ok(lake.settings.scopes)
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
