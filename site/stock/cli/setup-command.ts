import { Meilisearch } from 'meilisearch'
import { ensureStockKeys } from '../index/stock-keys.ts'
import { StockStore } from '../index/stock-store.ts'
import { prepareStock, type StockContext } from './stock-context.ts'
import { UsageError } from './stock-options.ts'

/** `setup`: creates keys, index and settings on a search server and prints the site's environment variables. */
export async function setupCommand(context: StockContext): Promise<number> {
  const { settings, print } = context
  const { MEILI_URL, MEILI_MASTER_KEY, STOCK_INDEX } = settings.env
  if (MEILI_MASTER_KEY === undefined) {
    throw new UsageError('Set MEILI_MASTER_KEY to the search server’s master key: only it may create keys.')
  }
  const client = new Meilisearch({ host: MEILI_URL, apiKey: MEILI_MASTER_KEY })
  const { admin, search } = await ensureStockKeys(client, STOCK_INDEX)
  // Uses the new key, so that missing permissions show up now.
  const store = new StockStore({ host: MEILI_URL, apiKey: admin.key, indexUid: STOCK_INDEX })
  await prepareStock({ ...context, store })
  print(`${STOCK_INDEX} is ready. Environment variables of the site:`)
  print(`MEILI_URL=${MEILI_URL}`)
  print(`MEILI_ADMIN_KEY=${admin.key}`)
  print(`MEILI_SEARCH_KEY=${search.key}`)
  print(`MEILI_SEARCH_KEY_UID=${search.uid}`)
  return 0
}
