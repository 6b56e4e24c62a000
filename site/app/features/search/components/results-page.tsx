import { Link } from '@remix-run/react'
import { type ComponentType, memo, Suspense } from 'react'
import type { Near } from '#app/domain/search-address/near.ts'
import { CarCard } from '#app/parts/car/card/car-card.tsx'
import { PromoCard } from '#app/parts/promo-tiles/promo-card.tsx'
import { clearedState, listPicked, listSorted, nearLabel } from '#app/parts/search/filters/filter-labels.ts'
import { invalidPostcode, type NearModel } from '#app/parts/search/near/near-model.ts'
import { pageLinks } from '#app/parts/search/results/page-links.ts'
import type { SearchModel } from '#app/parts/search/results/search-model.ts'
import { searchPath } from '#app/paths.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { isSameData, lazyPart, warnMissingPart } from '#app/ui/lazy-part.tsx'
import { railStyle } from '#app/ui/rail-style.ts'
import { useFocusAfterRemoval } from '#app/ui/use-focus-after-removal.ts'
import { FILTERS, Filters, SEARCH_FORM } from '../filters/components/filters.tsx'
import { NoResults } from './no-results.tsx'
import { PageNav } from './page-nav.tsx'
import { SentenceNote } from './sentence-note.tsx'
import { SortSelect } from './sort-select.tsx'
import { useReturnFocus } from './use-return-focus.ts'
import { type Search, useSearch } from './use-search.ts'

/** The field above the results: words not understood, the search's address without them (first page), and with them. */
type SentenceField = ComponentType<{ words: string; before: string; here: string; example: string }>

/** The form that follows a search by mail. */
type FollowForm = ComponentType<NonNullable<SearchModel['follow']>>

type ResultsProps = { page: SearchModel; SentenceBox: SentenceField; FollowForm: FollowForm }

const loadLandingLinks = () => import('./landing-links.tsx')
/** Below the results: its script comes after theirs, asked for at once. */
const LandingLinks = memo(
  lazyPart(async () => (await loadLandingLinks()).LandingLinks),
  isSameData,
)
if (typeof document !== 'undefined') void loadLandingLinks().catch(warnMissingPart)

/** Stock that was searched for. */
export function ResultsPage({ page, SentenceBox, FollowForm }: ResultsProps) {
  const search = useSearch(page)
  const noteLink = useReturnFocus()
  const { cells, pages, state } = page
  const found = page.outcome === 'found'
  const searchable = page.groups.length > 0
  return (
    <>
      <div className="search-head">
        <div className="wrap search-head__in">
          <div className="search-head__title">
            <h1>{page.heading}</h1>
            <Count page={page} />
          </div>
          {searchable ? <SearchText page={page} search={search} SentenceBox={SentenceBox} /> : null}
          {searchable ? <Tools page={page} search={search} /> : null}
        </div>
      </div>
      <div className="wrap page search">
        {searchable ? <Filters page={page} search={search} /> : null}
        <section
          id="results"
          tabIndex={-1}
          className="results"
          aria-label="Results"
          aria-busy={search.busy}
          onClickCapture={noteLink}
        >
          <Picked page={page} search={search} />
          {page.outcome === 'nothing-said' ? null : <SentenceNote page={page} search={search} />}
          <LocationLine page={page} search={search} />
          {found && cells.length > 0 ? <Cells page={page} /> : <NoResults page={page} search={search} />}
          {found ? (
            <PageNav
              pages={pageLinks(state.page, pages, (number) => search.hrefOf({ ...state, page: number }))}
            />
          ) : null}
          {cells.some((cell) => cell.kind === 'car' && cell.car.drawn) ? (
            <p className="small muted">Illustration only. Photos coming.</p>
          ) : null}
          <Suspense>{page.follow ? <FollowForm {...page.follow} /> : null}</Suspense>
          <Suspense>{page.landing ? <LandingLinks landing={page.landing} /> : null}</Suspense>
          {searchable ? (
            <a className="skip" href={`#${FILTERS}`}>
              Skip to filters
            </a>
          ) : null}
        </section>
        <Breadcrumbs crumbs={page.crumbs} />
      </div>
    </>
  )
}

type SearchTextProps = { page: SearchModel; search: Search; SentenceBox: SentenceField }

function SearchText({ page: { state, example }, search, SentenceBox }: SearchTextProps) {
  const before = search.hrefOf({ ...state, query: '', page: 1 })
  return <SentenceBox words={state.query} before={before} here={search.hrefOf(state)} example={example} />
}

function Count({ page: { counted, outcome } }: { page: SearchModel }) {
  if (outcome === 'unavailable' || outcome === 'nothing-said') return null
  return (
    <p className="search__count num" role="status">
      {counted}
    </p>
  )
}

function Tools({ page, search }: { page: SearchModel; search: Search }) {
  const picked = listPicked(page.state, page.used).length
  return (
    <div className="tools">
      <button className="btn btn--line" type="button" {...{ popovertarget: FILTERS }}>
        <Icon name="sliders-horizontal" />
        Filters {picked > 0 ? <span className="badge">{picked}</span> : null}
      </button>
      <SortSelect sorts={page.sorts} sheetsFirst={page.sheetsFirst === true} search={search} />
      <button className="btn btn--s no-js" type="submit" form={SEARCH_FORM}>
        Apply
      </button>
    </div>
  )
}

function Picked({ page, search }: { page: SearchModel; search: Search }) {
  const picked = [...listPicked(search.routed, page.used), ...listSorted(search.routed, page.sorts)]
  const moveFocus = useFocusAfterRemoval('.picked a', '.tools .select', picked.length)
  if (picked.length === 0) return null
  const cleared = search.hrefOf(clearedState(page.base))
  return (
    <section className="picked" aria-label="Selected filters" onClickCapture={moveFocus}>
      {picked.map(({ id, label, without }) => (
        <Link
          key={id}
          className="pill"
          to={search.hrefOf(without)}
          aria-label={`Remove ${label}`}
          preventScrollReset
        >
          <span>{label}</span>
          <Icon name="x" />
        </Link>
      ))}
      <Link
        className="btn btn--plain"
        // When only the path's own choice is left, clearing it opens all stock.
        to={cleared === search.hrefOf(search.state) ? searchPath() : cleared}
        preventScrollReset
      >
        Clear Filters
      </Link>
    </section>
  )
}

/** The location line, shown as soon as a postcode is requested; its result comes with the response. */
function LocationLine({ page, search }: { page: SearchModel; search: Search }) {
  const requestedPlace = search.routed.near
  if (requestedPlace === undefined) return null
  const here = page.state.near
  const resultFor = here?.postcode === requestedPlace.postcode && here.km === requestedPlace.km
  return <NearNote near={resultFor ? page.near : undefined} requestedPlace={requestedPlace} />
}

/** Cards of a wide first screen; a phone's has the first alone. */
const EAGER_CARDS = 3

/** Re-rendered by a response only, not while a filter changes. */
const Cells = memo(({ page: { cells, withSheet, layout } }: { page: SearchModel }) =>
  withSheet === undefined ? (
    <Grid cells={cells} layout={layout} eager={EAGER_CARDS} />
  ) : (
    <>
      <Grid cells={cells.slice(0, withSheet)} layout={layout} eager={EAGER_CARDS} />
      <h2 className="results__rest">Not checked yet</h2>
      <Grid cells={cells.slice(withSheet)} layout={layout} eager={0} />
    </>
  ),
)

type GridProps = Pick<SearchModel, 'cells' | 'layout'> & { eager: number }

function Grid({ cells, layout, eager }: GridProps) {
  const isRail = layout === 'carousel'
  return (
    <div
      className={isRail ? 'rail' : 'cards cards--results'}
      style={isRail ? railStyle(cells.length) : undefined}
    >
      {cells.map((cell, index) =>
        cell.kind === 'car' ? (
          <CarCard
            key={cell.car.id}
            card={cell.car}
            level={2}
            eager={index < eager && (index === 0 || 'soon')}
          />
        ) : (
          <PromoCard key={cell.tile.id} tile={cell.tile} fills={isRail ? undefined : cell.fills} />
        ),
      )}
    </div>
  )
}

/** The result for a postcode: the locations around it, nearest first, none, or an unknown postcode. */
function NearNote({ near, requestedPlace }: { near: NearModel | undefined; requestedPlace: Near }) {
  // While loading, the line keeps its height.
  if (near === undefined) return <p className="near-note">{nearLabel(requestedPlace)}</p>
  if (!near.known) return <p className="near-note err">{invalidPostcode(requestedPlace.postcode)}</p>
  return <p className="near-note">{near.text}</p>
}
