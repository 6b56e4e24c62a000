import { type RefObject, useEffect, useState } from 'react'
import type { LeadFormField, LeadFormModel, LeadFormStep } from '../lead-form-model.ts'

type KeptStepsProps = {
  form: LeadFormModel
  /** The shown step. */
  step: number
  element: RefObject<HTMLFormElement>
  /** Absent without JavaScript: the answers are sent already. */
  onStep?: (to: number) => void
}

/** What was answered in the steps before, a line each. */
export function KeptSteps({ form, step, element, onStep }: KeptStepsProps) {
  const read = () => element.current && new FormData(element.current)
  const [typed, setTyped] = useState<FormData | null>(read)
  useEffect(() => {
    // After a reload the form is filled in by an effect of its own.
    const frame = requestAnimationFrame(() => setTyped(read()))
    return () => cancelAnimationFrame(frame)
  }, [element, step])
  return (
    <ul className="kept">
      {form.steps.slice(0, step).map((each, at) => (
        <li key={each.title}>
          <div>
            <b>{each.title}</b>
            <span>{describeStep(each, typed)}</span>
          </div>
          {onStep ? (
            <button type="button" className="link" onClick={() => onStep(at)}>
              Change<span className="vh"> {each.title}</span>
            </button>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

/** What is a line's: not a text of many, nor a tick. */
const isShort = ({ type }: LeadFormField) => !['hidden', 'textarea', 'checkbox'].includes(type)

/** `Ana Whitlam · 0491 570 156`. */
function describeStep({ fields }: LeadFormStep, typed: FormData | null): string {
  const read = ({ name, value, options }: LeadFormField) => {
    const answer = typed?.has(name) ? String(typed.get(name)) : value
    return options?.find((option) => option.value === answer)?.label ?? answer
  }
  const short = fields.filter(isShort)
  const isName = ({ name }: LeadFormField) => name === 'name' || name === 'last_name'
  const whole = short.filter(isName).map(read).filter(Boolean).join(' ')
  return [whole, ...short.filter((field) => !isName(field)).map(read)].filter(Boolean).join(' · ')
}
