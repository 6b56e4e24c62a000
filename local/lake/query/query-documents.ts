import type { JsonObject, LakeDocument } from '../store/document.ts'
import { Mirror } from '../store/mirror.ts'
import type { Perspective } from './perspective.ts'
import { runQuery } from './run-query.ts'
import { viewOf } from './view.ts'
import { wireResult } from './wire-result.ts'

/** A query over documents given as a list, as JSON: the engine without a server around it. */
export function queryDocuments(
  documents: LakeDocument[],
  query: string,
  params: JsonObject = {},
  perspective: Perspective = { kind: 'raw' },
  timeoutMs = 10_000,
): unknown {
  const mirror = new Mirror()
  for (const document of documents) mirror.put(document)
  const { value } = runQuery({
    query,
    params,
    view: viewOf(mirror, perspective, null),
    now: Date.parse('2025-06-01T00:00:00Z'),
    identity: 'tester',
    project: { projectId: 'forecourt', dataset: 'production' },
    timeoutMs,
  })
  return JSON.parse(wireResult(value))
}
