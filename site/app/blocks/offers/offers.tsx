import { OfferGrid } from '#app/parts/offer/offer-card.tsx'
import { offersPath } from '#app/paths.ts'
import { Section } from '#app/ui/section.tsx'
import type { OffersModel } from './offers.server.ts'

/** Offers that run at present. */
export function OffersBlock({ block }: { block: OffersModel & { key: string } }) {
  return (
    <Section
      id={block.key}
      title={block.title || 'Offers this month'}
      more={{ label: 'All offers', href: offersPath() }}
      tinted
    >
      <OfferGrid offers={block.offers} />
    </Section>
  )
}
