import type { WatchlistModel } from '#app/parts/watchlist/watchlist-model.ts'
import { myGaragePath, watchlistPath } from '#app/paths.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { AccountHead } from './account-head.tsx'
import { WatchedList } from './watched-list.tsx'
import '#app/styles/pages/account.css'

/** The signed-in person's watchlist, the same on every device (SAVE-17, ROUTE-24). */
export function WatchlistPage({ page }: { page: WatchlistModel }) {
  return (
    <div className="garage">
      <AccountHead title="Watchlist" phone={page.phone}>
        <p className="garage__nav">
          <LinkButton look="line" size="small" href={myGaragePath()}>
            My garage
          </LinkButton>
        </p>
      </AccountHead>
      <div className="wrap page">
        <WatchedList items={page.watched ?? []} phone={page.phone} back={watchlistPath()} />
      </div>
    </div>
  )
}
