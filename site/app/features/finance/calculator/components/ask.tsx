import { LeadCar } from '#app/parts/lead/form/components/lead-car.tsx'
import { LeadForm } from '#app/parts/lead/form/components/lead-form.tsx'
import type { LeadCarModel } from '#app/parts/lead/form/lead-car-model.ts'
import { FinanceSteps } from '#app/parts/money/calculator/components/finance-steps.tsx'
import { searchPath } from '#app/paths.ts'
import { LinkButton } from '#app/ui/button.tsx'
import type { JourneyModel } from '../../application/journey.ts'
import type { AskSection } from '../ask-section.server.ts'

const FORM = 'finance-form'

type AskProps = Pick<AskSection, 'form'> & {
  journey: JourneyModel
  car?: LeadCarModel | null
  promo?: boolean
}

/** The two ways: a form that people answer, and the journey online. */
export function Ask({ form, journey, car = null, promo = false }: AskProps) {
  return (
    <div className={car ? 'car-cols' : 'finance__cols'}>
      {car ? <LeadCar car={car} /> : null}
      <div id={FORM}>
        <LeadForm form={form} titled={car !== null} />
      </div>
      <aside className={car ? 'finance__steps' : 'finance__steps stick'} aria-labelledby="finance-online">
        <h3 id="finance-online">{car ? 'Apply online' : 'Or do it online'}</h3>
        <FinanceSteps words={journey.words} />
        <div className="finance__ways">
          <LinkButton wide href={journey.action}>
            {car ? 'Get a quick estimate' : 'Start Finance Journey'}
          </LinkButton>
          {promo ? (
            <LinkButton look="line" wide href={searchPath('used-cars')}>
              View All Used Cars
            </LinkButton>
          ) : null}
        </div>
      </aside>
    </div>
  )
}
