import { join } from 'node:path'
import { feedDealerOf } from '#stock/dealer/dealers-from-lake.ts'
import { FEED_FOLDER } from '#stock/dealer/feed-folder.ts'
import { listFeedsOf } from '#stock/dealer/feed-manifest.ts'
import { StockStore } from '#stock/index/stock-store.ts'
import { PushKeys, pushKeyFile } from '#stock/push/push-keys.ts'
import { StockPush } from '#stock/push/stock-push.ts'
import type { ContentIndex } from '../content/content-index.ts'
import type { SiteEnv } from '../env.ts'

type Neighbours = {
  content: Pick<ContentIndex, 'findBundle'>
  indexUid: string
  /** Told once a push has changed the stock. */
  onChange: () => void
}

/** What takes up the vehicles that dealers' systems post; null where the site may not write to the index. */
export function openStockPush(env: SiteEnv, { content, indexUid, onChange }: Neighbours): StockPush | null {
  const { DATA_DIR, MEILI_URL, MEILI_ADMIN_KEY, STOCK_PUSH_KEYS } = env
  if (MEILI_ADMIN_KEY === undefined) return null
  const folder = join(DATA_DIR, 'stock')
  return new StockPush({
    keys: new PushKeys({ file: pushKeyFile(folder), given: STOCK_PUSH_KEYS }),
    findDealer: async (slug) => {
      const known = await content.findBundle(slug)
      return known && feedDealerOf(known.value)
    },
    listFeeds: (slug) => listFeedsOf(FEED_FOLDER, slug),
    openStore: () => new StockStore({ host: MEILI_URL, apiKey: MEILI_ADMIN_KEY, indexUid }),
    folder,
    clock: Date.now,
    onChange,
  })
}
