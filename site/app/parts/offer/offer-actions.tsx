import { SiteLink } from '#app/ui/site-link.tsx'
import { withoutStega } from '#app/ui/without-stega.ts'
import type { OfferModel } from './offer-model.server.ts'

/** The actions of an offer as words (OFFER-01). */
export function OfferActions({ offer: { actions, name } }: { offer: Pick<OfferModel, 'actions' | 'name'> }) {
  return (
    <div className="offer-actions">
      {actions.map(({ label, href }) => (
        <SiteLink key={label} href={href} aria-label={`${label}: ${withoutStega(name)}`}>
          {label}
        </SiteLink>
      ))}
    </div>
  )
}
