import { useEffect, useState } from 'react'
import type { Loaded } from './use-live.ts'

/**
 * The answer to a question, asked again when `key` changes, after `pauseMs` without a further change. A null key asks
 * nothing. Until the next answer the last one stays; an outdated one is dropped.
 */
export function useAnswer<T>(
  key: string | null,
  ask: (signal: AbortSignal) => Promise<T>,
  pauseMs = 0,
): Loaded<T> & { readonly key: string | null } {
  const [state, setState] = useState<Loaded<T> & { key: string | null }>({ key: null })
  useEffect(() => {
    if (key === null) return
    const controller = new AbortController()
    const timer = setTimeout(() => {
      ask(controller.signal).then(
        (value) => !controller.signal.aborted && setState({ key, value }),
        (error: unknown) =>
          !controller.signal.aborted &&
          setState({ key, error: error instanceof Error ? error.message : String(error) }),
      )
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [key])
  return key === null ? { key: null } : state
}
