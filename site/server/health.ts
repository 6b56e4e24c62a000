import type { OutgoingHttpHeaders } from 'node:http'
import type { StockIndex } from '#app/integrations/stock-index.ts'
import type { ContentIndex } from './content/content-index.ts'

/**
 * Headers and body of /healthz. The site itself is available whenever it answers: without its neighbours it goes on
 * with what it has, so their states are said beside it and do not make it unhealthy.
 */
export function healthOf(
  content: Pick<ContentIndex, 'connected'>,
  stock: Pick<StockIndex, 'version'>,
  openStreams: number,
): [OutgoingHttpHeaders, string] {
  const state = {
    status: 'available',
    content: content.connected ? 'connected' : 'away',
    stock: stock.version() === '' ? 'away' : 'connected',
    // Browsers that follow the stock.
    following: openStreams,
  }
  return [{ 'content-type': 'application/json', 'cache-control': 'no-store' }, JSON.stringify(state)]
}
