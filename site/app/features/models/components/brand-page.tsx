import '#app/styles/pages/brand-page.css'
import { BlockList } from '#app/blocks/block-list.tsx'
import { CarRow } from '#app/parts/car/card/car-row.tsx'
import { OfferGrid } from '#app/parts/offer/offer-card.tsx'
import { modelsPath, offersPath } from '#app/paths.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { Section } from '#app/ui/section.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { BrandPageModel } from '../brand/brand-page.server.ts'
import { ModelCard } from '../card/model-card.tsx'

/** A make that a dealer sells new: where, which models, offers, service and used ones. */
export function BrandPage({ page }: { page: BrandPageModel }) {
  const { make, models, used, blocks } = page
  return (
    <div className="brand-page">
      <Hero page={page} />
      <Places places={page.places} />
      {models.length > 0 ? (
        <Section id="range" title="The range" more={{ label: 'All models', href: modelsPath() }}>
          <ul className="bp-range mo-grid mo-row" data-rest={models.length % 3}>
            {models.map((model) => (
              <li key={model.id}>
                <ModelCard model={model} sizes="(min-width: 60rem) 25vw, 50vw" />
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
      <Offers offers={page.offers} make={make} />
      {page.service ? <Service service={page.service} make={make} /> : null}
      <BlockList blocks={blocks} />
      {used ? (
        <Section
          id="used"
          title={`${used.word} ${make}`}
          more={{ label: `All ${used.count}`, href: used.href }}
        >
          <CarRow cards={used.cards} />
        </Section>
      ) : null}
    </div>
  )
}

function Hero({ page: { crumbs, title, lede, line, search, service, picture } }: { page: BrandPageModel }) {
  return (
    <section className="bp-hero" aria-labelledby="brand-title">
      <div className="wrap">
        <Breadcrumbs crumbs={crumbs} />
        <div className="bp-hero__in">
          <div className="bp-hero__t">
            <h1 id="brand-title" className="display">
              {title}
            </h1>
            <p className="bp-hero__lede">
              {lede} {line}
            </p>
            <p className="bp-hero__act">
              <LinkButton href={search.href} size="large">
                {search.label}
              </LinkButton>
              {service ? (
                <LinkButton href={service.href} size="large" look="line">
                  Book a service
                </LinkButton>
              ) : null}
            </p>
          </div>
          {picture ? (
            <div className="bp-hero__pic">
              <Picture picture={picture} eager sizes="(min-width: 60rem) 55vw, 100vw" />
              {picture.drawn ? <span className="mo__ill">Illustration</span> : null}
            </div>
          ) : null}
        </div>
      </div>
    </section>
  )
}

function Places({ places }: Pick<BrandPageModel, 'places'>) {
  if (places.length === 0) return null
  return (
    <section className="bp-at" aria-label="Where">
      <ul className="wrap">
        {places.map(({ name, href, open }) => (
          <li key={href}>
            <SiteLink href={href}>
              <b>{name}</b>
              {open ? <span>{open}</span> : null}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Offers set in type: the rate or price is the picture. */
function Offers({ offers, make }: Pick<BrandPageModel, 'offers' | 'make'>) {
  if (offers.length === 0) return null
  return (
    <Section id="brand-offers" title={`${make} offers`} more={{ label: 'All offers', href: offersPath() }}>
      <OfferGrid offers={offers.map((offer) => ({ ...offer, picture: null }))} />
    </Section>
  )
}

function Service({
  service: { href, prices },
  make,
}: {
  service: NonNullable<BrandPageModel['service']>
  make: string
}) {
  return (
    <section className="bp-serv" aria-labelledby="brand-service">
      <div className="wrap bp-serv__in">
        <div>
          <h2 id="brand-service">{make} service</h2>
          <p>A capped price for each of the first five services, for every vehicle of these models.</p>
          <LinkButton href={href} size="large">
            Book a service
          </LinkButton>
        </div>
        <table>
          <caption className="vh">Capped service prices</caption>
          <thead>
            <tr>
              <th scope="col">Model</th>
              <th scope="col">Every</th>
              <th scope="col">Each service</th>
            </tr>
          </thead>
          <tbody>
            {prices.map(({ models, every, price }) => (
              <tr key={models}>
                <th scope="row">{models}</th>
                <td>{every}</td>
                <td>{price}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
