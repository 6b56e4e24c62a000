import { typedError } from '../http/api-error.ts'
import { type Answer, type Exchange, ok } from '../http/exchange.ts'
import type { Route } from '../http/route.ts'
import type { Lake } from '../lake.ts'
import type { CommitKind } from '../store/commit.ts'
import { isJsonObject } from '../store/document.ts'
import { applyAction } from './action-table.ts'

const MAX_ACTIONS = 1000

/** `/data/actions`: every write of the Studio. */
export function actionRoutes(lake: Lake): Route[] {
  return [{ method: 'POST', path: '/data/actions/:dataset', handle: (exchange) => act(lake, exchange) }]
}

async function act(lake: Lake, exchange: Exchange): Promise<Answer> {
  const body = await exchange.json()
  if (!isJsonObject(body) || !Array.isArray(body.actions) || body.actions.length === 0) {
    throw typedError(400, 'invalidRequest', 'The body must hold a list of "actions"')
  }
  if (body.actions.length > MAX_ACTIONS) {
    throw typedError(400, 'invalidRequest', `More than ${MAX_ACTIONS} actions in one transaction`)
  }
  const { transactionId } = await lake.transactions.run<unknown, CommitKind>({
    identity: exchange.identity,
    transactionId: body.transactionId,
    dryRun: body.dryRun === true || exchange.query.get('dryRun') === 'true',
    items: body.actions,
    errorType: 'actionError',
    apply: (work, action) => applyAction(work, action),
    classify: weightiest,
  })
  return ok({ transactionId })
}

/** A transaction of edit and publish is recorded as publish. */
const WEIGHT: CommitKind[] = ['publish', 'unpublish', 'delete', 'discard', 'version', 'create', 'edit']

function weightiest(kinds: CommitKind[]): CommitKind {
  return WEIGHT.find((kind) => kinds.includes(kind)) ?? 'edit'
}
