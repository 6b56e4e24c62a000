/*
 * The search servers of the platform: `main` is what MEILI_URL and its keys name, the others are in MEILI_SERVERS, a JSON
 * list. A server without `replicaOf` is one that dealers are placed on; a replica has the same stock as the one it names.
 */
import { z } from 'zod'

/** The server of every dealer that the placement table does not name. */
export const MAIN_SERVER = 'main'

const NAME = /^[a-z0-9-]{1,40}$/

const server = z.strictObject({
  name: z.string().regex(NAME, 'small letters, digits and hyphens'),
  url: z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, '')),
  adminKey: z.string().min(1).optional(),
  searchKey: z.string().min(1).optional(),
  searchKeyUid: z.string().min(1).optional(),
  /** The name of the server whose stock this one has as well. */
  replicaOf: z.string().optional(),
})

/** One search server with its own keys. */
export type SearchServer = z.output<typeof server>

/** MEILI_SERVERS: the servers beside `main`. */
export const searchServersVariable = z
  .string()
  .default('')
  .transform((text, context): SearchServer[] => {
    if (text.trim() === '') return []
    let given: unknown
    try {
      given = JSON.parse(text)
    } catch {
      context.addIssue('is no JSON list of servers')
      return z.NEVER
    }
    const read = z.array(server).safeParse(given)
    const problems = read.success ? listProblems(read.data) : [formatIssue(read.error)]
    for (const problem of problems) context.addIssue(problem)
    return read.success && problems.length === 0 ? read.data : z.NEVER
  })

type Variables = {
  MEILI_URL: string
  MEILI_ADMIN_KEY?: string | undefined
  MEILI_SEARCH_KEY?: string | undefined
  MEILI_SEARCH_KEY_UID?: string | undefined
  MEILI_SERVERS: readonly SearchServer[]
}

/** All search servers, `main` first. */
export function listSearchServers(env: Variables): SearchServer[] {
  const main: SearchServer = {
    name: MAIN_SERVER,
    url: env.MEILI_URL,
    ...(env.MEILI_ADMIN_KEY !== undefined && { adminKey: env.MEILI_ADMIN_KEY }),
    ...(env.MEILI_SEARCH_KEY !== undefined && { searchKey: env.MEILI_SEARCH_KEY }),
    ...(env.MEILI_SEARCH_KEY_UID !== undefined && { searchKeyUid: env.MEILI_SEARCH_KEY_UID }),
  }
  return [main, ...env.MEILI_SERVERS]
}

/** What is wrong with servers that are each well formed. */
function listProblems(servers: readonly SearchServer[]): string[] {
  const placed = [MAIN_SERVER, ...servers.filter((each) => !each.replicaOf).map(({ name }) => name)]
  const replicated = new Set<string>()
  const names = new Set([MAIN_SERVER])
  const problems: string[] = []
  for (const { name, replicaOf } of servers) {
    if (names.has(name)) problems.push(`has two servers named ${name}`)
    names.add(name)
    if (replicaOf === undefined) continue
    if (!placed.includes(replicaOf)) problems.push(`${name} is the replica of ${replicaOf}, which is none`)
    if (replicated.has(replicaOf)) problems.push(`${replicaOf} has two replicas`)
    replicated.add(replicaOf)
  }
  return problems
}

/** The first problem with its place; the value may have a key in it and is not repeated. */
function formatIssue({ issues }: z.ZodError): string {
  const [issue] = issues
  return `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`
}
