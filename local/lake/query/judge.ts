import type { FilterEvaluator } from '../auth/grants.ts'
import type { LakeDocument } from '../store/document.ts'
import type { LakeStore } from '../store/lake-store.ts'
import type { GroqNode } from './ast.ts'
import { compile } from './compile.ts'
import { Deadline } from './deadline.ts'
import { parseQuery } from './parse-query.ts'
import { type Evaluate, type QueryEnvironment, Scope } from './scope.ts'
import { SyncTags } from './sync-tags.ts'
import { viewOf } from './view.ts'

const FILTER_TIMEOUT_MS = 500

/** Judges single documents by GROQ conditions, as rules (`_type == "offer"`) and listeners' filters are written. */
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
 * What a condition on one document sees besides it: documents as they are, those that `mayRead` allows. Grants see all
 * (null), since they decide what may be read; a condition that a caller wrote sees what that caller reads.
 */
export function filterEnvironment(
  store: LakeStore,
  project: QueryEnvironment['project'],
  now: Date,
  caller: { identity: string; mayRead: ((document: LakeDocument) => boolean) | null },
  params: QueryEnvironment['params'],
): QueryEnvironment {
  return {
    view: viewOf(store.mirror, { kind: 'raw' }, caller.mayRead),
    params,
    now: now.getTime(),
    identity: caller.identity,
    project,
    deadline: new Deadline(FILTER_TIMEOUT_MS),
    tags: new SyncTags(),
  }
}

/** Whether a document fulfils a condition. */
export function matchesFilter(condition: Evaluate, document: LakeDocument, env: QueryEnvironment): boolean {
  return condition(new Scope(env, document, new Scope(env, null, null))) === true
}
