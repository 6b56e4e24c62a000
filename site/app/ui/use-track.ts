import { type KeyboardEvent, useCallback, useRef, useState } from 'react'

/** A row that snaps from one child to the next; it may show a part of the one after. */
export function useTrack(count: number) {
  const ref = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState(0)
  /** Where the track is on its way to, and how many children away that was when it was last seen. */
  const aim = useRef<{ to: number; away: number } | null>(null)
  const go = useCallback((to: number) => {
    const track = ref.current
    if (!track) return
    // The next step goes from there, however far the glide has come.
    aim.current = { to, away: Number.POSITIVE_INFINITY }
    setIndex(to)
    // Only the neighbour slides in: a glide past ten pictures would fetch them all.
    const step = stepOf(track)
    const near = Math.abs(to * step - track.scrollLeft) < 1.5 * step
    track.scrollTo({
      left: to * step,
      behavior: near && !reducedMotion() ? 'smooth' : 'instant',
    })
  }, [])
  const onScroll = useCallback(() => {
    const track = ref.current
    if (!track || track.clientWidth === 0) return
    const here = track.scrollLeft / stepOf(track)
    if (aim.current) {
      const away = Math.abs(here - aim.current.to)
      const isOnItsWay = away >= 0.5 && away <= aim.current.away
      aim.current = isOnItsWay ? { ...aim.current, away } : null
      if (isOnItsWay) return
    }
    setIndex(Math.round(here))
  }, [])
  const onKeyDown = useCallback(
    (event: KeyboardEvent) => {
      const to = keyTarget(event.key, index, count)
      if (to === null) return
      event.preventDefault()
      go(to)
    },
    [index, count, go],
  )
  return { ref, index, go, onScroll, onKeyDown }
}

/** From one child to the next, in CSS pixels. */
function stepOf(track: HTMLElement): number {
  const [first, second] = track.children as HTMLCollectionOf<HTMLElement>
  return (first && second && second.offsetLeft - first.offsetLeft) || track.clientWidth
}

/** Where a key leads from a place in a row; null for a key that leads nowhere. */
export function keyTarget(key: string, index: number, count: number): number | null {
  switch (key) {
    case 'ArrowLeft':
      return Math.max(0, index - 1)
    case 'ArrowRight':
      return Math.min(count - 1, index + 1)
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}

const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches
