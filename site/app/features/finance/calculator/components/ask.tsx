import { LeadCar } from '#app/parts/lead/form/components/lead-car.tsx'
import { LeadForm } from '#app/parts/lead/form/components/lead-form.tsx'
import type { LeadCarModel } from '#app/parts/lead/form/lead-car-model.ts'
import { FinanceSteps } from '#app/parts/money/calculator/components/finance-steps.tsx'
import { searchPath } from '#app/paths.ts'
import { LinkButton } from '#app/ui/button.tsx'
import type { FinancePageModel } from '../finance-page.server.ts'

const FORM = 'finance-form'

type AskProps = Pick<FinancePageModel, 'form' | 'words' | 'journeyHref'> & {
  car?: LeadCarModel | null
  promo?: boolean
}

/** The two ways: a form that people answer, and the journey online where the dealer has a lender. */
export function Ask({ form, words, journeyHref, car = null, promo = false }: AskProps) {
  const title = car ? 'Apply online' : 'Or do it online'
  return (
    <div className={car ? 'car-cols' : 'finance__cols'}>
      {car ? <LeadCar car={car} /> : null}
      <div id={FORM}>
        <LeadForm form={form} titled={car !== null} />
      </div>
      <aside className={car ? 'finance__steps' : 'finance__steps stick'} aria-labelledby="finance-online">
        <h3 id="finance-online">{journeyHref ? title : 'How it goes'}</h3>
        <FinanceSteps words={words} />
        {journeyHref || promo ? (
          <div className="finance__ways">
            {journeyHref ? (
              <LinkButton wide href={journeyHref}>
                {car ? 'Get a quick estimate' : 'Start Finance Journey'}
              </LinkButton>
            ) : null}
            {promo ? (
              <LinkButton look="line" wide href={searchPath('used-cars')}>
                View All Used Cars
              </LinkButton>
            ) : null}
          </div>
        ) : null}
      </aside>
    </div>
  )
}
