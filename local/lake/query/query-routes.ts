import { typedError } from '../http/api-error.ts'
import { type Answer, type Exchange, jsonText } from '../http/exchange.ts'
import type { Route } from '../http/route.ts'
import type { Lake } from '../lake.ts'
import { isJsonObject, type JsonObject } from '../store/document.ts'
import { QueryTooExpensive } from './deadline.ts'
import { parsePerspective } from './perspective.ts'
import { GroqQueryError } from './query-error.ts'
import { readParams } from './query-params.ts'
import { type QueryRequest, runQuery, runTracedQuery } from './run-query.ts'
import { buildSourceMap, parseSourceMapStyle, type SourceMapStyle } from './source-map/source-map.ts'
import { createView } from './view.ts'
import { wireResult } from './wire-result.ts'

/** `/data/query`: GROQ by GET (short queries) and POST. */
export function queryRoutes(lake: Lake): Route[] {
  const path = '/data/query/:dataset'
  return [
    { method: 'GET', path, access: 'readers', handle: (exchange) => byGet(lake, exchange) },
    { method: 'POST', path, access: 'readers', handle: (exchange) => byPost(lake, exchange) },
  ]
}

function byGet(lake: Lake, exchange: Exchange): Answer {
  const query = exchange.query.get('query')
  if (query === null) throw typedError(400, 'invalidRequest', 'The "query" parameter is missing')
  return answerQuery(lake, exchange, query, readParams(exchange.query))
}

async function byPost(lake: Lake, exchange: Exchange): Promise<Answer> {
  const body = await exchange.json()
  if (!isJsonObject(body) || typeof body.query !== 'string') {
    throw typedError(400, 'invalidRequest', 'The body must hold a "query"')
  }
  const params = isJsonObject(body.params) ? body.params : {}
  return answerQuery(lake, exchange, body.query, { ...readParams(exchange.query), ...params })
}

function answerQuery(lake: Lake, exchange: Exchange, query: string, params: JsonObject): Answer {
  const started = performance.now()
  const perspective = parsePerspective(exchange.query.get('perspective'), exchange.apiVersion)
  const style = parseSourceMapStyle(exchange.query.get('resultSourceMap'))
  const view = createView(lake.store.mirror, perspective, lake.grants.filterFor(exchange.identity, 'read'))
  const { project, options } = lake
  const run = { query, params, view, project, identity: exchange.identity.id }
  return asQueryErrors(query, () => {
    const request = { ...run, now: options.now().getTime(), timeoutMs: options.queryTimeoutMs }
    const { result, map, tags } = style ? mappedAnswer(request, style) : plainAnswer(request)
    const echo = exchange.query.get('returnQuery') === 'false' ? '' : `"query":${JSON.stringify(query)},`
    const ms = Math.round(performance.now() - started)
    return jsonText(`{${echo}"result":${result},${map}"syncTags":${JSON.stringify(tags.list())},"ms":${ms}}`)
  })
}

function plainAnswer(request: QueryRequest) {
  const { value, tags } = runQuery(request)
  return { result: wireResult(value), map: '', tags }
}

function mappedAnswer(request: QueryRequest, style: SourceMapStyle) {
  const { traced, tags } = runTracedQuery(request)
  // First, because a result that is too large must not be mapped.
  const result = wireResult(traced.value)
  return { result, map: `"resultSourceMap":${JSON.stringify(buildSourceMap(traced, style))},`, tags }
}

/** Runs a query evaluation and converts its errors to 400 in the hosted service's form. */
export function asQueryErrors<T>(query: string, run: () => T): T {
  try {
    return run()
  } catch (error) {
    if (error instanceof GroqQueryError) {
      const start = error.position ?? 0
      const end = error.position === null ? query.length : start + 1
      throw typedError(400, 'queryParseError', error.message, { query, start, end })
    }
    if (error instanceof QueryTooExpensive) throw typedError(400, 'queryTooExpensiveError', error.message)
    // Here only the query's depth and size can exhaust the stack or the string length.
    if (error instanceof RangeError)
      throw typedError(400, 'queryTooExpensiveError', 'The query is nested too deeply')
    throw error
  }
}
