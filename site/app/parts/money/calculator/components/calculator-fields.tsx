import { type CSSProperties, useId, useState } from 'react'
import { formatCount } from '#app/domain/words/count.ts'
import { Select } from '#app/ui/field.tsx'
import { type CalculatorField, nearestTerm, termAt } from '../calculator-bounds.ts'
import { formatYears } from '../term-text.ts'
import { figureText, getTrack, isMoney, readFigure, stepOfKey } from '../typed-figure.ts'
import type { CalculatorState } from '../use-calculator.ts'

const FIELD_LABELS: Record<CalculatorField, { label: string; before?: string; after?: string }> = {
  amount: { label: 'Purchase price', before: '$' },
  deposit: { label: 'Deposit or trade-in', before: '$' },
  term: { label: 'Term', after: 'years' },
  rate: { label: 'Interest rate', after: '%' },
  residual: { label: 'Residual', before: '$' },
}
const ORDER: readonly CalculatorField[] = ['amount', 'deposit', 'term', 'rate', 'residual']

/** The five controls: each a slider for the hand and a field for the exact figure. */
export function CalculatorFields({ state }: { state: CalculatorState }) {
  const { termChoices } = state.calculator
  return (
    <div className="calc__in">
      {ORDER.map((field) =>
        field === 'term' && termChoices.length > 0 ? (
          <TermChoice key={field} state={state} choices={termChoices} />
        ) : (
          <Line key={field} field={field} state={state} />
        ),
      )}
    </div>
  )
}

function Line({ field, state }: { field: CalculatorField; state: CalculatorState }) {
  const id = useId()
  const { label, before, after } = FIELD_LABELS[field]
  const bounds = state.calculator.bounds[field]
  const value = state.inputs[field]
  const locked = field === 'rate' && state.calculator.rateLocked
  const help = field === 'amount' ? state.help : null
  const track = getTrack(field, bounds, state.calculator.start.amount, value)
  const place = ((value - track.min) / (track.max - track.min || 1)) * 100
  return (
    <div className="calc__line">
      <label className="label" htmlFor={id}>
        {label}
        {locked ? <span className="muted"> – set by the lender</span> : null}
      </label>
      <div className="range" style={{ '--hi': Math.min(100, Math.max(0, place)) } as CSSProperties}>
        <input
          type="range"
          {...track}
          value={value}
          disabled={locked}
          aria-label={`${label}, slider`}
          aria-valuetext={[before, formatCount(value), after && ` ${after}`].filter(Boolean).join('')}
          onChange={(event) => state.set(field, Number(event.target.value))}
          onKeyDown={(event) => {
            const by = event.shiftKey ? stepOfKey(event.key, true, track) : 0
            if (by === 0) return
            event.preventDefault()
            state.set(field, Math.min(track.max, Math.max(track.min, value + by)))
          }}
        />
      </div>
      <div className={after ? 'affix calc__after' : 'affix'}>
        {before ? <span aria-hidden="true">{before}</span> : null}
        <Typed
          id={id}
          field={field}
          value={value}
          bounds={bounds}
          disabled={locked}
          help={help === null ? '' : `${id}-help`}
          state={state}
        />
        {after ? (
          <span aria-hidden="true" className="after">
            {after}
          </span>
        ) : null}
      </div>
      {field === 'amount' ? (
        <p className="hint calc__help" id={`${id}-help`} aria-live="polite">
          {help}
        </p>
      ) : null}
    </div>
  )
}

type TypedProps = {
  id: string
  field: CalculatorField
  value: number
  bounds: { min: number; max: number; step: number }
  disabled: boolean
  help: string
  state: CalculatorState
}

/** A figure is shown as it is typed, and with separators at rest; the calculator follows every key. */
function Typed({ id, field, value, bounds, disabled, help, state }: TypedProps) {
  const [draft, setDraft] = useState<string | null>(null)
  return (
    <input
      className="input"
      id={id}
      name={field}
      inputMode="decimal"
      autoComplete="off"
      {...(isMoney(field)
        ? {
            type: 'text',
            role: 'spinbutton',
            'aria-valuenow': value,
            'aria-valuemin': bounds.min,
            'aria-valuemax': bounds.max,
          }
        : { type: 'number', ...bounds })}
      value={draft ?? figureText(field, value)}
      disabled={disabled}
      aria-describedby={help || undefined}
      onChange={(event) => {
        setDraft(event.target.value)
        state.set(field, readFigure(event.target.value))
      }}
      onKeyDown={(event) => {
        const by = stepOfKey(event.key, event.shiftKey, bounds)
        if (by === 0) return
        event.preventDefault()
        setDraft(null)
        state.set(field, Math.min(bounds.max, Math.max(bounds.min, value + by)))
      }}
      onBlur={() => {
        setDraft(null)
        state.settle()
      }}
    />
  )
}

/** Where the dealer names the terms, they are chosen by their place in the list (FIN-16). */
function TermChoice({ state, choices }: { state: CalculatorState; choices: readonly number[] }) {
  const id = useId()
  const years = nearestTerm(state.inputs.term, choices)
  const index = choices.indexOf(years)
  const last = Math.max(1, choices.length - 1)
  return (
    <div className="calc__line">
      <label className="label" htmlFor={id}>
        Term
      </label>
      <div className="range" style={{ '--hi': (index / last) * 100 } as CSSProperties}>
        <input
          type="range"
          min={0}
          max={last}
          step={1}
          value={index}
          aria-label="Term, slider"
          aria-valuetext={formatYears(years)}
          onChange={(event) => state.set('term', termAt(Number(event.target.value), choices))}
        />
      </div>
      <Select
        id={id}
        name="term"
        options={choices.map((choice) => ({ value: String(choice), label: formatYears(choice) }))}
        value={String(years)}
        onChange={(event) => state.set('term', Number(event.target.value))}
      />
    </div>
  )
}
