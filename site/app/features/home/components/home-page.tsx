import { BlockList } from '#app/blocks/block-list.tsx'
import { HeroBlock } from '#app/blocks/hero.tsx'
import { ScrollingBanner } from '#app/features/home/components/scrolling-banner.tsx'
import { LocationGrid } from '#app/features/locations/components/location-card.tsx'
import { OfferGrid } from '#app/features/offers/components/offer-card.tsx'
import { locationsPath, offersPath } from '#app/paths.ts'
import { Section } from '#app/ui/section.tsx'
import type { HomeModel } from '../home-models.ts'
import { BodyTiles } from './body-tiles.tsx'
import { BrandGrids } from './brand-grids.tsx'
import { Figures } from './figures.tsx'
import { Finder } from './finder.tsx'

/** The front page of a dealer. A part without content is not there. */
export function HomePage({ home }: { home: Omit<HomeModel, 'meta'> }) {
  const {
    hero,
    finder,
    bodies,
    bodiesTitle,
    figures,
    brandGrids,
    scrollingBanner,
    blocks,
    offers,
    locations,
  } = home
  return (
    <>
      <HeroBlock block={hero} first>
        {finder ? <Finder finder={finder} /> : null}
      </HeroBlock>
      <ScrollingBanner text={scrollingBanner} />
      <Figures figures={figures} />
      <BrandGrids grids={brandGrids} />
      <BodyTiles title={bodiesTitle} bodies={bodies} />
      <BlockList blocks={blocks.opening} />
      {offers.length > 0 ? (
        <Section
          id="offers"
          title="Offers this month"
          more={{ label: 'All offers', href: offersPath() }}
          tinted
        >
          <OfferGrid offers={offers} />
        </Section>
      ) : null}
      <BlockList blocks={blocks.middle} />
      {locations.length > 0 ? (
        <Section
          id="locations"
          title="Our Locations"
          more={{ label: 'All locations', href: locationsPath() }}
        >
          <LocationGrid places={locations} />
        </Section>
      ) : null}
      <BlockList blocks={blocks.closing} />
    </>
  )
}
