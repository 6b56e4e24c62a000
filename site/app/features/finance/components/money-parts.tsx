import { recordEvent } from '#app/features/analytics/record-event.ts'
import type { FinanceModel } from '../finance-model.ts'
import type { FuelModel } from '../fuel-model.ts'
import { Calculator } from './calculator.tsx'
import { FuelCost } from './fuel-cost.tsx'
import { LenderBlock } from './lender-block.tsx'

/** The first change to any field of the calculator (FIN-42). */
const CALCULATOR_USED = 26

/** The lender's figures, the calculator and the fuel cost of one car. */
export function MoneyParts({ finance, fuel }: { finance: FinanceModel | null; fuel: FuelModel | null }) {
  return (
    <>
      {finance ? (
        <>
          <Calculator
            finance={finance}
            headingId="finance-heading"
            onFirstChange={() => recordEvent(CALCULATOR_USED, { car_id: finance.carId })}
          />
          <LenderBlock summary={finance.summary} />
        </>
      ) : null}
      {fuel ? <FuelCost fuel={fuel} /> : null}
    </>
  )
}
