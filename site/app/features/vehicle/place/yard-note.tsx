import { useSyncExternalStore } from 'react'
import type { CarPlaceModel } from '#app/parts/car/facts/car-place.server.ts'
import { tabStore } from '#app/ui/browser-storage.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useTenantSlug } from '#app/ui/tenant-slug.ts'

const DISMISSED = 'forecourt:announcement-dismissed'

type YardNoteProps = {
  /** The car's city where it is not the dealer's own; null where it is. */
  city: string | null
  place: Pick<CarPlaceModel, 'directions'>
}

/** That a car is in another city than the dealer's own; dismissed for this city and tab (VDP-34, VDP-35). */
export function YardNote({ city, place: { directions } }: YardNoteProps) {
  const key = `${useTenantSlug()}.announcement`
  const isDismissed = useSyncExternalStore(
    onDismiss,
    () => tabStore.read(key) === city,
    () => false,
  )
  if (city === null || isDismissed) return null
  const dismiss = () => {
    tabStore.write(key, city)
    dispatchEvent(new Event(DISMISSED))
  }
  return (
    <div className="side__city small" role="note" aria-label="Where this vehicle is">
      <span>Located at {city}</span>
      {directions ? (
        <a className="link" href={directions}>
          Get Directions
        </a>
      ) : null}
      <button type="button" className="only-js" aria-label="Dismiss" onClick={dismiss}>
        <Icon name="x" />
      </button>
    </div>
  )
}

function onDismiss(listener: () => void): () => void {
  addEventListener(DISMISSED, listener)
  return () => removeEventListener(DISMISSED, listener)
}
