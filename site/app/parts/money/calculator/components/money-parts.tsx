import { useCallback, useState } from 'react'
import { recordEvent } from '#app/analytics/record-event.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { FuelCost } from '../../fuel/fuel-cost.tsx'
import { Disclaimer } from '../../lender/components/disclaimer.tsx'
import { LenderBlock } from '../../lender/components/lender-block.tsx'
import { VehicleQuote } from '../../quote/vehicle-quote.tsx'
import { CALCULATOR_USED } from '../calculator-used.ts'
import type { LenderModel } from '../finance-model.ts'
import type { MoneyModel } from '../money-model.ts'
import type { ShoppersLoan } from '../shoppers-loan.ts'
import { Calculator } from './calculator.tsx'

/** The lender's figures, the calculator and the fuel cost of one car. */
export function MoneyParts({ finance, lender, quote, fuel }: MoneyModel) {
  // The lender's own figures are of the loan that the page came with.
  const [changed, setChanged] = useState(false)
  const notify = useCallback((loan: ShoppersLoan | null) => {
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
            onLoan={notify}
            onFirstChange={() => recordEvent(CALCULATOR_USED, { car_id: finance.carId })}
          />
          {/* Hidden it keeps its place, so that nothing moves as a figure is changed. */}
          <div className={changed ? 'money__lender is-hidden' : 'money__lender'}>
            <LenderBlock summary={finance.summary} belowCalculator />
          </div>
        </>
      ) : null}
      {lender ? <LenderAlone lender={lender} /> : null}
      {quote ? <VehicleQuote {...quote} /> : null}
      {fuel ? <FuelCost fuel={fuel} /> : null}
    </div>
  )
}

/** FIN-09: the lender of a vehicle whose price is on application. */
function LenderAlone({ lender: { carId, summary, disclaimer, applyHref, cta } }: { lender: LenderModel }) {
  return (
    <div className="lender-alone">
      <h2>Finance</h2>
      <LenderBlock summary={summary} />
      <LinkButton href={applyHref}>{cta}</LinkButton>
      <Disclaimer carId={carId} text={disclaimer} />
    </div>
  )
}
