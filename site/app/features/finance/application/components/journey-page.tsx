import '#app/styles/pages/finance.css'
import '#app/styles/pages/finance-journey.css'
import { LeadCar } from '#app/parts/lead/form/components/lead-car.tsx'
import { FinanceSteps } from '#app/parts/money/calculator/components/finance-steps.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import type { JourneyPageModel } from '../journey.server.ts'
import type { JourneyState } from '../journey.ts'
import { Journey } from './journey.tsx'

/** The finance journey on a page of its own (ROUTE-20, OPEN-74). */
export function JourneyPage({ page, state }: { page: JourneyPageModel; state: JourneyState | undefined }) {
  const { journey, car } = page
  return (
    <>
      <PageHead
        title="Personalised finance"
        titleId="journey"
        crumbs={[{ label: 'Home', href: '/' }, { label: 'Personalised finance' }]}
      />
      <div className="wrap page">
        <div className={car ? 'car-cols' : 'finance__cols'}>
          {car ? <LeadCar car={car} /> : null}
          <Journey journey={journey} state={state} headingId="journey" addressed />
          {car ? null : (
            <aside className="finance__steps" aria-label="How it goes">
              <FinanceSteps words={journey.words} />
            </aside>
          )}
        </div>
      </div>
    </>
  )
}
