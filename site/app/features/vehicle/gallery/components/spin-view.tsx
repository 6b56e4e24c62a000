import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { placeOnSpin } from '#app/features/vehicle/gallery/hotspots.ts'
import {
  AUTO_ROTATE_MS,
  draggedFrame,
  openingFrame,
  rotatedFrame,
} from '#app/features/vehicle/gallery/spin.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { SpinFrames } from '../gallery-section.server.ts'
import { HotspotList } from './hotspot-list.tsx'
import { useFrames, useSharpFrame } from './use-frames.ts'

export type SpinViewProps = {
  frames: SpinFrames
  alt: string
  /** Turns round once by itself. */
  rotates: boolean
  /** It was opened by a press, whose button it replaces. */
  takesFocus: boolean
  /** Too few frames loaded. */
  fail: () => void
}

/**
 * A 360° spin: rotated by dragging, by the arrow keys, and once automatically until first touched (VDP-04 to VDP-06). It
 * shows the loaded frame nearest to its position, and where it comes to rest the same frame sharper. Its slider is for the
 * keyboard and for screen readers.
 */
export function SpinView({ frames, alt, rotates, takesFocus, fail }: SpinViewProps) {
  const slider = useRef<HTMLInputElement>(null)
  const { sources, shown, arrived } = useFrames(frames, fail)
  const count = sources.length
  const [frame, setFrame] = useState(openingFrame(count))
  const [touched, setTouched] = useState(false)
  const rotateTo = (to: number) => {
    setTouched(true)
    setFrame(to)
  }
  const turns = useAutoRotate(
    rotates && arrived === count && !touched,
    () => setFrame((at) => rotatedFrame(at, 1, count)),
    count,
  )
  const sharp = useSharpFrame(arrived === count && !turns ? frames.sharp?.[frame] : undefined)
  const takeKeys = () => slider.current?.focus({ preventScroll: true })
  // A press focuses the gallery, whose arrow keys change the slide.
  const drag = useDrag(frame, count, { rotateTo, dragged: takeKeys })
  const focuses = useRef(takesFocus)
  useEffect(() => {
    if (focuses.current) slider.current?.focus({ preventScroll: true })
  }, [])
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    rotateTo(rotatedFrame(frame, step, count))
  }
  const source = sources[shown(frame) ?? -1]
  const hotspots = frames.hotspots.flatMap((hotspot) => {
    const place = placeOnSpin(hotspot, (frame * 360) / count)
    return place ? [{ description: hotspot.description, place }] : []
  })
  return (
    <div className="spin" aria-busy={arrived < count}>
      <div className="spin__stage" {...drag}>
        {source ? <img src={sharp ?? source} width={600} height={400} alt={alt} draggable={false} /> : null}
      </div>
      <HotspotList hotspots={hotspots} />
      {touched ? null : (
        <p className="spin__hint chip" aria-hidden="true">
          <Icon name="move-horizontal" />
          {hint()}
        </p>
      )}
      <input
        ref={slider}
        className="vh"
        type="range"
        min={0}
        max={count - 1}
        value={frame}
        aria-label="Turn the vehicle"
        aria-valuetext={`${Math.round((frame * 360) / count)} degrees`}
        onChange={(event) => rotateTo(Number(event.target.value))}
        // The gallery's own arrow keys change the slide.
        onKeyDownCapture={(event) => {
          onKeyDown(event)
          event.stopPropagation()
        }}
      />
    </div>
  )
}

// A slider stops at its ends; a rotation continues.
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }

/** What a finger or a mouse does; the view is only in the browser. */
const hint = () => (matchMedia('(pointer: coarse)').matches ? 'Swipe to spin' : 'Drag to spin')

type Dragging = { rotateTo: (to: number) => void; dragged: () => void }

function useDrag(frame: number, count: number, { rotateTo, dragged }: Dragging) {
  const from = useRef<{ x: number; frame: number } | null>(null)
  const end = () => {
    from.current = null
    dragged()
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      from.current = { x: event.clientX, frame }
      rotateTo(frame)
    },
    onPointerMove: (event: PointerEvent) => {
      const { current } = from
      if (current) rotateTo(draggedFrame(current.frame, event.clientX - current.x, count))
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}

/** Rotates `steps` steps while active; none with reduced motion (VDP-05). @returns whether it does */
function useAutoRotate(active: boolean, step: () => void, steps: number): boolean {
  const latest = useRef(step)
  latest.current = step
  const [turns, setTurns] = useState(false)
  useEffect(() => {
    if (!active || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let remaining = steps
    setTurns(true)
    const stop = () => {
      clearInterval(timer)
      setTurns(false)
    }
    const timer = setInterval(() => {
      latest.current()
      remaining -= 1
      if (remaining === 0) stop()
    }, AUTO_ROTATE_MS)
    return stop
  }, [active, steps])
  return turns
}
