import { useSyncExternalStore } from 'react'

/** What the shopper made of a car's finance; the page shows it wherever it shows a repayment. */
export type ShoppersLoan = {
  carId: string
  /** `$198 per week`. */
  payment: string
  comparison: string
  /** `5 years, $5,000 deposit, 8.5% a year`. */
  terms: string
}

let current: ShoppersLoan | null = null
const listeners = new Set<() => void>()

/** Tells the page of a changed loan; null while the figures are those that the page came with. */
export function publishLoan(loan: ShoppersLoan | null): void {
  if (JSON.stringify(loan) === JSON.stringify(current)) return
  current = loan
  for (const listen of listeners) listen()
}

function subscribe(listen: () => void): () => void {
  listeners.add(listen)
  return () => listeners.delete(listen)
}

/** The shopper's own loan for a car; null while there is none. */
export function useShoppersLoan(carId: string): ShoppersLoan | null {
  const loan = useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  )
  return loan?.carId === carId ? loan : null
}
