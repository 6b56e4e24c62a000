import { useState } from 'react'

/** Saves by a press: what is under way, what went wrong, and whether it was saved. */
export interface Saving {
  readonly isBusy: boolean
  readonly error: string | null
  /** @returns whether it was saved */
  readonly save: (write: () => Promise<void>) => Promise<boolean>
}

export function useSaving(): Saving {
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const save = async (write: () => Promise<void>) => {
    setBusy(true)
    setError(null)
    try {
      await write()
      return true
    } catch (refusal) {
      setError(refusal instanceof Error ? refusal.message : String(refusal))
      return false
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, error, save }
}
