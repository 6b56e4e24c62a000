import { useEffect, useState } from 'react'
import type { Observable } from 'rxjs'

/** What was read: neither while it is being read, both when reading again failed. */
export interface Loaded<T> {
  readonly value?: T
  readonly error?: string
}

/**
 * The last value of a stream of answers, such as `useDocumentStore().listenQuery` gives; opened again when `key` changes.
 * An error keeps the last value.
 */
export function useLive<Answer, T>(
  open: () => Observable<Answer>,
  read: (answer: Answer) => T,
  key: string,
): Loaded<T> {
  const [state, setState] = useState<Loaded<T>>({})
  useEffect(() => {
    const subscription = open().subscribe({
      next: (answer) => setState({ value: read(answer) }),
      error: (error: unknown) => setState((last) => ({ ...last, error: describeError(error) })),
    })
    return () => subscription.unsubscribe()
  }, [key])
  return state
}

const describeError = (error: unknown) => (error instanceof Error ? error.message : String(error))
