import { Link } from '@remix-run/react'
import { memo, useEffect, useRef } from 'react'
import { excludedKey, type ValueKey } from '#app/domain/search-address/search-keys.ts'
import { writeBounds } from '#app/domain/search-address/search-range.ts'
import type { RangeKey } from '#app/domain/search-address/search-ranges.ts'
import { withBounds, withMore, withPhotos } from '#app/domain/search-address/search-state.ts'
import { clearedState, formatChosen } from '#app/parts/search/filters/filter-labels.ts'
import type { FilterGroup } from '#app/parts/search/filters/filter-model.ts'
import type { NearModel } from '#app/parts/search/near/near-model.ts'
import type { SearchModel } from '#app/parts/search/results/search-model.ts'
import { searchPath } from '#app/paths.ts'
import { Check } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { warnMissingPart } from '#app/ui/lazy-part.tsx'
import type { Search } from '../../components/use-search.ts'
import { ChoiceFields } from './choice-fields.tsx'
import { NearFields } from './near-fields.tsx'
import { Picks } from './picks.tsx'
import { RangeFields } from './range-fields.tsx'
import { useAllChoices } from './use-all-choices.ts'

/** The form's id, for search controls elsewhere on the page. */
export const SEARCH_FORM = 'search-form'
export const FILTERS = 'filters'

type FiltersProps = { page: SearchModel; search: Search }

/**
 * The filters: a column on wide screens, a popover sheet on phones. They are one plain form: with JavaScript a choice
 * applies at once, without it the button sends all of them.
 */
export function Filters({ page, search }: FiltersProps) {
  const sheet = useSheet()
  const { groups, unfold } = useAllChoices(page, search.hrefOf)
  const group = (each: FilterGroup) => (
    <Group key={each.key} group={each} near={page.near} search={search} unfold={unfold} />
  )
  return (
    <aside ref={sheet} className="filters" id={FILTERS} aria-label="Filters" {...{ popover: 'auto' }}>
      <a className="skip" href="#results">
        Skip to results
      </a>
      <div className="sheet__head">
        <h2 tabIndex={-1}>Filters</h2>
        <a className="btn btn--plain btn--s" href={search.hrefOf(clearedState(page.base))}>
          Clear Filters
        </a>
        <button className="icon-btn" type="button" aria-label="Close" {...CLOSE}>
          <Icon name="x" />
        </button>
      </div>
      <form
        id={SEARCH_FORM}
        className="sheet__body"
        action={searchPath()}
        onSubmit={(event) => {
          event.preventDefault()
          document.getElementById(FILTERS)?.hidePopover?.()
        }}
      >
        {/* What Enter in a field sends: the first button of a form, or else it would be a pick. */}
        <button type="submit" hidden />
        {search.state.query ? <input type="hidden" name="query" value={search.state.query} /> : null}
        <RestOfState search={search} groups={page.groups} />
        {groups.filter(({ more }) => !more).map(group)}
        <PhotosOnly search={search} />
        <MoreFilters search={search} />
        {groups.filter(({ more }) => more).map(group)}
      </form>
      <div className="sheet__foot">
        <button className="btn btn--l btn--wide" type="submit" form={SEARCH_FORM}>
          <span className="num" aria-live="polite">
            Show {page.counted}
          </span>
        </button>
      </div>
    </aside>
  )
}

const CLOSE = { popovertarget: FILTERS, popovertargetaction: 'hide' }

/** What is chosen but has no control on the page travels along with the form. */
function RestOfState({ search: { state }, groups }: { search: Search; groups: readonly FilterGroup[] }) {
  const shown = new Set<string>(groups.map(({ key }) => key))
  const near = state.near && !shown.has('location_name') ? state.near : null
  const values = Object.entries(state.filters).flatMap(([key, chosen]) => chosen.map((value) => [key, value]))
  const ranges = Object.entries(state.ranges)
    .filter(([key]) => key === 'created_at_timestamp' || !shown.has(key))
    .map(([key, bounds]) => [key, writeBounds(bounds)])
  return (
    <>
      {[
        ...values.filter(([key = '']) => !shown.has(key)),
        ...Object.entries(state.excluded ?? {}).flatMap(([key, unwanted]) =>
          unwanted.map((value) => [excludedKey(key as ValueKey), value]),
        ),
        ...ranges,
        ...(near
          ? [
              ['near', near.postcode],
              ['within', String(near.km)],
            ]
          : []),
        ...(state.unused ?? []).map((words) => ['unused', words]),
        ...(state.more ? [['more', '1']] : []),
        ...(state.all ?? []).map((key) => ['all', key]),
      ].map(([key, value]) => (
        <input key={`${key}=${value}`} type="hidden" name={key} value={value} />
      ))}
    </>
  )
}

type GroupProps = {
  group: FilterGroup
  near: NearModel | undefined
  search: Search
  /** Fetches every choice of a key. */
  unfold: (key: ValueKey) => void
}

/** A group only depends on its own key and the postcode; groups without a change are not re-rendered. */
function isSame({ group, near, search }: GroupProps, next: GroupProps): boolean {
  const { key } = group
  const [before, after] = [search.state, next.search.state]
  return (
    group === next.group &&
    near === next.near &&
    before.near === after.near &&
    before.filters[key as ValueKey] === after.filters[key as ValueKey] &&
    before.ranges[key as RangeKey] === after.ranges[key as RangeKey]
  )
}

const Group = memo(
  ({ group, near, search, unfold }: GroupProps) => (
    <details
      className="fgroup"
      open={group.open}
      onToggle={
        // An unfolded group without choices fetches them.
        group.kind === 'choices' && group.rest && group.rows.length === 0
          ? () => unfold(group.key)
          : undefined
      }
    >
      <summary>
        <Title group={group} search={search} />
        <Icon name="chevron-down" />
      </summary>
      <div className="fgroup__in">
        {group.kind === 'choices' && group.key === 'location_name' ? (
          <NearFields near={near} search={search} />
        ) : null}
        <Controls group={group} search={search} unfold={unfold} />
      </div>
    </details>
  ),
  isSame,
)

/** What a group is called and, while it is folded, what is chosen in it. */
function Title({ group: { key, title }, search }: { group: FilterGroup; search: Search }) {
  const chosen = formatChosen(search.state, key, search.used)
  if (chosen === '') return title
  return (
    <>
      <span>{title}</span>
      <em>{chosen}</em>
    </>
  )
}

function Controls({ group, search, unfold }: Pick<GroupProps, 'group' | 'search' | 'unfold'>) {
  switch (group.kind) {
    case 'range':
      return <RangeFields group={group} search={search} />
    case 'periods':
      return (
        <Picks
          name={group.key}
          label="In the"
          choices={group.periods}
          chosen={writeBounds(search.state.ranges[group.key] ?? [null, null])}
          pick={(bounds) => search.go((state) => withBounds(state, group.key, bounds))}
        />
      )
    default:
      return <ChoiceFields group={group} search={search} unfold={unfold} />
  }
}

function PhotosOnly({ search }: { search: Search }) {
  const only = search.state.photos === true
  return (
    <div className="fgroup fgroup--plain">
      <Check
        name="photos"
        value="1"
        label="Only with photos"
        checked={only}
        onChange={() => search.go((state) => withPhotos(state, !only))}
      />
    </div>
  )
}

/** Unfolds the further filters, or folds them: a page of its own without JavaScript, fetched in place with it. */
function MoreFilters({ search }: { search: Search }) {
  const unfolded = search.state.more === true
  return (
    <Link
      className="btn btn--line btn--s btn--wide more-filters"
      to={search.hrefOf(withMore(search.state, !unfolded))}
      aria-expanded={unfolded}
      rel="nofollow"
      replace
      preventScrollReset
    >
      {unfolded ? 'Fewer filters' : 'More filters'}
    </Link>
  )
}

/** The filters as a sheet on phones; its focus handling loads after the page. */
function useSheet() {
  const sheet = useRef<HTMLElement>(null)
  useEffect(() => {
    let cancelled = false
    let release = () => {}
    void import('./modal-sheet.ts').then(({ makeSheetModal }) => {
      if (!cancelled && sheet.current) release = makeSheetModal(sheet.current)
    }, warnMissingPart)
    return () => {
      cancelled = true
      release()
    }
  }, [])
  return sheet
}
