import type { ReactNode } from 'react'
import type { useTrack } from './use-track.ts'

type TrackProps = {
  track: ReturnType<typeof useTrack>
  className: string
  /** What it is called. */
  label: string
  children: ReactNode
}

/** Slides beside each other, of which one shows: moved by touch, keys and arrows, and by itself never. */
export function Track({ track, className, label, children }: TrackProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a scrolling region that keys move, not a form's group
    <div
      className={`track ${className}`}
      ref={track.ref}
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      onScroll={track.onScroll}
      onKeyDown={track.onKeyDown}
    >
      {children}
    </div>
  )
}
