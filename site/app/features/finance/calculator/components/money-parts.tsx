import { useCallback, useState } from 'react'
import { recordEvent } from '#app/features/analytics/record-event.ts'
import { FuelCost } from '../../fuel/fuel-cost.tsx'
import { LenderBlock } from '../../lender/components/lender-block.tsx'
import { VehicleQuote } from '../../quote/components/vehicle-quote.tsx'
import type { MoneyModel } from '../money-model.ts'
import type { ShoppersLoan } from '../shoppers-loan.ts'
import { Calculator } from './calculator.tsx'

/** The first change to any field of the calculator (FIN-42). */
const CALCULATOR_USED = 26

/** The lender's figures, the calculator and the fuel cost of one car. */
export function MoneyParts({ finance, quote, fuel }: MoneyModel) {
  // The lender's own figures are of the loan that the page came with.
  const [changed, setChanged] = useState(false)
  const tell = useCallback((loan: ShoppersLoan | null) => {
    setChanged(loan !== null)
    dispatchEvent(new CustomEvent('shoppers-loan', { detail: loan }))
  }, [])
  return (
    <div className="money">
      {finance ? (
        <>
          <Calculator
            finance={finance}
            headingId="finance-heading"
            onLoan={tell}
            onFirstChange={() => recordEvent(CALCULATOR_USED, { car_id: finance.carId })}
          />
          {changed ? null : <LenderBlock summary={finance.summary} />}
        </>
      ) : null}
      {quote ? <VehicleQuote {...quote} /> : null}
      {fuel ? <FuelCost fuel={fuel} /> : null}
    </div>
  )
}
