import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { formatCount } from '#app/domain/words/count.ts'
import { Icon } from './icon.tsx'

type FieldProps = { label: string; hint?: string; error?: string; id: string; children: ReactNode }

/** A label over its control, with a hint and an error; the control names `${id}-error` in aria-describedby. */
export function Field({ label, hint, error, id, children }: FieldProps) {
  return (
    <div className={error ? 'field is-bad' : 'field'}>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      {children}
      {hint ? (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p className="err" id={`${id}-error`}>
          <Icon name="circle-alert" />
          {error}
        </p>
      ) : null}
    </div>
  )
}

/** One choice of a list. */
export type Option = { value: string; label: string }

type SelectProps = { options: readonly Option[]; placeholder?: string } & ComponentPropsWithoutRef<'select'>

/** A native select; `placeholder` is the empty option. */
export function Select({ options, placeholder, className, ...rest }: SelectProps) {
  return (
    <select {...rest} className={className ? `select ${className}` : 'select'}>
      {placeholder === undefined ? null : <option value="">{placeholder}</option>}
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}

/** A text input. */
export function Input({ className, ...rest }: ComponentPropsWithoutRef<'input'>) {
  return <input {...rest} className={className ? `input ${className}` : 'input'} />
}

type CheckProps = { label: string; count?: number } & ComponentPropsWithoutRef<'input'>

/** A checkbox with a count. */
export function Check({ label, count, ...rest }: CheckProps) {
  return (
    <label className="check">
      <input type="checkbox" {...rest} />
      {label}
      {count === undefined ? null : <span className="count">{formatCount(count)}</span>}
    </label>
  )
}
