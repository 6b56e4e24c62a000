import type { ReactNode } from 'react'
import { searchPath } from '#app/paths.ts'
import { Icon } from '#app/ui/icon.tsx'
import { clearedState } from '../filter-labels.ts'
import type { FilterGroup } from '../filter-model.ts'
import type { SearchModel } from '../search-model.ts'
import { ChoiceFields } from './choice-fields.tsx'
import { PriceFields } from './price-fields.tsx'
import { StepFields } from './step-fields.tsx'
import type { Search } from './use-search.ts'

/** The form's id, for controls of the search that stand elsewhere on the page. */
export const SEARCH_FORM = 'search-form'
export const FILTERS = 'filters'

type FiltersProps = { page: SearchModel; search: Search }

/**
 * The filters: a column on wide screens, a popover sheet on phones. They are one plain form: with JavaScript a choice
 * applies at once, without it the button sends all of them.
 */
export function Filters({ page, search }: FiltersProps) {
  return (
    <aside className="filters" id={FILTERS} aria-label="Filters" {...{ popover: 'auto' }}>
      <div className="sheet__head">
        <h2>Filters</h2>
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
        {search.state.query ? <input type="hidden" name="query" value={search.state.query} /> : null}
        <RestOfState search={search} groups={page.groups} />
        {page.groups.map((group) => (
          <Group key={group.kind === 'price' ? 'price' : group.key} group={group} search={search} />
        ))}
      </form>
      <div className="sheet__foot">
        <button className="btn btn--l btn--wide" type="submit" form={SEARCH_FORM}>
          <span className="num">Show {page.counted}</span>
        </button>
      </div>
    </aside>
  )
}

const CLOSE = { popovertarget: FILTERS, popovertargetaction: 'hide' }

/** What is chosen but has no control on the page travels along with the form. */
function RestOfState({ search: { state }, groups }: { search: Search; groups: readonly FilterGroup[] }) {
  const shown = new Set<string>(groups.map((group) => (group.kind === 'price' ? 'price' : group.key)))
  const values = Object.entries(state.filters).flatMap(([key, chosen]) => chosen.map((value) => [key, value]))
  const ranges = Object.entries(state.ranges).map(([key, [min, max]]) => [key, `${min ?? ''}-${max ?? ''}`])
  return (
    <>
      {[...values, ...ranges]
        .filter(([key = '']) => !shown.has(key))
        .map(([key, value]) => (
          <input key={`${key}=${value}`} type="hidden" name={key} value={value} />
        ))}
    </>
  )
}

function Group({ group, search }: { group: FilterGroup; search: Search }) {
  switch (group.kind) {
    case 'price':
      return (
        <Fold title={group.title} open={group.open}>
          <PriceFields group={group} search={search} />
        </Fold>
      )
    case 'steps':
      return (
        <Fold title={group.title} open={group.open}>
          <StepFields group={group} search={search} />
        </Fold>
      )
    default:
      return (
        <Fold title={group.title} open={group.open}>
          <ChoiceFields group={group} search={search} />
        </Fold>
      )
  }
}

function Fold({ title, open, children }: { title: string; open: boolean; children: ReactNode }) {
  return (
    <details className="fgroup" open={open}>
      <summary>
        {title}
        <Icon name="chevron-down" />
      </summary>
      <div className="fgroup__in">{children}</div>
    </details>
  )
}
