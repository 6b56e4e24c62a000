import { useEffect, useRef, useState } from 'react'
import {
  fetchOrder,
  isSpin,
  nearestFrame,
  openingFrame,
  rotatedFrame,
} from '#app/features/vehicle/gallery/spin.ts'
import { fetchPicture } from '#app/ui/fetch-picture.ts'
import { hasNoPicture } from '#app/ui/late-pictures.ts'
import type { SpinFrames } from '../gallery-section.server.ts'

/** Frame width in pixels that is enough for a narrow, low-density screen. */
const SMALL_ENOUGH = 700

/**
 * Fetches a spin's frames, coarse steps first. `arrived` counts the settled requests, `shown` gives the nearest
 * loaded frame. A frame that fails is skipped; when too few load, `fail` is called.
 */
export function useFrames({ small, large }: SpinFrames, fail: () => void) {
  const sources = useRef(pixelsAcross() > SMALL_ENOUGH ? large : small).current
  const [loaded, setLoaded] = useState<ReadonlySet<number>>(new Set())
  const [arrived, setArrived] = useState(0)
  const failed = useRef(fail)
  failed.current = fail
  useEffect(() => {
    const ended = new AbortController()
    const { signal } = ended
    const good = new Set<number>()
    const load = async (frame: number) => {
      const isLoaded = await loadFrame(sources[frame] ?? '', signal)
      if (signal.aborted) return
      if (isLoaded) good.add(frame)
      setLoaded(new Set(good))
      setArrived((count) => count + 1)
    }
    setArrived(0)
    const count = sources.length
    const order = fetchOrder(count).map((frame) => rotatedFrame(frame, openingFrame(count), count))
    Promise.all(order.map(load)).then(() => {
      if (signal.aborted) return
      if (good.size < count)
        console.warn(`${count - good.size} of ${count} pictures of the spin failed to load.`)
      if (!isSpin(good.size)) failed.current()
    })
    return () => ended.abort()
  }, [sources])
  return { sources, arrived, shown: (frame: number) => nearestFrame(frame, loaded, sources.length) }
}

/** Milliseconds without a turn after which a frame is at rest. */
const REST_MS = 250

/** The address of a sharper frame, once it is loaded; null until then, and where there is none or it fails to load. */
export function useSharpFrame(source: string | undefined): string | null {
  const [loaded, setLoaded] = useState<string | null>(null)
  useEffect(() => {
    if (source === undefined || pixelsAcross() <= SMALL_ENOUGH) return
    const ended = new AbortController()
    const timer = setTimeout(async () => {
      const isLoaded = await loadFrame(source, ended.signal)
      if (isLoaded && !ended.signal.aborted) setLoaded(source)
    }, REST_MS)
    return () => {
      clearTimeout(timer)
      ended.abort()
    }
  }, [source])
  return source !== undefined && loaded === source ? loaded : null
}

const pixelsAcross = () => Math.min(innerWidth, 900) * devicePixelRatio

/** Whether the requested picture loaded; the browser's cache has it afterwards. */
async function loadFrame(source: string, signal: AbortSignal): Promise<boolean> {
  try {
    const answer = await fetchPicture(source, { signal })
    await answer.arrayBuffer()
    if (!answer.ok || hasNoPicture(answer)) return false
    const image = new Image()
    image.src = source
    await image.decode()
    return true
  } catch {
    return false // left out, and counted by the caller
  }
}
