import type { LeadFormModel } from '../lead-form-model.ts'

type LeadStepsProps = { form: LeadFormModel; step: number; ready: boolean; onTurn: (to: number) => void }

/** How far a form of several steps has come; with JavaScript, the way back and on. */
export function LeadSteps({ form, step, ready, onTurn }: LeadStepsProps) {
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
