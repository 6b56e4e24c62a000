import '#app/styles/pages/model-card.css'
import '#app/styles/pages/model-page.css'
import '#app/styles/pages/model-stock.css'
import { CarRow } from '#app/parts/car/card/car-row.tsx'
import { OfferGrid } from '#app/parts/offer/offer-card.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { LinkButton, MoreLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { ModelPageModel } from '../page/model-page.server.ts'
import type { VariantModel } from '../page/variants-section.server.ts'
import { ModelHero } from './model-hero.tsx'
import { SwatchPicker } from './swatch-picker.tsx'

/** A model: hero, variants, colours, details, offers, pictures and stock, with a line of links between them. */
export function ModelPage({ page }: { page: ModelPageModel }) {
  const { hero, name, swatches, variants, offers, stock, details, compare } = page
  return (
    <div className="model">
      <ModelHero hero={hero} picturesHref="#pictures" />
      <Anchors page={page} />
      <div className="wrap">
        <Breadcrumbs crumbs={page.crumbs} />
      </div>
      {variants.length > 0 ? (
        <section className="section wrap" id="variants" aria-labelledby="variants-title">
          <div className="head">
            <h2 id="variants-title">{page.variantsTitle}</h2>
            {compare ? <MoreLink href={compare.href}>{compare.label}</MoreLink> : null}
          </div>
          <ul className="va">
            {variants.map((variant) => (
              <li key={variant.id}>
                <Variant variant={variant} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {swatches.length > 0 ? (
        <section className="mo-col" id="colours" aria-labelledby="colours-title">
          <div className="wrap">
            <h2 id="colours-title">Colours</h2>
            <SwatchPicker
              swatches={swatches}
              chosen={0}
              name="colour"
              legend={`Colour of the ${name}`}
              sizes="(min-width: 60rem) 60vw, 100vw"
            />
          </div>
        </section>
      ) : null}
      {details.length > 0 ? <Details details={details} /> : null}
      {offers.length > 0 ? (
        <section className="section wrap" id="offers" aria-labelledby="offers-title">
          <div className="head">
            <h2 id="offers-title">Offers on the {name}</h2>
          </div>
          <OfferGrid offers={offers} />
        </section>
      ) : null}
      <Pictures hero={hero} />
      <Stock stock={stock} variants={variants} />
    </div>
  )
}

function Anchors({ page: { variants, swatches, offers, stock, hero, compare } }: { page: ModelPageModel }) {
  const links = [
    variants.length > 0 ? ['Variants', '#variants'] : null,
    swatches.length > 0 ? ['Colours', '#colours'] : null,
    offers.length > 0 ? ['Offers', '#offers'] : null,
    hero.gallery.length > 0 ? ['Pictures', '#pictures'] : null,
    stock.cards.length > 0 ? ['In stock', '#stock'] : null,
  ].filter((link) => link !== null)
  return (
    <nav className="mo-anchors" aria-label="On this page">
      <div className="wrap">
        {links.map(([label, href]) => (
          <a key={href} href={href}>
            {label}
          </a>
        ))}
        {compare ? <SiteLink href={compare.href}>{compare.label}</SiteLink> : null}
      </div>
    </nav>
  )
}

function Variant({
  variant: { name, price, go, facts, more, delivery, order, stock },
}: {
  variant: VariantModel
}) {
  return (
    <>
      <h3>{name}</h3>
      {price ? (
        <p className="va__p">
          <b>{price}</b> {go} away
        </p>
      ) : null}
      <dl>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {more || delivery ? (
        <div className="va__a">
          {more ? <p>{more}</p> : null}
          {delivery ? <p>{delivery}</p> : null}
        </div>
      ) : null}
      <p className="va__s">
        <LinkButton href={order} look="line">
          Order {name}
        </LinkButton>
        {stock ? (
          <SiteLink className="link" href={stock.href}>
            {stock.label}
            <span className="vh">, {name}</span>
          </SiteLink>
        ) : (
          <span className="small muted">On order</span>
        )}
      </p>
    </>
  )
}

/** The first detail with a picture is shown large, the others beside it. */
function Details({ details }: Pick<ModelPageModel, 'details'>) {
  const large = details.find(({ picture }) => picture !== null)
  const others = details.filter((detail) => detail !== large)
  return (
    <section className="mo-feat" aria-label="Details">
      {large ? (
        <figure>
          <Picture picture={large.picture} sizes="(min-width: 60rem) 55vw, 100vw" />
          <figcaption>
            <b>{large.title}.</b> {large.text}
            {large.picture?.drawn ? <span className="mo__ill">Illustration</span> : null}
          </figcaption>
        </figure>
      ) : null}
      {others.length > 0 ? (
        <div>
          {others.map(({ key, title, text }) => (
            <p key={key}>
              <b>{title}</b>
              {text}
            </p>
          ))}
        </div>
      ) : null}
    </section>
  )
}

function Pictures({ hero: { gallery, name } }: Pick<ModelPageModel, 'hero'>) {
  if (gallery.length === 0) return null
  return (
    <section className="section wrap" id="pictures" aria-labelledby="model-pictures">
      <div className="head">
        <h2 id="model-pictures">The {name} in pictures</h2>
      </div>
      <ul className="mo-pics">
        {gallery.map(({ key, caption, picture }) => (
          <li key={key}>
            <figure>
              <Picture picture={picture} sizes="(min-width: 60rem) 40vw, 90vw" />
              <figcaption className="small">
                {caption}
                {picture.drawn ? <span className="muted">, illustration</span> : null}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** With more cards than these a row of them is full. */
const FEW = 2

/** The model's vehicles in stock; beside one or two of them what can be ordered. */
function Stock({
  stock: { title, none, cards, search },
  variants,
}: Pick<ModelPageModel, 'stock' | 'variants'>) {
  const few = cards.length > 0 && cards.length <= FEW && variants.length > 0
  return (
    <section className="section wrap" id="stock" aria-labelledby="stock-title">
      <div className="head">
        <h2 id="stock-title">{title}</h2>
        <MoreLink href={search}>Search Stock</MoreLink>
      </div>
      {few ? (
        <div className="mo-few" data-cards={cards.length}>
          <CarRow cards={cards} />
          <ToOrder variants={variants} />
        </div>
      ) : cards.length > 0 ? (
        <CarRow cards={cards} />
      ) : (
        <p className="muted">{none}</p>
      )}
    </section>
  )
}

function ToOrder({ variants }: Pick<ModelPageModel, 'variants'>) {
  return (
    <section className="mo-order" aria-labelledby="to-order">
      <h3 id="to-order">Want a different one? Order yours</h3>
      <ul>
        {variants.map(({ id, name, price, go, order }) => (
          <li key={id}>
            <SiteLink href={order}>
              <b>{name}</b>
              {price ? <span className="muted">{`${price} ${go} away`}</span> : null}
              <Icon name="arrow-right" />
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
