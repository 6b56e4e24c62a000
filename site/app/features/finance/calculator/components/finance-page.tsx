import '#app/styles/pages/finance.css'
import '#app/styles/pages/leads.css'
import { CarRow } from '#app/features/car/card/car-row.tsx'
import { LeadForm } from '#app/features/leads/form/components/lead-form.tsx'
import { searchPath } from '#app/paths.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { LinkButton, MoreLink } from '#app/ui/button.tsx'
import { StartJourney } from '../../application/components/start-journey.tsx'
import type { FinancePageModel } from '../finance-page.server.ts'
import { FinanceCarCard, FinanceSteps } from './finance-side.tsx'

/** Where a shopper asks for finance: the form, and beside it the car or how it goes (FIN-46 to FIN-51). */
export function FinancePage({ page }: { page: FinancePageModel }) {
  const { form, car, featured, journey } = page
  return (
    <div className="wrap page finance">
      <Breadcrumbs crumbs={[{ label: 'Home', href: '/' }, { label: 'Finance' }]} />
      <h1>Finance</h1>
      {featured ? <Promo featured={featured} journey={journey} /> : null}
      <div className="finance__cols">
        <div id="finance-form">
          <LeadForm form={form} />
        </div>
        <aside className="finance__side" aria-label={car ? 'The vehicle' : 'How it goes'}>
          {car ? <FinanceCarCard car={car} /> : <FinanceSteps />}
          {featured ? null : (
            <StartJourney journey={journey} wide>
              {car ? 'Get a quick estimate' : 'Start Finance Journey'}
            </StartJourney>
          )}
        </aside>
      </div>
    </div>
  )
}

/** For whoever has not chosen a car yet (FIN-47 to FIN-49). */
function Promo({
  featured,
  journey,
}: { featured: NonNullable<FinancePageModel['featured']> } & Pick<FinancePageModel, 'journey'>) {
  return (
    <section className="finance__promo" aria-labelledby="get-finance-now">
      <h2 id="get-finance-now">Get Finance Now</h2>
      <div className="row wraps">
        <StartJourney journey={journey}>Start Finance Journey</StartJourney>
        <LinkButton look="line" href={searchPath('used-cars')}>
          View All Used Cars
        </LinkButton>
      </div>
      {featured.length > 0 ? (
        <>
          <div className="head">
            <h3>Featured vehicles</h3>
            <MoreLink href={searchPath('used-cars')}>See all</MoreLink>
          </div>
          <CarRow cards={featured} />
        </>
      ) : null}
    </section>
  )
}
