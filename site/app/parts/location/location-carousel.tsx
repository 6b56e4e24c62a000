import { hidesSwipeHintOnLarge, locationCarouselColumns } from '@forecourt/schemas/contract/pure'
import type { CSSProperties } from 'react'
import { Arrows } from '#app/ui/arrows.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useTrack } from '#app/ui/use-track.ts'
import type { LocationCardModel } from './location-card.server.ts'
import { LocationCard } from './location-card.tsx'

/** Places in a row that swipes (LOC-07): five columns for more than four of them (LOC-09), with arrows for the others. */
export function LocationCarousel({ places }: { places: readonly LocationCardModel[] }) {
  const columns = locationCarouselColumns(places.length)
  const style = { '--columns': columns } as CSSProperties
  // The steps to its end, where all columns are in view.
  const steps = places.length - columns + 1
  const track = useTrack(steps)
  const hint = hidesSwipeHintOnLarge(places.length) ? 'swipe-hint swipe-hint--small' : 'swipe-hint'
  return (
    <div className="swiped">
      <p className={hint}>
        Swipe <Icon name="move-horizontal" />
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a scrolling region, not a form's group */}
      <div
        ref={track.ref}
        className="rail rail--places"
        role="group"
        aria-label="Locations"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        style={style}
        onScroll={track.onScroll}
      >
        {places.map((place) => (
          <LocationCard key={place.id} place={place} />
        ))}
      </div>
      {steps > 1 ? (
        <div className="swiped__arrows">
          <Arrows index={track.index} count={steps} go={track.go} of="location" />
        </div>
      ) : null}
    </div>
  )
}
