import type { QueryPerspective } from '../query/perspective.ts'
import { type QueryRequest, runQuery, runTracedQuery } from '../query/run-query.ts'
import { buildSourceMap, type SourceMap } from '../query/source-map/source-map.ts'
import { createView } from '../query/view.ts'
import { wireResult } from '../query/wire-result.ts'
import type { JsonObject, LakeDocument } from '../store/document.ts'
import { Mirror } from '../store/mirror.ts'

/** Queries a list of documents and returns JSON: the evaluator without a server. */
export function queryDocuments(
  documents: LakeDocument[],
  query: string,
  params: JsonObject = {},
  perspective: QueryPerspective = { kind: 'raw' },
  timeoutMs = 10_000,
): unknown {
  const { value } = runQuery(requestOver(documents, query, params, perspective, timeoutMs))
  return JSON.parse(wireResult(value))
}

/** The same with its source map. */
export function mapDocuments(
  documents: LakeDocument[],
  query: string,
  params: JsonObject = {},
  perspective: QueryPerspective = { kind: 'raw' },
): { result: unknown; map: SourceMap } {
  const { traced } = runTracedQuery(requestOver(documents, query, params, perspective, 10_000))
  return { result: JSON.parse(wireResult(traced.value)), map: buildSourceMap(traced, 'keys') }
}

function requestOver(
  documents: LakeDocument[],
  query: string,
  params: JsonObject,
  perspective: QueryPerspective,
  timeoutMs: number,
): QueryRequest {
  const mirror = new Mirror()
  for (const document of documents) mirror.put(document)
  return {
    query,
    params,
    view: createView(mirror, perspective, null),
    now: Date.parse('2025-06-01T00:00:00Z'),
    identity: 'tester',
    project: { projectId: 'forecourt', dataset: 'production' },
    timeoutMs,
  }
}
