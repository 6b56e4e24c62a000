import { PriceStepList } from '#app/parts/car/price-steps/price-step-list.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { PriceStepsModel } from './price-steps.server.ts'
import './price-steps.css'

/** Used vehicles whose price fell, each with the price before, the present one and the promised one. */
export function PriceStepsBlock({ block }: { block: PriceStepsModel & { key: string } }) {
  const { key, title, text, cars } = block
  return (
    <section className="falls" aria-labelledby={key}>
      <div className="wrap falls__in">
        <div>
          <h2 id={key}>{title || 'Prices that fell'}</h2>
          {text ? <p className="muted">{text}</p> : null}
        </div>
        <ul className="falls__cars">
          {cars.map(({ key: id, name, href, picture, fell, prices }) => (
            <li key={id}>
              <SiteLink href={href}>
                <Picture picture={picture} sizes="7.5rem" instead="car-front" />
                <span>
                  <b>{name}</b>
                  {fell}
                </span>
              </SiteLink>
              <PriceStepList prices={prices} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
