import { useRef } from 'react'
import { formatCount } from '#app/domain/words/count.ts'
import type { LeadFormField } from '#app/parts/lead/form/lead-form-model.ts'
import { Field, Input } from '#app/ui/field.tsx'

type KmsFieldProps = {
  field: LeadFormField
  id: string
  error?: string | undefined
  picks: readonly number[]
}

/** Kilometres with their suffix, and buttons for common values (TRADE-12). */
export function KmsField({ field, id, error, picks }: KmsFieldProps) {
  const input = useRef<HTMLSpanElement>(null)
  const pick = (kms: number) => {
    const control = input.current?.querySelector('input')
    if (!control) return
    control.value = formatCount(kms)
    control.focus()
  }
  return (
    <div className="kms">
      <Field id={id} label={field.label} {...(error ? { error } : {})}>
        <span className="affix" ref={input}>
          <Input
            id={id}
            name={field.name}
            inputMode="numeric"
            autoComplete="off"
            required={field.required}
            maxLength={field.maxLength}
            defaultValue={field.value}
            placeholder="45,000"
            aria-describedby={[`${id}-unit`, error ? `${id}-error` : ''].join(' ').trim()}
            {...(error ? { 'aria-invalid': true } : {})}
          />
          <span className="after" id={`${id}-unit`}>
            {' kms'}
          </span>
        </span>
      </Field>
      {picks.length > 0 ? (
        <div className="kms__picks needs-script">
          {picks.map((kms) => (
            <button key={kms} type="button" className="pill" onClick={() => pick(kms)}>
              {formatCount(kms)}
              <span className="vh"> kms</span>
            </button>
          ))}
        </div>
      ) : null}
    </div>
  )
}
