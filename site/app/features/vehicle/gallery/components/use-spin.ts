import { type ComponentType, useEffect, useRef, useState } from 'react'
import { fetchPicture } from '#app/ui/fetch-picture.ts'
import { hasNoPicture } from '#app/ui/late-pictures.ts'
import type { SpinFrames, SpinModel } from '../gallery-section.server.ts'
import type { SpinViewProps } from './spin-view.tsx'

/**
 * A spin's script and addresses load when it is opened; until then, and when loading fails, its first frame is shown.
 * The kind is `unavailable` when even that frame failed.
 */
export type SpinState =
  | { kind: 'closed' | 'loading' | 'failed' | 'unavailable' }
  | { kind: 'open'; frames: SpinFrames; View: ComponentType<SpinViewProps> }

/**
 * The state of a car's spin, with `open` and `fail`.
 * @param isFirst the gallery opens with it: it opens by itself once the page is idle (VDP-03, VDP-05)
 */
export function useSpin(spin: SpinModel | null, isFirst: boolean) {
  const [state, setState] = useState<SpinState>({ kind: 'closed' })
  const isPressed = useRef(false)
  const fail = () => setState({ kind: 'failed' })
  useEffect(() => {
    if (spin === null) return
    const cancellation = new AbortController()
    isMissing(spin.first.src, cancellation.signal).then(
      (missing) => {
        if (!missing) return
        console.warn('The first picture of the spin is missing.')
        setState({ kind: 'unavailable' })
      },
      () => {}, // nobody knows; whoever opens it will see
    )
    return () => cancellation.abort()
  }, [spin])
  const load = () => {
    if (spin === null || state.kind === 'loading' || state.kind === 'open') return
    setState({ kind: 'loading' })
    Promise.all([import('./spin-view.tsx'), fetchFrames(spin.href)]).then(
      ([{ SpinView }, frames]) => setState({ kind: 'open', frames, View: SpinView }),
      (error: unknown) => {
        console.warn('The spin failed to load.', error)
        fail()
      },
    )
  }
  const open = () => {
    isPressed.current = true
    load()
  }
  const rotates = spin?.rotates === true
  const latest = useRef(load)
  latest.current = load
  useEffect(() => (rotates && isFirst ? whenIdle(() => latest.current()) : undefined), [rotates, isFirst])
  return { state, rotates, isPressed, open, fail }
}

/** After the page has loaded, and then some, as its own pictures come first; Safari has no requestIdleCallback. */
const IDLE_MS = 1_500

/** Calls once the page is idle, unless the visitor asked for less motion or less data. Returns what cancels it. */
function whenIdle(call: () => void): () => void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  if (connection?.saveData || matchMedia('(prefers-reduced-motion: reduce)').matches) return () => undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    timer = setTimeout(call, IDLE_MS)
  }
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
  return () => {
    removeEventListener('load', wait)
    clearTimeout(timer)
  }
}

// By `fetch`: the frames come with the view's script, or fail with it.
async function fetchFrames(href: string): Promise<SpinFrames> {
  const answer = await fetch(href)
  if (!answer.ok) throw new Error(`Fetching the frames failed with status ${answer.status}.`)
  return answer.json()
}

/** Whether there is no picture at an address. */
async function isMissing(source: string, signal: AbortSignal): Promise<boolean> {
  const answer = await fetchPicture(source, { method: 'HEAD', signal })
  return hasNoPicture(answer)
}
