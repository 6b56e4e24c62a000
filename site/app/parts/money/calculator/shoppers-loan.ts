import { useEffect, useState } from 'react'

/** What the shopper made of a car's finance; the page shows it wherever it shows a repayment. */
export type ShoppersLoan = {
  carId: string
  /** `$198 per week`. */
  payment: string
  comparison: string
  /** `5 years, $5,000 deposit, 8.5% a year`. */
  terms: string
}

// An event, and no shared module: the calculator's script is loaded apart from the page's.
declare global {
  interface WindowEventMap {
    /** The calculator's loan has changed; null while its figures are those that the page came with. */
    'shoppers-loan': CustomEvent<ShoppersLoan | null>
  }
}

/** The shopper's own loan for a car; null while there is none. */
export function useShoppersLoan(carId: string): ShoppersLoan | null {
  const [loan, setLoan] = useState<ShoppersLoan | null>(null)
  useEffect(() => {
    const hear = ({ detail }: WindowEventMap['shoppers-loan']) => setLoan(detail)
    addEventListener('shoppers-loan', hear)
    return () => removeEventListener('shoppers-loan', hear)
  }, [])
  return loan?.carId === carId ? loan : null
}
