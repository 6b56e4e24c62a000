import '#app/styles/pages/finance.css'
import '#app/styles/pages/leads.css'
import type { ReactNode } from 'react'
import { CarRow } from '#app/parts/car/card/car-row.tsx'
import type { CarCardModel } from '#app/parts/car/card/card-model.ts'
import type { LeadCarModel } from '#app/parts/lead/form/lead-car-model.ts'
import { OfferGrid } from '#app/parts/offer/offer-card.tsx'
import { offersPath, searchPath } from '#app/paths.ts'
import { MoreLink } from '#app/ui/button.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { Section } from '#app/ui/section.tsx'
import { PayWeek, PayWeekCars } from '../../pay-week/pay-week.tsx'
import type { FinancePageModel } from '../finance-page.server.ts'
import { Ask } from './ask.tsx'
import { SITE_CALCULATOR_ID, SiteCalculatorSection } from './site-calculator-section.tsx'

/**
 * The page of the finance enquiry. Without a vehicle it begins with the price that a weekly amount can pay; then the form,
 * and beside it the vehicle and the online steps (FIN-46 to FIN-51).
 */
export function FinancePage({ page }: { page: FinancePageModel }) {
  const { form, words, journeyHref, car, pay, featured, offers } = page
  const asked = { form, words, journeyHref }
  return (
    <div className="finance">
      {pay ? (
        <>
          <PayWeek pay={pay} calculatorHref={`#${SITE_CALCULATOR_ID}`} />
          <PayWeekCars pay={pay} />
          <SiteCalculatorSection weekly={pay.weekly} calculator={pay.calculator} />
        </>
      ) : (
        <PageHead title={car ? form.title : 'Finance'} crumbs={buildCrumbs(car)} />
      )}
      {offers.length > 0 ? (
        <Section
          id="finance-offers"
          title="Offers with finance"
          more={{ label: 'All offers', href: offersPath() }}
        >
          <OfferGrid offers={offers} />
        </Section>
      ) : null}
      {featured ? (
        <Promo featured={featured}>
          <Ask {...asked} promo />
        </Promo>
      ) : (
        <div className="wrap">
          <Ask {...asked} car={car} />
        </div>
      )}
    </div>
  )
}

const buildCrumbs = (car: LeadCarModel | null) => [
  { label: 'Home', href: '/' },
  ...(car ? [{ label: car.name, href: car.href }] : []),
  { label: 'Finance' },
]

type PromoProps = { featured: readonly CarCardModel[]; children: ReactNode }

/** For shoppers who have not chosen a vehicle yet (FIN-47 to FIN-49). */
function Promo({ featured, children }: PromoProps) {
  return (
    <section className="wrap finance__get" aria-labelledby="get-finance-now">
      <h2 id="get-finance-now">Get Finance Now</h2>
      {children}
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
