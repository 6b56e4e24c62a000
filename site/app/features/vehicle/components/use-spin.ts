import type { ComponentType } from 'react'
import { useState } from 'react'
import type { SpinFrames, SpinModel } from '../vehicle-model.ts'
import type { SpinViewProps } from './spin-view.tsx'

/** A spin's script and addresses come when it is opened; until then, and when they do not come, its first frame stands. */
export type SpinState =
  | { kind: 'closed' | 'loading' | 'failed' }
  | { kind: 'open'; frames: SpinFrames; View: ComponentType<SpinViewProps> }

/** The state of a car's spin, what opens it, and what says that too few of its frames came. */
export function useSpin(spin: SpinModel | null) {
  const [state, setState] = useState<SpinState>({ kind: 'closed' })
  const fail = () => setState({ kind: 'failed' })
  const open = () => {
    if (spin === null || state.kind === 'loading' || state.kind === 'open') return
    setState({ kind: 'loading' })
    Promise.all([import('./spin-view.tsx'), fetchFrames(spin.href)]).then(
      ([{ SpinView }, frames]) => setState({ kind: 'open', frames, View: SpinView }),
      (error: unknown) => {
        console.warn('The spin did not come.', error)
        fail()
      },
    )
  }
  return { state, open, fail }
}

async function fetchFrames(href: string): Promise<SpinFrames> {
  const answer = await fetch(href)
  if (!answer.ok) throw new Error(`The frames answered ${answer.status}.`)
  return answer.json()
}
