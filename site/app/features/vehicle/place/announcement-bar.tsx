import { useSyncExternalStore } from 'react'
import { tabStore } from '#app/ui/browser-storage.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useTenantSlug } from '#app/ui/tenant-slug.ts'

const DISMISSED = 'forecourt:announcement-dismissed'

type AnnouncementBarProps = { city: string; directions: string | null }

/** Where a car is that is not in the dealer's own city; dismissed for this city and tab (VDP-34, VDP-35). */
export function AnnouncementBar({ city, directions }: AnnouncementBarProps) {
  const key = `${useTenantSlug()}.announcement`
  const isDismissed = useSyncExternalStore(
    onDismiss,
    () => tabStore.read(key) === city,
    () => false,
  )
  if (isDismissed) return null
  const dismiss = () => {
    tabStore.write(key, city)
    dispatchEvent(new Event(DISMISSED))
  }
  return (
    <aside className="announcement" aria-label="Where this vehicle is">
      <div className="wrap">
        <p>
          <Icon name="map-pin" />
          Located at {city}
        </p>
        {directions ? (
          <a className="link" href={directions}>
            Get Directions
          </a>
        ) : null}
        <button type="button" className="only-js" aria-label="Dismiss" onClick={dismiss}>
          <Icon name="x" />
        </button>
      </div>
    </aside>
  )
}

function onDismiss(listener: () => void): () => void {
  addEventListener(DISMISSED, listener)
  return () => removeEventListener(DISMISSED, listener)
}
