import type { ValueKey } from '#app/domain/search-address/search-keys.ts'
import { toggleValue } from '#app/domain/search-address/search-state.ts'
import { groupMakes } from '#app/domain/vocabulary/makes.ts'
import type { ChoiceGroup, FilterRow } from '#app/parts/search/filters/filter-model.ts'
import { Check } from '#app/ui/field.tsx'
import type { Search } from '../../components/use-search.ts'

type ChoiceFieldsProps = { group: ChoiceGroup; search: Search; unfold: (key: ValueKey) => void }

/** The choices of one key: boxes to tick, swatches for colours, and a list of all makes where there are many. */
export function ChoiceFields({ group, search, unfold }: ChoiceFieldsProps) {
  const { key, title, rows, all, rest } = group
  const chosen = search.state.filters[key] ?? []
  const toggle = (value: string) => search.go((state) => toggleValue(state, key, value))
  const colours = rows.filter(({ swatch }) => swatch !== undefined)
  const named = rows.filter(({ swatch }) => swatch === undefined)
  return (
    <fieldset>
      <legend className="vh">{title}</legend>
      {rows.length === 0 && !rest ? <p className="hint">Choose a make first.</p> : null}
      {all ? <MakeList makes={all} chosen={chosen} add={toggle} /> : null}
      {colours.length > 0 ? (
        <div className="swatches">
          {colours.map((row) => (
            <Swatch
              key={row.value}
              row={row}
              name={key}
              chosen={chosen.includes(row.value)}
              toggle={toggle}
            />
          ))}
        </div>
      ) : null}
      {named.map(({ value, label = value, count }) => {
        const checked = chosen.includes(value)
        return (
          <Check
            key={value}
            name={key}
            value={value}
            label={label}
            count={count}
            checked={checked}
            // A checkbox without results is disabled and stays in its row.
            disabled={count === 0 && !checked}
            onChange={() => toggle(value)}
          />
        )
      })}
      {rest ? (
        <button
          className="btn btn--line btn--s"
          type="submit"
          name="all"
          value={key}
          onClick={(event) => {
            event.preventDefault()
            unfold(key)
          }}
        >
          More choices
        </button>
      ) : null}
    </fieldset>
  )
}

type SwatchProps = { row: FilterRow; name: string; chosen: boolean; toggle: (value: string) => void }

function Swatch({ row: { value, label = value, count, swatch }, name, chosen, toggle }: SwatchProps) {
  return (
    <label className="swatch" title={`${label}, ${count}`}>
      <input
        type="checkbox"
        name={name}
        value={value}
        checked={chosen}
        disabled={count === 0 && !chosen}
        onChange={() => toggle(value)}
      />
      <i style={{ background: swatch }} />
      {label}
    </label>
  )
}

type MakeListProps = {
  makes: readonly string[]
  chosen: readonly string[]
  add: (make: string) => void
}

/** Every make in two groups (SRCH-14); choosing one adds it to those chosen. */
function MakeList({ makes, chosen, add }: MakeListProps) {
  const groups = groupMakes(makes)
  const options = (names: readonly string[]) =>
    names.map((name) => (
      <option key={name} disabled={chosen.includes(name)}>
        {name}
      </option>
    ))
  return (
    <select
      className="select select--make"
      name="make"
      aria-label="Add a make"
      value=""
      onChange={(event) => event.target.value && add(event.target.value)}
    >
      <option value="">Choose a make</option>
      <optgroup label="Popular Makes">{options(groups.popular)}</optgroup>
      <optgroup label="All Makes">{options(groups.all)}</optgroup>
    </select>
  )
}
