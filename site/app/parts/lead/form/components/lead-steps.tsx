import type { LeadFormModel } from '../lead-form-model.ts'

type LeadStepsProps = { form: LeadFormModel; step: number; ready: boolean; onStep: (to: number) => void }

/** The steps of a form and the current one; with JavaScript, buttons to the others. */
export function LeadSteps({ form, step, ready, onStep: onTurn }: LeadStepsProps) {
  return (
    <ol className="form__steps" aria-label="Steps">
      {form.steps.map(({ title }, at) => (
        <li key={title} aria-current={at === step ? 'step' : undefined}>
          {ready && at !== step ? (
            <button type="button" onClick={() => onTurn(at)}>
              {at + 1}. {title}
            </button>
          ) : (
            <span>
              {at + 1}. {title}
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}
