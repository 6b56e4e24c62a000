import '#app/styles/pages/finance.css'
import '#app/styles/pages/leads.css'
import '#app/styles/pages/stepped-form.css'
import '#app/styles/pages/tiles.css'
import '#app/styles/pages/finance-journey.css'
import { homePath } from '#app/paths.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import type { JourneyPageModel } from '../journey.server.ts'
import type { JourneyState } from '../journey.ts'
import { Journey } from './journey.tsx'

const HEADING = 'journey-title'

/** The finance journey (ROUTE-20, OPEN-74); its title is small, as each step has its own. */
export function JourneyPage({ page, state }: { page: JourneyPageModel; state: JourneyState | undefined }) {
  const { journey, car } = page
  return (
    <div className="wrap page journey-page">
      <Breadcrumbs
        crumbs={[
          { label: 'Home', href: homePath() },
          ...(car ? [{ label: car.name, href: car.href }] : []),
          { label: 'Finance' },
        ]}
      />
      <h1 id={HEADING}>Apply for finance</h1>
      <div className="two-col two-col--form">
        <Journey journey={journey} car={car} state={state} headingId={HEADING} />
      </div>
    </div>
  )
}
