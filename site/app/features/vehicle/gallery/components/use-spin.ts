import type { ComponentType } from 'react'
import { useEffect, useState } from 'react'
import { fetchPicture } from '#app/ui/fetch-picture.ts'
import { hasNoPicture } from '#app/ui/late-pictures.ts'
import type { SpinFrames, SpinModel } from '../../vehicle-model.ts'
import type { SpinViewProps } from './spin-view.tsx'

/**
 * A spin's script and addresses load when it is opened; until then, and when loading fails, its first frame is shown.
 * The kind is `unavailable` when even that frame failed.
 */
export type SpinState =
  | { kind: 'closed' | 'loading' | 'failed' | 'unavailable' }
  | { kind: 'open'; frames: SpinFrames; View: ComponentType<SpinViewProps> }

/** The state of a car's spin, with `open` and `fail`. */
export function useSpin(spin: SpinModel | null) {
  const [state, setState] = useState<SpinState>({ kind: 'closed' })
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
  const open = () => {
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
  return { state, rotates: spin?.rotates === true, open, fail }
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
