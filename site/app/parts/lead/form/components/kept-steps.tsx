import { type RefObject, useEffect, useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import type { LeadFormField, LeadFormStep } from '../lead-form-model.ts'

/** A step that is done, and what was answered in it; null before the form is in the page. */
export type KeptStep = { title: string; describe: (typed: FormData | null) => string }

type KeptStepsProps = {
  steps: readonly KeptStep[]
  element: RefObject<HTMLFormElement>
  /** Absent without JavaScript: the answers are sent already. */
  onStep?: (to: number) => void
}

/** What was answered in the steps before, a line each. */
export function KeptSteps({ steps, element, onStep }: KeptStepsProps) {
  const read = () => element.current && new FormData(element.current)
  const [typed, setTyped] = useState<FormData | null>(read)
  useEffect(() => {
    // After a reload the form is filled in by an effect of its own.
    const frame = requestAnimationFrame(() => setTyped(read()))
    return () => cancelAnimationFrame(frame)
  }, [element, steps.length])
  return (
    <ul className="kept">
      {steps.map(({ title, describe }, at) => (
        <li key={title}>
          <Icon name="check" />
          <div>
            <b>{title}</b>
            <span>{describe(typed)}</span>
          </div>
          {onStep ? (
            <button type="button" className="link" onClick={() => onStep(at)}>
              Change<span className="vh"> {title}</span>
            </button>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

/** What is a line's: not a text of many, nor a tick. */
const isShort = ({ type }: LeadFormField) => !['hidden', 'textarea', 'checkbox'].includes(type)

/** A step of a lead's form: `Ana Whitlam · 0491 570 156`. */
export function keptStep({ title, fields }: LeadFormStep): KeptStep {
  return { title, describe: (typed) => describeFields(fields, typed) }
}

function describeFields(fields: readonly LeadFormField[], typed: FormData | null): string {
  const read = ({ name, value, options }: LeadFormField) => {
    const answer = typed?.has(name) ? String(typed.get(name)) : value
    return options?.find((option) => option.value === answer)?.label ?? answer
  }
  const short = fields.filter(isShort)
  const isName = ({ name }: LeadFormField) => name === 'name' || name === 'last_name'
  const whole = short.filter(isName).map(read).filter(Boolean).join(' ')
  return [whole, ...short.filter((field) => !isName(field)).map(read)].filter(Boolean).join(' · ')
}
