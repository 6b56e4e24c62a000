import type { JsonObject } from '../store/document.ts'
import { Deadline } from './deadline.ts'
import { parseQuery } from './parse-query.ts'
import { type QueryEnvironment, Scope } from './scope.ts'
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

/** The query's value (GROQ values, not yet JSON) and what it hangs on. Throws GroqQueryError, QueryTooExpensive. */
export function runQuery(request: QueryRequest): { value: unknown; tags: SyncTags } {
  const { evaluate } = parseQuery(request.query, request.params)
  const tags = new SyncTags()
  const { view, params, now, identity, project } = request
  const deadline = new Deadline(request.timeoutMs)
  const env: QueryEnvironment = { view, params, now, identity, project, deadline, tags }
  return { value: evaluate(new Scope(env, null, null)) ?? null, tags }
}
