import { Link } from '@remix-run/react'
import type { CSSProperties } from 'react'
import { CardTag } from '#app/features/car/card/car-card.tsx'
import { cardPicture } from '#app/features/car/card/card-picture.ts'
import { useSavedList } from '#app/features/car/saved/saved-list.ts'
import { carPath } from '#app/paths.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { FinanceNote } from '#app/ui/finance-note.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { useTenantSlug } from '#app/ui/tenant-slug.ts'
import type { BestValue, ComparedCar, CompareGroup, CompareModel } from '../compare-model.ts'

const SIZES = '(min-width: 64rem) 20vw, 46vw'

/** A column per vehicle and a row per fact; scrolls sideways when it overflows. */
export function CompareTable({ page }: { page: CompareModel }) {
  const { cars, groups } = page
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrolled by keyboard too
    <section className="compare__frame" aria-label="Comparison" tabIndex={0}>
      <table className="compare__table" style={{ '--cars': cars.length } as CSSProperties}>
        <thead>
          <tr>
            <td />
            {cars.map(({ card }) => (
              <td key={card.id}>
                <div className="compare__pic">
                  <Picture
                    picture={cardPicture(card)}
                    instead={card.icon ?? 'car-front'}
                    eager
                    sizes={SIZES}
                  />
                  <CardTag tag={card.tag ? { text: card.tag, look: card.tagLook ?? 'light' } : null} />
                </div>
              </td>
            ))}
          </tr>
          <tr className="compare__names">
            <td />
            {cars.map((car) => (
              <th key={car.card.id} scope="col">
                <CarHead car={car} />
              </th>
            ))}
          </tr>
        </thead>
        <Prices cars={cars} best={page.bestPrice} />
        {groups.map((group) => (
          <Group key={group.title} group={group} cars={cars} />
        ))}
        <Actions cars={cars} />
      </table>
    </section>
  )
}

function CarHead({ car: { card, without } }: { car: ComparedCar }) {
  const { change } = useSavedList(useTenantSlug(), 'compare')
  return (
    <div className="compare__car">
      <SiteLink href={carPath(card.slug)}>{card.name}</SiteLink>
      <span className="compare__sub">{card.sub}</span>
      <span className="compare__head-price">{card.price ?? card.unavailable}</span>
      <Link
        className="compare__remove"
        to={without}
        preventScrollReset
        onClick={() => change((entries) => entries.filter(({ id }) => id !== card.id))}
      >
        <Icon name="x" />
        Remove<span className="vh"> {card.name}</span>
      </Link>
    </div>
  )
}

function Prices({ cars, best }: { cars: readonly ComparedCar[]; best: BestValue | null }) {
  const weekly = cars.some(({ card }) => card.weekly)
  return (
    <tbody>
      <tr>
        <th scope="row">Price</th>
        {cars.map(({ card }, index) => (
          <td key={card.id}>
            <b className="compare__price">{card.price ?? card.unavailable}</b>
            <Best best={best} index={index} />
            {card.priceType ? <small> {card.priceType}</small> : null}
            {card.was ? (
              <small>
                {' '}
                was <s>{card.was}</s>
              </small>
            ) : null}
          </td>
        ))}
      </tr>
      {weekly ? (
        <tr>
          <th scope="row">Weekly repayment</th>
          {cars.map(({ card }) => (
            <td key={card.id}>
              {card.weekly ? (
                <>
                  <b>{card.weekly}</b>{' '}
                  <small>
                    {card.comparison}
                    <FinanceNote />
                  </small>
                </>
              ) : (
                <NoValue />
              )}
            </td>
          ))}
        </tr>
      ) : null}
    </tbody>
  )
}

function Group({ group, cars }: { group: CompareGroup; cars: readonly ComparedCar[] }) {
  return (
    <tbody>
      <tr className="compare__title">
        <th scope="rowgroup" colSpan={cars.length + 1}>
          {group.title}
        </th>
      </tr>
      {group.rows.map(({ label, values, same, best = null }) => (
        <tr key={label} className={same ? undefined : 'is-different'}>
          <th scope="row">{label}</th>
          {cars.map(({ card }, index) => (
            <td key={card.id}>
              <Value value={values[index] ?? ''} />
              <Best best={best} index={index} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

/** The next links of each column. */
function Actions({ cars }: { cars: readonly ComparedCar[] }) {
  return (
    <tfoot>
      <tr className="compare__actions">
        <td />
        {cars.map(({ card, enquire }) => (
          <td key={card.id}>
            {enquire ? (
              <LinkButton wide href={enquire.href}>
                {enquire.label}
                <span className="vh"> about the {card.name}</span>
              </LinkButton>
            ) : null}
            <LinkButton look="line" wide href={carPath(card.slug)}>
              View Details<span className="vh"> of the {card.name}</span>
            </LinkButton>
          </td>
        ))}
      </tr>
    </tfoot>
  )
}

function Best({ best, index }: { best: BestValue | null; index: number }) {
  return best?.index === index ? <small className="compare__best"> {best.words}</small> : null
}

/** A fact; what a car has is ticked. */
function Value({ value }: { value: string }) {
  if (value === '') return <NoValue />
  if (value !== 'Yes') return value
  return (
    <>
      <Icon name="check" />
      <span className="vh">Yes</span>
    </>
  )
}

/** Placeholder for a fact that a car does not have. */
function NoValue() {
  return (
    <>
      <span aria-hidden="true" className="muted">
        –
      </span>
      <span className="vh">Not stated</span>
    </>
  )
}
