import '#app/styles/pages/finance.css'
import '#app/styles/pages/finance-journey.css'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { FinanceCarCard, FinanceSteps } from '../../calculator/components/finance-side.tsx'
import type { JourneyPageModel } from '../journey.server.ts'
import type { JourneyState } from '../journey.ts'
import { Journey } from './journey.tsx'

/** The finance journey on a page of its own (ROUTE-20, OPEN-74). */
export function JourneyPage({ page, state }: { page: JourneyPageModel; state: JourneyState | undefined }) {
  const { journey, car } = page
  return (
    <div className="wrap page finance">
      <Breadcrumbs crumbs={[{ label: 'Home', href: '/' }, { label: 'Personalised finance' }]} />
      <h1 id="journey">Personalised finance</h1>
      <div className="finance__cols">
        <Journey journey={journey} state={state} headingId="journey" />
        <aside className="finance__side" aria-label={car ? 'The vehicle' : 'How it goes'}>
          {car ? <FinanceCarCard car={car} /> : <FinanceSteps />}
        </aside>
      </div>
    </div>
  )
}
