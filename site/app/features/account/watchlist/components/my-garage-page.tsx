import { CarRow } from '#app/parts/car/card/car-row.tsx'
import { useSavedList } from '#app/parts/car/saved/saved-list.ts'
import { useSavedCars } from '#app/parts/car/saved/use-saved-cars.ts'
import type { WatchlistModel } from '#app/parts/watchlist/watchlist-model.ts'
import { comparePath, myGaragePath, savedPath, watchlistPath } from '#app/paths.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Section } from '#app/ui/section.tsx'
import { useTenantSlug } from '#app/ui/tenant-slug.ts'
import { AccountHead } from './account-head.tsx'
import { WatchedList } from './watched-list.tsx'
import '#app/styles/pages/account.css'

/** The watchlist, and the cars that this browser saved, viewed and compares (OPEN-22). */
export function MyGaragePage({ page }: { page: WatchlistModel }) {
  const { garage } = page
  const tenantSlug = useTenantSlug()
  return (
    <div className="garage">
      <AccountHead title="My garage" phone={page.phone}>
        <GarageLinks watchlist={page.watched !== null} garage={garage} tenantSlug={tenantSlug} />
      </AccountHead>
      {page.watched === null ? null : (
        <Section id="watchlist" title="Watchlist">
          <WatchedList items={page.watched} phone={page.phone} back={myGaragePath()} level={3} />
        </Section>
      )}
      {garage ? <CarsOfThisBrowser tenantSlug={tenantSlug} /> : null}
    </div>
  )
}

type GarageLinksProps = { watchlist: boolean; garage: boolean; tenantSlug: string }

function GarageLinks({ watchlist, garage, tenantSlug }: GarageLinksProps) {
  const compared = useSavedList(tenantSlug, 'compare').entries
  const saved = useSavedList(tenantSlug, 'favourites').entries
  if (!watchlist && !garage) return null
  return (
    <p className="garage__nav">
      {watchlist ? (
        <LinkButton look="line" size="small" icon="heart" href={watchlistPath()}>
          Watchlist
        </LinkButton>
      ) : null}
      {garage ? (
        <>
          <LinkButton look="line" size="small" href={savedPath()}>
            {saved.length > 0 ? `Saved on this device (${saved.length})` : 'Saved on this device'}
          </LinkButton>
          <LinkButton
            look="line"
            size="small"
            icon="scale"
            href={comparePath(compared.map(({ slug }) => slug))}
          >
            {compared.length > 0 ? `Compare (${compared.length})` : 'Compare'}
          </LinkButton>
        </>
      ) : null}
    </p>
  )
}

/** Cars from browser storage; empty until they are loaded. */
function CarsOfThisBrowser({ tenantSlug }: { tenantSlug: string }) {
  const { found } = useSavedCars(tenantSlug)
  if (found === null || found === 'failed') return null
  const saved = found.saved.flatMap((each) => (each.kind === 'card' ? [each.card] : []))
  return (
    <>
      {saved.length > 0 ? (
        <Section id="saved" title="Saved on this device">
          <CarRow cards={saved} />
        </Section>
      ) : null}
      {found.viewed.length > 0 ? (
        <Section id="viewed" title="Recently viewed">
          <CarRow cards={found.viewed} />
        </Section>
      ) : null}
    </>
  )
}
