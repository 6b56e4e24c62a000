import { Button } from '#app/ui/button.tsx'
import { Check } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { ChoiceModel, FilterGroup, ResultsModel } from '../results-model.ts'
import { useSearchForm } from './use-search-form.ts'

/**
 * The filters: a column on wide screens; on phones a sheet that the Filters link opens by its anchor, so that it
 * works without JavaScript too.
 */
export function Filters({ results }: { results: ResultsModel }) {
  const apply = useSearchForm(results.base)
  // A new key when the address changed gives uncontrolled fields their new values, back and forward included.
  return (
    <aside className="filters" id="filters" aria-label="Filters" tabIndex={-1}>
      <div className="sheet__head filters__head">
        <h2>Filters</h2>
        <a className="btn btn--plain btn--s" href={results.base}>
          Clear Filters
        </a>
        <a className="icon-btn" href="#results" aria-label="Close filters">
          <Icon name="x" />
        </a>
      </div>
      <form key={results.meta.path} action={results.base} method="get" onChange={apply} onSubmit={apply}>
        <input type="hidden" name="query" value={results.query} />
        <input type="hidden" name="sortBy" value={results.sort} />
        {results.groups.map((group) => (
          <Group key={group.key} group={group} />
        ))}
        <noscript>
          <Button type="submit" wide>
            Show results
          </Button>
        </noscript>
      </form>
      <div className="sheet__foot filters__foot">
        <a className="btn btn--l btn--wide" href="#results">
          Show {results.total.toLocaleString('en-AU')} {results.total === 1 ? 'car' : 'cars'}
        </a>
      </div>
    </aside>
  )
}

function Group({ group }: { group: FilterGroup }) {
  return (
    <details className="fgroup" open={group.open}>
      <summary>
        {group.title}
        <Icon name="chevron-down" />
      </summary>
      <div className="fgroup__in">
        {group.kind === 'range' ? <RangeFields group={group} /> : <Choices group={group} />}
      </div>
    </details>
  )
}

function Choices({ group }: { group: Extract<FilterGroup, { kind: 'choices' }> }) {
  const { key, choices, further, furtherTitle } = group
  return (
    <>
      {key === 'make' && further.length > 0 ? <h4>Popular Makes</h4> : null}
      <Boxes name={key} choices={choices} />
      {further.length > 0 ? (
        <details className="fgroup__more">
          <summary className="link">{furtherTitle}</summary>
          <Boxes name={key} choices={further} />
        </details>
      ) : null}
    </>
  )
}

function Boxes({ name, choices }: { name: string; choices: readonly ChoiceModel[] }) {
  return (
    <div className="fgroup__list">
      {choices.map(({ value, label, count, chosen, swatch }) => (
        <Check
          key={value}
          name={name}
          value={value}
          label={label}
          count={count}
          defaultChecked={chosen}
          // A box that would leave nothing is off, and its row stays where it is.
          disabled={count === 0 && !chosen}
          {...(swatch ? { style: { accentColor: swatch } } : {})}
        />
      ))}
    </div>
  )
}

function RangeFields({ group }: { group: Extract<FilterGroup, { kind: 'range' }> }) {
  const { key, title, unit, min, max, least, greatest } = group
  const field = (side: 'min' | 'max', value: number | null, known: number | null) => (
    <label>
      <span className="label">
        {side === 'min' ? 'From' : 'To'}
        <span className="vh">
          {' '}
          {title.toLowerCase()} {unit === '$' ? 'in dollars' : unit}
        </span>
      </span>
      <input
        className="input"
        type="number"
        inputMode="numeric"
        name={`${key}_${side}`}
        min={0}
        step="any"
        defaultValue={value ?? ''}
        placeholder={known === null ? '' : String(known)}
      />
    </label>
  )
  return (
    <div className="pair">
      {field('min', min, least)}
      {field('max', max, greatest)}
    </div>
  )
}
