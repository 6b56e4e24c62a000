import { useEffect, useMemo, useState } from 'react'

/** The picture that was chosen as wordmark; it is uploaded when the dealer is made. */
export interface Wordmark {
  readonly file: File | null
  /** An address at which this page can show it. */
  readonly address: string | null
  choose(file: File | null): void
}

/** Keeps the chosen picture while the form is open. */
export function useWordmark(): Wordmark {
  const [file, choose] = useState<File | null>(null)
  const address = useMemo(() => (file ? URL.createObjectURL(file) : null), [file])
  useEffect(() => {
    if (address) return () => URL.revokeObjectURL(address)
  }, [address])
  return { file, address, choose }
}
