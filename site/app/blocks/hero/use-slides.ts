import { type RefObject, useCallback, useEffect, useState } from 'react'

const SLIDE_MS = 7_000

/**
 * Moves the radio buttons of a group on by themselves, from the last to the first. They rest while the pointer or the
 * focus is in their section, and do not begin where less motion is asked for.
 */
export function useSlides(group: RefObject<HTMLElement>, autoplay: boolean) {
  const [playing, setPlaying] = useState(false)
  const move = useCallback(
    (by: number) => {
      const radios = [...(group.current?.querySelectorAll<HTMLInputElement>('input') ?? [])]
      const next =
        radios[
          nextSlide(
            radios.findIndex(({ checked }) => checked),
            by,
            radios.length,
          )
        ]
      if (next) next.checked = true
    },
    [group],
  )
  useEffect(() => {
    setPlaying(autoplay && !matchMedia('(prefers-reduced-motion: reduce)').matches)
  }, [autoplay])
  useEffect(() => {
    if (!playing) return
    const section = group.current?.closest('section')
    const timer = setInterval(() => {
      if (!document.hidden && !section?.matches(':hover, :focus-within')) move(1)
    }, SLIDE_MS)
    return () => clearInterval(timer)
  }, [playing, group, move])
  const step = (by: number) => {
    setPlaying(false)
    move(by)
  }
  return { playing, setPlaying, step }
}

/** The slide `by` steps on, in a loop. */
export function nextSlide(index: number, by: number, count: number): number {
  return count === 0 ? 0 : (index + by + count) % count
}
