import { typedError } from '../http/api-error.ts'
import { type Answer, type Exchange, ok } from '../http/exchange.ts'
import type { Route } from '../http/route.ts'
import type { Lake } from '../lake.ts'
import { asQueryErrors } from '../query/query-routes.ts'
import { runQuery } from '../query/run-query.ts'
import { createView } from '../query/view.ts'
import { isJsonObject, type JsonObject, type LakeDocument } from '../store/document.ts'
import { applyMutation, type MutationResult } from './apply-mutations.ts'
import { withArrayKeys } from './array-keys.ts'
import { refuse } from './mutation-error.ts'

const MAX_MUTATIONS = 10_000

/** `/data/mutate`: direct writes, as used by seeds, imports and integrations. */
export function mutateRoutes(lake: Lake): Route[] {
  return [{ method: 'POST', path: '/data/mutate/:dataset', handle: (exchange) => mutate(lake, exchange) }]
}

async function mutate(lake: Lake, exchange: Exchange): Promise<Answer> {
  const body = await exchange.json()
  if (!isJsonObject(body) || !Array.isArray(body.mutations)) {
    throw typedError(400, 'invalidRequest', 'The body must hold a list of "mutations"')
  }
  if (body.mutations.length > MAX_MUTATIONS) {
    throw typedError(400, 'invalidRequest', `More than ${MAX_MUTATIONS} mutations in one transaction`)
  }
  const { query } = exchange
  const mutations =
    query.get('autoGenerateArrayKeys') === 'true' ? body.mutations.map(withArrayKeys) : body.mutations
  const select = (groq: string, params: JsonObject) => selectIds(lake, exchange, groq, params)
  const { transactionId, results, staging } = await lake.transactions.run<unknown, MutationResult[]>({
    identity: exchange.identity,
    transactionId: body.transactionId ?? query.get('transactionId'),
    dryRun: query.get('dryRun') === 'true',
    items: mutations,
    errorType: 'mutationError',
    apply: (work, mutation) => applyMutation({ ...work, select }, mutation),
    classify: () => 'mutate',
  })
  const withDocuments = query.get('returnDocuments') === 'true'
  const mayRead = lake.grants.filterFor(exchange.identity, 'read')
  const visible = (document: LakeDocument | null) =>
    document && (mayRead?.(document) ?? true) ? document : null
  const answered = results.flat().map((result) => ({
    ...(query.get('returnIds') === 'false' && !withDocuments ? {} : { id: result.id }),
    operation: result.operation,
    ...(withDocuments ? { document: visible(staging.get(result.id)) } : {}),
  }))
  return ok({ transactionId, results: answered })
}

/** The documents selected by `{patch: {query}}` and `{delete: {query}}`: whole documents, or ids. */
function selectIds(lake: Lake, exchange: Exchange, query: string, params: JsonObject): string[] {
  const { project, options, store, grants } = lake
  const view = createView(store.mirror, { kind: 'raw' }, grants.filterFor(exchange.identity, 'read'))
  const { value } = asQueryErrors(query, () =>
    runQuery({
      query,
      params,
      view,
      project,
      identity: exchange.identity.id,
      now: options.now().getTime(),
      timeoutMs: options.queryTimeoutMs,
    }),
  )
  const found = Array.isArray(value) ? value : value === null ? [] : [value]
  const ids = found.map((item) => (isJsonObject(item) ? item._id : item))
  if (ids.every((id) => typeof id === 'string')) return [...new Set(ids as string[])]
  throw refuse('mutationInvalidError', 'The query must select documents', {}, 400)
}
