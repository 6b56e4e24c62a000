import { Picture } from '#app/ui/picture.tsx'
import { Tag } from '#app/ui/pill.tsx'
import { Section } from '#app/ui/section.tsx'
import type { BlockModelOf, CarTileModel } from './block-models.ts'

/** A row of cars; what does not fit scrolls sideways. */
export function CarRowBlock({ block }: { block: BlockModelOf<'carRow'> }) {
  return (
    <Section id={block.key} title={block.title || 'In stock'} {...(block.more ? { more: block.more } : {})}>
      <div className="rail">
        {block.cars.map((car) => (
          <CarTile key={car.id} car={car} />
        ))}
      </div>
    </Section>
  )
}

function CarTile({ car }: { car: CarTileModel }) {
  return (
    <article className={car.dark ? 'card is-gone' : 'card'}>
      <div className="card__media">
        <Picture picture={car.picture} sizes="(min-width: 64rem) 25vw, 82vw" />
        {car.tag ? <Tag dark={car.dark}>{car.tag}</Tag> : null}
      </div>
      <div className="card__body">
        <div className="card__head">
          <h3 className="card__name">
            <a href={car.href}>{car.name}</a>
          </h3>
          <p className="card__sub">
            <span>{car.sub}</span>
          </p>
        </div>
        <div className="card__money">
          <p className="price">
            {car.price} <small>{car.priceType}</small>
          </p>
        </div>
        <ul className="facts">
          {car.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <div className="card__acts">
          <a href={car.href}>View Details</a>
        </div>
      </div>
    </article>
  )
}
