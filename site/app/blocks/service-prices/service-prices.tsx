import { LinkButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { ServicePricesModel } from './service-prices.server.ts'
import './service-prices.css'

/** Services of the workshop: what each includes and costs, each with its booking. */
export function ServicePricesBlock({ block }: { block: ServicePricesModel & { key: string } }) {
  const { key, title, text, services, note } = block
  return (
    <section className="section wrap service-prices" aria-labelledby={key}>
      <div className="head">
        <div>
          <h2 id={key}>{title || 'What a service costs'}</h2>
          {text ? <p className="muted head__text">{text}</p> : null}
        </div>
      </div>
      <ul className={`service-prices__list service-prices__list--${services.length}`}>
        {services.map((service) => (
          <Service key={service.key} id={`${key}-${service.key}`} service={service} />
        ))}
      </ul>
      {note ? <p className="small muted note">{note}</p> : null}
    </section>
  )
}

function Service({ id, service }: { id: string; service: ServicePricesModel['services'][number] }) {
  const { name, text, price, priceNote, includes, href } = service
  return (
    <li>
      <h3 id={id}>{name}</h3>
      {text ? <p className="muted small">{text}</p> : null}
      {price ? (
        <p className="service-prices__price num">
          <b>{price}</b> {priceNote ? <span className="muted small">{priceNote}</span> : null}
        </p>
      ) : null}
      {includes.length > 0 ? (
        <ul>
          {includes.map((line) => (
            <li key={line}>
              <Icon name="check" />
              {line}
            </li>
          ))}
        </ul>
      ) : null}
      <LinkButton look="line" wide href={href} aria-describedby={id}>
        Book this service
      </LinkButton>
    </li>
  )
}
