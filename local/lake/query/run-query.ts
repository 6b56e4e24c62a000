import type { JsonObject } from '../store/document.ts'
import { Deadline } from './deadline.ts'
import { parseQuery } from './parse-query.ts'
import { type QueryEnvironment, QueryScope } from './scope.ts'
import type { Traced } from './source-map/origin.ts'
import { TracedScope } from './source-map/traced-scope.ts'
import { SyncTags } from './sync-tags.ts'
import type { DocumentView } from './view.ts'

export interface QueryRequest {
  query: string
  params: JsonObject
  view: DocumentView
  now: number
  identity: string
  project: { projectId: string; dataset: string }
  timeoutMs: number
}

/** The query's value (GROQ values, not yet JSON) and its dependencies. Throws GroqQueryError, QueryTooExpensive. */
export function runQuery(request: QueryRequest): { value: unknown; tags: SyncTags } {
  const { evaluate } = parseQuery(request.query, request.params)
  const env = createEnvironment(request)
  return { value: evaluate(new QueryScope(env, null, null)) ?? null, tags: env.tags }
}

/** The same, with the origin of each value. */
export function runTracedQuery(request: QueryRequest): { traced: Traced; tags: SyncTags } {
  const { trace } = parseQuery(request.query, request.params)
  const env = createEnvironment(request)
  const start = { value: null, origin: null }
  return { traced: trace()(new TracedScope(new QueryScope(env, null, null), start, null)), tags: env.tags }
}

function createEnvironment({
  view,
  params,
  now,
  identity,
  project,
  timeoutMs,
}: QueryRequest): QueryEnvironment {
  const deadline = new Deadline(timeoutMs)
  return { view, params, now, identity, project, deadline, tags: new SyncTags() }
}
