import { Picture } from '#app/ui/picture.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { FinanceCar } from '../finance-page.server.ts'

/** The car that finance is asked for (FIN-51). */
export function FinanceCarCard({ car: { name, sub, href, picture, price, priceType } }: { car: FinanceCar }) {
  return (
    <div className="mini-car">
      {picture ? (
        <Picture picture={picture} instead="car-front" sizes="(min-width: 60rem) 24rem, 92vw" eager />
      ) : null}
      <div>
        <h2 className="mini-car__name">
          <SiteLink href={href}>{name}</SiteLink>
        </h2>
        <p className="muted small">{sub}</p>
        <p className="price">
          {price}
          {priceType ? <small> {priceType}</small> : null}
        </p>
      </div>
    </div>
  )
}

const STEPS = ['Apply online in minutes', 'Get pre-approved with a personalised rate', 'Purchase the car']

/** How it goes, in three steps (FIN-50). */
export function FinanceSteps() {
  return (
    <ol className="finance__steps">
      {STEPS.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  )
}
