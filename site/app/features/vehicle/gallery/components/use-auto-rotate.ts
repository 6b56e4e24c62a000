import { useEffect, useRef } from 'react'
import { AUTO_ROTATE_MS } from '#app/features/vehicle/gallery/spin.ts'

/** Rotates `steps` steps while active; none with reduced motion (VDP-05). */
export function useAutoRotate(active: boolean, step: () => void, steps: number): void {
  const latest = useRef(step)
  latest.current = step
  useEffect(() => {
    if (!active || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let remaining = steps
    const timer = setInterval(() => {
      latest.current()
      remaining -= 1
      if (remaining === 0) clearInterval(timer)
    }, AUTO_ROTATE_MS)
    return () => clearInterval(timer)
  }, [active, steps])
}
