import { hidesSwipeHintOnLarge, locationCarouselColumns } from '@forecourt/schemas/contract/pure'
import type { CSSProperties } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import type { LocationCardModel } from '../location-card.server.ts'
import { LocationCard } from './location-card.tsx'

/** Places in a row that swipes (LOC-07): five columns for more than four of them (LOC-09). */
export function LocationCarousel({ places }: { places: readonly LocationCardModel[] }) {
  const style = { '--columns': locationCarouselColumns(places.length) } as CSSProperties
  const hint = hidesSwipeHintOnLarge(places.length) ? 'swipe-hint swipe-hint--small' : 'swipe-hint'
  return (
    <div className="swiped">
      <p className={hint}>
        Swipe <Icon name="move-horizontal" />
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a scrolling region, not a form's group */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <div className="rail rail--places" role="group" aria-label="Locations" tabIndex={0} style={style}>
        {places.map((place, index) => (
          <LocationCard key={place.id} place={place} index={index} />
        ))}
      </div>
    </div>
  )
}
