import { useId } from 'react'
import type { Place } from '../hotspots.ts'
import '#app/styles/pages/hotspots.css'

/** A hotspot that is seen, with its place on the picture. */
export type ShownHotspot = { description: string; place: Place }

/** Points over a picture that say what is there when they are pressed (VDP-10). */
export function HotspotList({ hotspots }: { hotspots: readonly ShownHotspot[] }) {
  const id = useId()
  if (hotspots.length === 0) return null
  return (
    <ul className="hotspots" aria-label="What is where">
      {hotspots.map(({ description, place: { x, y } }, index) => (
        <li key={description} style={{ left: `${x}%`, top: `${y}%` }}>
          <button type="button" aria-label={description} {...{ popovertarget: `${id}${index}` }} />
          <p className="hotspot__text" id={`${id}${index}`} {...{ popover: 'auto' }}>
            {description}
          </p>
        </li>
      ))}
    </ul>
  )
}
