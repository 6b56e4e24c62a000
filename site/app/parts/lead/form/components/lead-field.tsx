import { type ComponentPropsWithoutRef, useRef } from 'react'
import { Check, Field, Input } from '#app/ui/field.tsx'
import { boundedDollars, dollarsText } from '../dollars.ts'
import { LONGEST } from '../lead-fields.ts'
import { FILE_ACCEPT } from '../lead-file.ts'
import type { LeadFormField, LeadOption } from '../lead-form-model.ts'
import { AppointmentTiles } from './appointment-tiles.tsx'
import { DayTiles } from './day-tiles.tsx'
import { TileField } from './tile-field.tsx'

type Control = Pick<
  ComponentPropsWithoutRef<'input'>,
  'id' | 'name' | 'required' | 'aria-invalid' | 'aria-describedby'
>
type LeadFieldProps = { field: LeadFormField; id: string; error?: string | undefined }

/** A field with its label, hint and error (LEAD-09). */
export function LeadField({ field, id, error }: LeadFieldProps) {
  const { name, label, type, value } = field
  if (type === 'hidden') return <input type="hidden" name={name} value={value} />
  if (type === 'checkbox')
    return <Check id={id} name={name} value="on" defaultChecked={value === 'on'} label={label} />
  if (type === 'appointment') return <AppointmentTiles field={field} id={id} error={error} />
  if (type === 'day') return <DayTiles field={field} id={id} error={error} />
  if (type === 'radio' && field.tiles) return <TileField field={field} id={id} error={error} />
  if (type === 'radio') return <RadioField field={field} id={id} error={error} />
  const notes = [field.hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <Field
      id={id}
      label={field.required || field.requiredWith ? label : `${label} (optional)`}
      {...(field.hint ? { hint: field.hint } : {})}
      {...(error ? { error } : {})}
    >
      <FieldControl
        field={field}
        control={{
          id,
          name,
          required: field.required,
          ...(error ? { 'aria-invalid': true } : {}),
          ...(notes ? { 'aria-describedby': notes } : {}),
        }}
      />
    </Field>
  )
}

function FieldControl({ field, control }: { field: LeadFormField; control: Control }) {
  const { type, value, autoComplete, options = [], placeholder } = field
  const maxLength = field.maxLength ?? LONGEST[type]
  if (type === 'textarea') return <TextArea field={field} control={control} maxLength={maxLength} />
  if (type === 'select')
    return (
      <select {...(control as object)} className="select" defaultValue={value}>
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        <Options options={options} />
      </select>
    )
  if (type === 'file')
    return <input {...control} className="input input--file" type="file" accept={FILE_ACCEPT} />
  if (type === 'dollars') return <DollarsInput field={field} control={control} maxLength={maxLength} />
  return (
    <Input
      {...control}
      {...INPUTS[type as keyof typeof INPUTS]}
      maxLength={maxLength}
      defaultValue={value}
      autoComplete={autoComplete}
      placeholder={placeholder}
    />
  )
}

type TextAreaProps = { field: LeadFormField; control: Control; maxLength: number }

/** Several lines, and the texts that a press fills in. */
function TextArea({ field: { value, suggestions = [] }, control, maxLength }: TextAreaProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  return (
    <>
      <textarea
        {...(control as object)}
        ref={area}
        className="input"
        rows={4}
        maxLength={maxLength}
        defaultValue={value}
      />
      {suggestions.length > 0 ? (
        <ul className="chips suggestions only-js" aria-label="Questions that are often asked">
          {suggestions.map((text) => (
            <li key={text}>
              <button type="button" onClick={() => area.current && addLine(area.current, text)}>
                {text}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}

/** Adds a text as a line of its own, where it is not there yet; as typed, so that the form's validation sees it. */
function addLine(area: HTMLTextAreaElement, text: string): void {
  const lines = area.value.split('\n')
  if (!lines.includes(text)) area.value = [...lines, text].filter((line) => line.trim() !== '').join('\n')
  area.dispatchEvent(new Event('input', { bubbles: true }))
  area.focus()
}

type DollarsProps = { field: LeadFormField; control: Control; maxLength: number }

/** With separators at first, and again when it is left; one with bounds takes digits alone, and is held within them. */
function DollarsInput({ field: { value, bounds }, control, maxLength }: DollarsProps) {
  return (
    <div className="affix">
      <span aria-hidden="true">$</span>
      <Input
        {...control}
        className="num"
        inputMode={bounds ? 'numeric' : 'decimal'}
        autoComplete="off"
        maxLength={maxLength}
        defaultValue={dollarsText(value)}
        onInput={({ currentTarget }) => {
          if (bounds) currentTarget.value = currentTarget.value.replace(/[^\d,.\s]/g, '')
        }}
        onBlur={({ target }) => {
          target.value = dollarsText(bounds ? boundedDollars(target.value, bounds) : target.value)
        }}
      />
    </div>
  )
}

/** A postcode is text of four digits, not a number (LEAD-37). */
const INPUTS = {
  string: { type: 'text' },
  postcode: { type: 'text', inputMode: 'numeric', pattern: '[0-9]{4}' },
  phone: { type: 'tel' },
  email: { type: 'email' },
} as const

function Options({ options }: { options: readonly LeadOption[] }) {
  const groups = [...new Set(options.map(({ group }) => group))]
  return groups.map((group) => {
    const mine = options.filter((option) => option.group === group)
    const choices = mine.map(({ value, label }) => (
      <option key={value} value={value}>
        {group ? `${group}, ${label}` : label}
      </option>
    ))
    return group ? (
      <optgroup key={group} label={group}>
        {choices}
      </optgroup>
    ) : (
      choices
    )
  })
}

function RadioField({ field, id, error }: LeadFieldProps) {
  return (
    <fieldset
      className={error ? 'field is-bad' : 'field'}
      id={id}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className="label">
        {field.required || field.value ? field.label : `${field.label} (optional)`}
      </legend>
      {field.options?.map(({ value, label }) => (
        <Check
          key={value}
          type="radio"
          name={field.name}
          value={value}
          defaultChecked={value === field.value}
          label={label}
        />
      ))}
      {error ? (
        <p className="err" id={`${id}-error`}>
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}
