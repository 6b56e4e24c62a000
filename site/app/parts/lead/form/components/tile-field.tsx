import { Icon } from '#app/ui/icon.tsx'
import type { LeadFormField, LeadOption } from '../lead-form-model.ts'

type TileFieldProps = { field: LeadFormField; id: string; error?: string | undefined }

/** A choice of one, as tiles; radio buttons underneath. Nothing while there is nothing to choose. */
export function TileField({ field: { name, label, value, hint, options = [] }, id, error }: TileFieldProps) {
  if (options.length === 0) return null
  return (
    <fieldset
      className={error ? 'field is-bad' : 'field'}
      id={id}
      tabIndex={-1}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className="label">
        {label}
        {hint ? <span className="tiles__hint"> {hint}</span> : null}
      </legend>
      <div className={isTimes(options) ? 'tiles tiles--times' : 'tiles'}>
        {options.map((option) => (
          <label className="tile tile--text" key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              defaultChecked={option.value === value}
              data-words={option.label}
              data-figure={option.figure}
            />
            <b>{option.label}</b>
            {option.note ? <span>{option.note}</span> : null}
            {option.figure ? <span className="tile__figure num">{option.figure}</span> : null}
          </label>
        ))}
      </div>
      <TilesError id={id} error={error} />
    </fieldset>
  )
}

/** Times of day take little room. */
const isTimes = (options: readonly LeadOption[]) =>
  options.every(({ label }) => /^\d+:\d\d [ap]m$/.test(label))

/** The error of a group of tiles. */
export function TilesError({ id, error }: { id: string; error?: string | undefined }) {
  return error ? (
    <p className="err" id={`${id}-error`}>
      <Icon name="circle-alert" />
      {error}
    </p>
  ) : null
}
