import { useRef } from 'react'
import { recordEvent } from '#app/analytics/record-event.ts'
import { CALCULATOR_USED } from '#app/parts/money/calculator/calculator-used.ts'
import { Calculator } from '#app/parts/money/calculator/components/calculator.tsx'
import type { PayWeekModel } from '../../pay-week/pay-week-model.ts'

export const SITE_CALCULATOR_ID = 'finance-calculator'

type Props = Pick<PayWeekModel, 'weekly' | 'calculator'>

/** The calculator of no vehicle in particular, of the slider's loan; another week begins it anew. */
export function SiteCalculatorSection({ weekly, calculator: { finance, from } }: Props) {
  const wasUsed = useRef(false)
  // Once a page (ANA-02): another week begins the calculator anew.
  const reportUse = () => {
    if (!wasUsed.current) recordEvent(CALCULATOR_USED)
    wasUsed.current = true
  }
  return (
    <section id={SITE_CALCULATOR_ID} className="wrap money">
      <Calculator
        key={weekly}
        finance={finance}
        from={from}
        onFirstChange={reportUse}
        headingId="work-it-out"
        title="Work it out to the dollar"
      />
    </section>
  )
}
