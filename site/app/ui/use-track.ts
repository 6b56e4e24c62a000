import { type KeyboardEvent, useCallback, useRef, useState } from 'react'

/** A row that snaps from child to child; it may show a part of the next one. */
export function useTrack(count: number) {
  const ref = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState(0)
  /** The target of the running scroll, and its last distance in children. */
  const aim = useRef<{ to: number; distance: number } | null>(null)
  const go = useCallback((to: number) => {
    const track = ref.current
    if (!track) return
    // The next step starts from the target, however far the scroll has come.
    aim.current = { to, distance: Number.POSITIVE_INFINITY }
    setIndex(to)
    // Only a neighbour scrolls smoothly: scrolling past ten pictures would load them all.
    const step = measureStep(track)
    const near = Math.abs(to * step - track.scrollLeft) < 1.5 * step
    track.scrollTo({
      left: to * step,
      behavior: near && !reducedMotion() ? 'smooth' : 'instant',
    })
  }, [])
  const onScroll = useCallback(() => {
    const track = ref.current
    if (!track || track.clientWidth === 0) return
    const here = track.scrollLeft / measureStep(track)
    if (aim.current) {
      const distance = Math.abs(here - aim.current.to)
      const isOnItsWay = distance >= 0.5 && distance <= aim.current.distance
      aim.current = isOnItsWay ? { ...aim.current, distance } : null
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

/** The distance from one child to the next, in CSS pixels. */
function measureStep(track: HTMLElement): number {
  const [first, second] = track.children as HTMLCollectionOf<HTMLElement>
  return (first && second && second.offsetLeft - first.offsetLeft) || track.clientWidth
}

/** The target index of a key; null for other keys. */
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
