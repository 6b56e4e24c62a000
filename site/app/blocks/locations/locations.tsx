import { LocationGrid } from '#app/parts/location/location-card.tsx'
import { LocationCarousel } from '#app/parts/location/location-carousel.tsx'
import { locationsPath } from '#app/paths.ts'
import { Section } from '#app/ui/section.tsx'
import type { LocationsModel } from './locations.server.ts'

/** Locations of the dealer, in lines or in one line to swipe (LOC-01, LOC-07). */
export function LocationsBlock({ block }: { block: LocationsModel & { key: string } }) {
  return (
    <Section
      id={block.key}
      title={block.title || 'Our Locations'}
      more={{ label: 'All locations', href: locationsPath() }}
    >
      {block.swipes && block.places.length > 1 ? (
        <LocationCarousel places={block.places} />
      ) : (
        <LocationGrid places={block.places} />
      )}
    </Section>
  )
}
