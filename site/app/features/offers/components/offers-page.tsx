import { homePath, offersPath } from '#app/paths.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { OffersPageModel } from '../queries.server.ts'
import { OfferGrid } from './offer-card.tsx'
import { PromotionsSlider } from './promotions-slider.tsx'

/** All offers of the site, by category where there are several. */
export function OffersPage({ offers, promotions, categories }: Omit<OffersPageModel, 'meta'>) {
  return (
    <>
      <PromotionsSlider promotions={promotions} />
      <div className="wrap page">
        <Breadcrumbs crumbs={[{ label: 'Home', href: homePath() }, { label: 'Special offers' }]} />
        <div className="head">
          <h1>Special offers</h1>
        </div>
        {categories.length > 0 ? (
          <nav className="row offer-categories" aria-label="Offer categories">
            {categories.map(({ label, href, current }) => (
              <SiteLink
                className="pill pill--link"
                key={href}
                href={href}
                aria-current={current ? 'true' : undefined}
              >
                {label}
              </SiteLink>
            ))}
          </nav>
        ) : null}
        <h2 className="vh">Offers</h2>
        {offers.length > 0 ? (
          <OfferGrid offers={offers} leading={promotions.length === 0} />
        ) : (
          <EmptyState
            title="No offers available"
            text="There is no offer here at this time. Please look again soon."
            action={{ label: 'All offers', href: offersPath() }}
          />
        )}
      </div>
    </>
  )
}
