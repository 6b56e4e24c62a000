import type { ReactNode } from 'react'
import type { useTrack } from './use-track.ts'

type TrackProps = {
  track: ReturnType<typeof useTrack>
  className: string
  /** What it is called. */
  label: string
  children: ReactNode
}

/** A carousel, moved by touch, keys and arrows, never by itself. */
export function Track({ track, className, label, children }: TrackProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a scrolling region with keyboard control, not a form's group
    <div
      className={`track ${className}`}
      ref={track.ref}
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
      onScroll={track.onScroll}
      onKeyDown={track.onKeyDown}
    >
      {children}
    </div>
  )
}
