import '#app/styles/pages/finance.css'
import '#app/styles/pages/finance-journey.css'
import { PageHead } from '#app/ui/page-head.tsx'
import { FinanceCarCard, FinanceSteps } from '../../calculator/components/finance-side.tsx'
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
        <div className="finance__cols">
          <Journey journey={journey} state={state} headingId="journey" />
          <aside className="finance__side" aria-label={car ? 'The vehicle' : 'How it goes'}>
            {car ? <FinanceCarCard car={car} /> : <FinanceSteps />}
          </aside>
        </div>
      </div>
    </>
  )
}
