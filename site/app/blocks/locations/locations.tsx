import { useLocation } from '@remix-run/react'
import { ASKED } from '#app/http/route-handle.ts'
import { LocationGrid } from '#app/parts/location/location-card.tsx'
import { LocationCarousel } from '#app/parts/location/location-carousel.tsx'
import type { PlaceFinderModel } from '#app/parts/place-finder/find-places.server.ts'
import { FindNearest, PlaceList } from '#app/parts/place-finder/place-finder.tsx'
import { locationsPath } from '#app/paths.ts'
import { Section } from '#app/ui/section.tsx'
import type { LocationsModel } from './locations.server.ts'

/** Locations of the dealer, in lines, in one line to swipe (LOC-01, LOC-07), or found by a postcode. */
export function LocationsBlock({ block }: { block: LocationsModel & { key: string } }) {
  const title = block.title || 'Our Locations'
  if (block.layout === 'finder')
    return (
      <Section id={block.key} title={title}>
        <Finder finder={block.finder} block={block.key} />
      </Section>
    )
  return (
    <Section id={block.key} title={title} more={{ label: 'All locations', href: locationsPath() }}>
      {block.layout === 'carousel' && block.places.length > 1 ? (
        <LocationCarousel places={block.places} />
      ) : (
        <LocationGrid places={block.places} />
      )}
    </Section>
  )
}

/** The places of the page's own block, ordered by what its form asks for. */
function Finder({ finder, block }: { finder: PlaceFinderModel; block: string }) {
  const { pathname } = useLocation()
  return (
    <>
      <FindNearest finder={finder} action={`${pathname}#${block}`} hidden={{ [ASKED]: block }} />
      <PlaceList finder={finder} />
    </>
  )
}
