import '#app/styles/pages/finance.css'
import '#app/styles/pages/leads.css'
import { CarRow } from '#app/features/car/card/car-row.tsx'
import { LeadCar } from '#app/features/leads/form/components/lead-car.tsx'
import { LeadForm } from '#app/features/leads/form/components/lead-form.tsx'
import { searchPath } from '#app/paths.ts'
import { LinkButton, MoreLink } from '#app/ui/button.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { StartJourney } from '../../application/components/start-journey.tsx'
import { PayWeek, PayWeekCars } from '../../pay-week/components/pay-week.tsx'
import type { FinancePageModel } from '../finance-page.server.ts'
import { FinanceSteps } from './finance-steps.tsx'
import { SITE_CALCULATOR_ID, SiteCalculatorSection } from './site-calculator-section.tsx'

const FORM = 'finance-form'

/**
 * Where a shopper asks for finance. Without a vehicle it opens with what a week reaches; then the form, and beside it
 * the vehicle or how it goes (FIN-46 to FIN-51).
 */
export function FinancePage({ page }: { page: FinancePageModel }) {
  const { form, car, pay, featured, journey } = page
  return (
    <div className="finance">
      {pay ? (
        <>
          <PayWeek pay={pay} calculatorHref={`#${SITE_CALCULATOR_ID}`} />
          <PayWeekCars pay={pay} />
        </>
      ) : (
        <PageHead title="Finance" crumbs={[{ label: 'Home', href: '/' }, { label: 'Finance' }]} />
      )}
      {featured ? <Promo featured={featured} journey={journey} /> : null}
      {pay ? <SiteCalculatorSection weekly={pay.weekly} calculator={pay.calculator} /> : null}
      <div className={car ? 'wrap car-cols' : 'wrap finance__cols'}>
        {car ? <LeadCar car={car} /> : null}
        <div id={FORM}>
          <LeadForm form={form} />
        </div>
        <aside className="finance__side" aria-label="How it goes">
          <FinanceSteps />
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

/** For whoever has not chosen a vehicle yet (FIN-47 to FIN-49). */
function Promo({
  featured,
  journey,
}: { featured: NonNullable<FinancePageModel['featured']> } & Pick<FinancePageModel, 'journey'>) {
  return (
    <section className="wrap finance__promo" aria-labelledby="get-finance-now">
      <div className="finance__call">
        <h2 id="get-finance-now">Get Finance Now</h2>
        <div className="row wraps">
          <StartJourney journey={journey}>Start Finance Journey</StartJourney>
          <LinkButton look="line" href={searchPath('used-cars')}>
            View All Used Cars
          </LinkButton>
        </div>
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
