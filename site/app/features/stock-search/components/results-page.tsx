import { Link, useNavigation } from '@remix-run/react'
import { PromoTile } from '#app/features/promo/components/promo-tile.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { PickedModel, ResultsModel } from '../results-model.ts'
import { CarCard } from './car-card.tsx'
import { Filters } from './filters.tsx'
import { PageNav } from './page-nav.tsx'
import { SortSelect } from './sort-select.tsx'

/** Cards that stand on the first screen, whose pictures are asked for at once. */
const EAGER_CARDS = 3

/** Stock that was searched for. */
export function ResultsPage({ results }: { results: ResultsModel }) {
  const busy = useNavigation().state === 'loading'
  const { total, picked } = results
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={results.crumbs} />
      <div className="search">
        <Filters results={results} />
        <div id="results" className={busy ? 'is-busy' : undefined} aria-busy={busy}>
          <div className="search__head">
            <h1>
              {results.title}
              <span className="num" role="status">
                {total.toLocaleString('en-AU')} {total === 1 ? 'car' : 'cars'}
              </span>
            </h1>
            <SortSelect results={results} />
          </div>
          <div className="tools">
            <a className="btn btn--line" href="#filters">
              <Icon name="sliders-horizontal" />
              Filters {picked.length > 0 ? <span className="badge">{picked.length}</span> : null}
            </a>
          </div>
          <Picked picked={picked} clear={results.base} />
          <Cells results={results} />
          <PageNav pages={results.pages} />
          {results.disclaimer && total > 0 ? (
            <p className="tiny muted disclaimer">{results.disclaimer}</p>
          ) : null}
        </div>
      </div>
    </div>
  )
}

function Cells({ results: { cells, base, pastLast } }: { results: ResultsModel }) {
  if (cells.length === 0) {
    return (
      <>
        <EmptyState
          title="No Results Available"
          text="No results found for your search at this time. Please try adjusting the filters for more results."
          action={{ label: 'Clear Filters', href: base }}
        />
        {pastLast ? (
          <p className="center">
            <Link className="link" to={pastLast}>
              Go to the last page
            </Link>
          </p>
        ) : null}
      </>
    )
  }
  return (
    <div className="cards cards--results">
      {cells.map((cell, index) =>
        cell.kind === 'car' ? (
          <CarCard key={cell.car.id} card={cell.car} eager={index < EAGER_CARDS} />
        ) : (
          <PromoTile key={cell.tile.id} tile={cell.tile} />
        ),
      )}
    </div>
  )
}

function Picked({ picked, clear }: { picked: readonly PickedModel[]; clear: string }) {
  if (picked.length === 0) return null
  return (
    <section className="picked" aria-label="Selected filters">
      {picked.map(({ label, href }) => (
        <Link key={label} className="pill" to={href} aria-label={`Remove ${label}`} preventScrollReset>
          {label}
          <Icon name="x" />
        </Link>
      ))}
      <Link className="btn btn--plain" to={clear}>
        Clear Filters
      </Link>
    </section>
  )
}
