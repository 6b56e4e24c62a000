import { recordEvent } from '#app/analytics/record-event.ts'
import { CALCULATOR_USED } from '#app/parts/money/calculator/calculator-used.ts'
import { Calculator } from '#app/parts/money/calculator/components/calculator.tsx'
import { LenderBlock } from '#app/parts/money/lender/components/lender-block.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { MoreLink } from '#app/ui/button.tsx'
import type { FinanceQuoteModel } from './finance-quote.server.ts'

/** The finance calculator of one car, on a page of its own. */
export function FinanceQuotePage({ page: { car, finance, from } }: { page: FinanceQuoteModel }) {
  return (
    <div className="wrap page">
      <Breadcrumbs crumbs={[{ label: car.name, href: car.href }, { label: 'Finance' }]} />
      <div className="money money--page">
        <p className="money__car">
          <b>{[car.name, car.sub].filter(Boolean).join(' ')}</b>{' '}
          <MoreLink href={car.href}>Back to the vehicle</MoreLink>
        </p>
        <Calculator
          finance={finance}
          from={from}
          headingId="finance-heading"
          level={1}
          onFirstChange={() => recordEvent(CALCULATOR_USED, { car_id: finance.carId })}
        />
        <LenderBlock summary={finance.summary} />
      </div>
    </div>
  )
}
