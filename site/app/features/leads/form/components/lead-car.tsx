import { Picture } from '#app/ui/picture.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { LeadCarModel } from '../../pages/contact-model.ts'

/** The vehicle that a form is about: before the form, so that nothing moves down when it arrives. */
export function LeadCar({ car: { name, sub, href, price, priceType, picture } }: { car: LeadCarModel }) {
  return (
    <aside className="mini-car" aria-label="The vehicle">
      <Picture picture={picture} instead="car-front" eager sizes="(min-width: 60rem) 24rem, 8rem" />
      <div>
        <p className="mini-car__name">
          <SiteLink href={href}>{name}</SiteLink>
        </p>
        {sub ? <p className="small muted">{sub}</p> : null}
        <p className="price">
          {price}
          {priceType ? <small>{priceType}</small> : null}
        </p>
      </div>
    </aside>
  )
}
