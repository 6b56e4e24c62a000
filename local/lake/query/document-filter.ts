import type { FilterEvaluator } from '../auth/grants.ts'
import type { LakeDocument } from '../store/document.ts'
import type { LakeStore } from '../store/lake-store.ts'
import type { GroqNode } from './ast.ts'
import { compile } from './compile.ts'
import { Deadline } from './deadline.ts'
import { parseQuery } from './parse-query.ts'
import { type Evaluate, type QueryEnvironment, QueryScope } from './scope.ts'
import { SyncTags } from './sync-tags.ts'
import { createView } from './view.ts'

const FILTER_TIMEOUT_MS = 500

/** Evaluates GROQ filters on single documents: grants (`_type == "offer"`) and listeners' filters. */
export function createFilterEvaluator(
  store: LakeStore,
  project: QueryEnvironment['project'],
  now: () => Date,
): FilterEvaluator {
  const conditions = new Map<string, Evaluate>()
  return (filter, document, identity) => {
    let condition = conditions.get(filter)
    if (!condition) {
      condition = compile(parseQuery(filter, {}).tree as GroqNode)
      conditions.set(filter, condition)
    }
    const env = filterEnvironment(store, project, now(), { identity: identity.id, mayRead: null }, {})
    return matchesFilter(condition, document, env)
  }
}

/**
 * The environment of a filter on one document: the raw documents that `mayRead` allows. Grants see all (null),
 * because they define what may be read; a caller's filter sees what the caller may read.
 */
export function filterEnvironment(
  store: LakeStore,
  project: QueryEnvironment['project'],
  now: Date,
  caller: { identity: string; mayRead: ((document: LakeDocument) => boolean) | null },
  params: QueryEnvironment['params'],
): QueryEnvironment {
  return {
    view: createView(store.mirror, { kind: 'raw' }, caller.mayRead),
    params,
    now: now.getTime(),
    identity: caller.identity,
    project,
    deadline: new Deadline(FILTER_TIMEOUT_MS),
    tags: new SyncTags(),
  }
}

/** Whether a document matches a filter. */
export function matchesFilter(condition: Evaluate, document: LakeDocument, env: QueryEnvironment): boolean {
  return condition(new QueryScope(env, document, new QueryScope(env, null, null))) === true
}
