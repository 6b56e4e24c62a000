import type { StockPush } from '#stock/push/stock-push.ts'
import { send } from '../http/answer.ts'
import type { Log } from '../log.ts'
import { formatName, type Visit } from '../visit.ts'

/** Imports a push and sends its outcome. Neither key nor rows are logged. */
export async function answerPush(visit: Visit, url: URL, push: StockPush, log: Log): Promise<void> {
  const { request, response } = visit
  const { method = '', headers, socket } = request
  const remote = socket.remoteAddress ?? ''
  const reply = await push.answer({ method, url, headers, body: request, remote })
  if (reply.dealer !== undefined) visit.tenant = reply.dealer
  const { status } = reply
  if (status === 503) log.warn({ ...formatName(visit), status }, 'a push of stock has to be sent again')
  else log.info({ ...formatName(visit), status }, status === 200 ? 'stock was pushed' : 'a push was refused')
  const common = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }
  send(request, response, status, { ...common, ...reply.headers }, reply.body)
}
