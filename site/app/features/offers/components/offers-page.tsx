import { formatCount } from '#app/domain/words/count.ts'
import { OfferGrid } from '#app/parts/offer/offer-card.tsx'
import { offersPath } from '#app/paths.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { offerCrumbs } from '../offer-crumbs.ts'
import type { OffersPageModel } from '../queries.server.ts'
import { LeadOffers } from './lead-offers.tsx'
import '#app/styles/pages/offers.css'

/** All offers of the site: the first of them wide, then the list, narrowed by make or kind. */
export function OffersPage({ leads, offers, choices }: Omit<OffersPageModel, 'meta'>) {
  return (
    <>
      <PageHead
        title="Special offers"
        crumbs={offerCrumbs()}
        lede="What each one costs, what comes with it, and the day it ends."
        joined={leads.length > 0}
      />
      <LeadOffers offers={leads} />
      <div className="wrap offers-page">
        <div className="filter-line">
          <OfferChoices choices={choices} />
          <p className="muted small" role="status">
            {formatOfferCount(offers.length)}
          </p>
        </div>
        <h2 className="vh">Offers</h2>
        {offers.length > 0 || leads.length > 0 ? (
          <OfferGrid offers={offers} leading={leads.length === 0} />
        ) : (
          <EmptyState
            title="No offers available"
            text="No offers right now. Check back soon, or see what’s in stock."
            action={{ label: 'All offers', href: offersPath() }}
          />
        )}
      </div>
    </>
  )
}

/** Links, so that they narrow the list without JavaScript. */
function OfferChoices({ choices: { title, list } }: Pick<OffersPageModel, 'choices'>) {
  if (list.length === 0) return null
  return (
    <nav className="chips" aria-label={title}>
      {list.map(({ label, href, count, current }) => (
        <SiteLink key={href} href={href} aria-current={current ? 'true' : undefined} keepsScroll>
          {label} <span>{formatCount(count)}</span>
        </SiteLink>
      ))}
    </nav>
  )
}

function formatOfferCount(count: number): string {
  if (count === 0) return 'No offers'
  const offers = count === 1 ? 'offer' : 'offers'
  const soonest = count > 1 ? ', soonest to end first' : ''
  return `${formatCount(count)} ${offers}${soonest}`
}
