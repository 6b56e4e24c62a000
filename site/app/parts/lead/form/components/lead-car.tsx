import { OpenNow } from '#app/parts/contact/open-state.tsx'
import { FinanceNote } from '#app/ui/finance-note.tsx'
import type { IconName } from '#app/ui/icons/icon-names.ts'
import { Picture } from '#app/ui/picture.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { LeadCarModel } from '../lead-car-model.ts'

type LeadCarProps = {
  car: LeadCarModel
  label?: string
  /** Stands where there is no picture. */
  icon?: IconName
}

/** The vehicle that a form is about: before the form, so that nothing moves down when it arrives. */
export function LeadCar({ car, label = 'The vehicle', icon = 'car-front' }: LeadCarProps) {
  return (
    <aside className="mini-car" aria-label={label}>
      <LeadCarFacts car={car} icon={icon} />
    </aside>
  )
}

/** Its picture, name and price, and who answers. */
export function LeadCarFacts({ car, icon = 'car-front' }: Pick<LeadCarProps, 'car' | 'icon'>) {
  const { name, sub, href, price, priceType, weekly, comparison, picture, answers } = car
  return (
    <>
      <Picture picture={picture} instead={icon} eager sizes="(min-width: 60rem) 24rem, 8rem" />
      <div>
        <p className="mini-car__name">{href ? <SiteLink href={href}>{name}</SiteLink> : name}</p>
        {sub ? <p className="small muted">{sub}</p> : null}
        {price ? (
          <p className="price">
            {price}
            {priceType ? <small>{priceType}</small> : null}
          </p>
        ) : null}
        {weekly ? (
          <p className="small">
            <b>{weekly}</b> {comparison}
            <FinanceNote />
          </p>
        ) : null}
        {answers ? (
          <div className="mini-car__answers small">
            <p>
              <b>{answers.name}</b> answers
            </p>
            {answers.openState ? <OpenNow state={answers.openState} /> : null}
          </div>
        ) : null}
      </div>
    </>
  )
}
