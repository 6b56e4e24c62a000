import { Link } from '@remix-run/react'
import type { CSSProperties, ReactNode } from 'react'
import { CardTag } from '#app/parts/car/card/car-card.tsx'
import { cardPicture } from '#app/parts/car/card/card-picture.ts'
import { useSavedList } from '#app/parts/car/saved/saved-list.ts'
import { carPath } from '#app/paths.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { FinanceNote } from '#app/ui/finance-note.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { useTenantSlug } from '#app/ui/tenant-slug.ts'
import type { BestValue, ComparedCar, CompareGroup, CompareModel } from '../compare-model.ts'

const SIZES = '(min-width: 64rem) 20vw, 46vw'

/** A column per vehicle and a row per fact; a phone shows the first vehicle and one of the others. */
export function CompareTable({ page }: { page: CompareModel }) {
  const { cars, groups } = page
  const columns = cars.map((_, index) => (index === 0 || index === page.beside - 1 ? undefined : 'is-away'))
  return (
    <section className="compare__frame" data-cars={cars.length} aria-label="Comparison">
      <table className="compare__table" style={{ '--cars': cars.length } as CSSProperties}>
        <thead>
          <tr>
            <td />
            {cars.map((car, index) => (
              <td key={car.card.id} className={columns[index]}>
                <div className="compare__pic">
                  <Picture
                    picture={cardPicture(car.card)}
                    instead={car.card.icon ?? 'car-front'}
                    eager
                    sizes={SIZES}
                  />
                  <CardTag
                    tag={car.card.tag ? { text: car.card.tag, look: car.card.tagLook ?? 'light' } : null}
                  />
                </div>
              </td>
            ))}
          </tr>
          <tr className="compare__names">
            <td className="compare__corner">
              {page.turns ? <Turns page={page} turns={page.turns} /> : null}
            </td>
            {cars.map((car, index) => (
              <th key={car.card.id} className={columns[index]} scope="col">
                <CarHead car={car} />
              </th>
            ))}
          </tr>
        </thead>
        <Prices cars={cars} columns={columns} best={page.bestPrice} />
        {groups.map((group) => (
          <Group key={group.title} group={group} cars={cars} columns={columns} />
        ))}
        <tfoot className="compare__foot">
          <tr>
            <td />
            {cars.map((car, index) => (
              <td key={car.card.id} className={columns[index]}>
                <CarActions car={car} />
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  )
}

type TurnsProps = { page: CompareModel; turns: NonNullable<CompareModel['turns']> }

/** On a phone: that the first vehicle stays, which one is beside it, and those before and after that one. */
function Turns({ page: { beside, cars }, turns }: TurnsProps) {
  return (
    <>
      <span className="compare__stays">
        <Icon name="map-pin" />
        Stays put
      </span>
      <nav className="compare__turns" aria-label="Beside the first">
        <Link to={turns.previous} preventScrollReset aria-label="Previous vehicle">
          <Icon name="chevron-left" />
        </Link>
        <span className="num" role="status">
          {beside} of {cars.length}
        </span>
        <Link to={turns.next} preventScrollReset aria-label="Next vehicle">
          <Icon name="chevron-right" />
        </Link>
      </nav>
    </>
  )
}

/** A vehicle's name and price, and the way to take it out; in view while the facts are scrolled. */
function CarHead({ car }: { car: ComparedCar }) {
  const { card } = car
  return (
    <div className="compare__car">
      <SiteLink className="compare__name" href={carPath(card.slug)}>
        {card.name}
      </SiteLink>
      <Remove car={car} />
      <span className="compare__sub">{card.sub}</span>
      <p className="compare__price">
        <b>{card.price ?? card.unavailable}</b>
        {card.priceType ? <small> {card.priceType}</small> : null}
      </p>
    </div>
  )
}

function CarActions({ car: { card, enquire } }: { car: ComparedCar }) {
  return (
    <div className="compare__actions">
      {enquire ? (
        <LinkButton size="small" href={enquire.href}>
          {enquire.label}
          <span className="vh"> about the {card.name}</span>
        </LinkButton>
      ) : null}
      <LinkButton look="line" size="small" href={carPath(card.slug)}>
        View Details<span className="vh"> of the {card.name}</span>
      </LinkButton>
    </div>
  )
}

function Remove({ car: { card, without } }: { car: ComparedCar }) {
  const { change } = useSavedList(useTenantSlug(), 'compare')
  return (
    <Link
      className="compare__remove"
      to={without}
      preventScrollReset
      aria-label={`Remove ${card.name}`}
      onClick={() => change((entries) => entries.filter(({ id }) => id !== card.id))}
    >
      <Icon name="x" />
    </Link>
  )
}

type ColumnsProps = {
  cars: readonly ComparedCar[]
  /** The class of each car's column. */
  columns: readonly (string | undefined)[]
}

/** What is asked for first: the prices, and what each is a week. */
function Prices({ cars, columns, best }: ColumnsProps & { best: BestValue | null }) {
  return (
    <tbody>
      <tr className="compare__title">
        <th scope="rowgroup" colSpan={cars.length + 1}>
          Price
        </th>
      </tr>
      <tr className="is-different">
        <th scope="row">Price</th>
        {cars.map(({ card }, index) => (
          <td key={card.id} className={columns[index]}>
            <Ranked best={best} index={index}>
              {[card.price ?? card.unavailable, card.priceType].filter(Boolean).join(' ')}
            </Ranked>
            {card.was ? (
              <small>
                was <s>{card.was}</s>
              </small>
            ) : null}
          </td>
        ))}
      </tr>
      {cars.some(({ card }) => card.weekly) ? <Weekly cars={cars} columns={columns} /> : null}
    </tbody>
  )
}

function Weekly({ cars, columns }: ColumnsProps) {
  return (
    <tr className="is-different">
      <th scope="row">Weekly repayment</th>
      {cars.map(({ card }, index) => (
        <td key={card.id} className={columns[index]}>
          {card.weekly ? (
            <>
              {card.weekly}
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
  )
}

function Group({ group, cars, columns }: ColumnsProps & { group: CompareGroup }) {
  return (
    <tbody>
      <tr className="compare__title">
        <th scope="rowgroup" colSpan={cars.length + 1}>
          {group.title}
        </th>
      </tr>
      {group.shared ? <SharedRow group={group} columns={cars.length + 1} /> : null}
      {(group.shared ? [] : group.rows).map(({ label, values, same, best = null }) => (
        <tr key={label} className={same ? undefined : 'is-different'}>
          <th scope="row">{label}</th>
          {cars.map(({ card }, index) => (
            <td key={card.id} className={columns[index]}>
              <Ranked best={best} index={index}>
                <Value value={values[index] ?? ''} without={group.without} />
              </Ranked>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

/** What all have, in one row across the table. */
function SharedRow({ group, columns }: { group: CompareGroup; columns: number }) {
  return (
    <tr className="compare__shared">
      <td colSpan={columns}>
        <ul>
          {group.rows.map(({ label }) => (
            <li key={label}>
              <Icon name="check" />
              {label}
            </li>
          ))}
        </ul>
      </td>
    </tr>
  )
}

/** A value; the best of its row with the word for it below. */
function Ranked({ best, index, children }: { best: BestValue | null; index: number; children: ReactNode }) {
  if (best?.index !== index) return children
  return (
    <>
      <b>{children}</b> <small className="compare__best">{best.words}</small>
    </>
  )
}

/** A fact; what a car has is ticked. */
function Value({ value, without }: { value: string; without: string | undefined }) {
  if (value === '') return without ? <span className="muted">{without}</span> : <NoValue />
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
