import '#app/styles/pages/next-steps.css'
import { type ReactNode, useId } from 'react'
import { Icon } from './icon.tsx'

/** `isDone`: it is behind the reader already. */
export type NextStep = { title: string; text?: ReactNode; isDone?: true }

/** What follows once a form is sent, in order. */
export function NextSteps({ steps }: { steps: readonly NextStep[] }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="next-title">
        What happens next
      </h2>
      <StepList steps={steps} />
    </section>
  )
}

/** Steps in order, with their numbers on one line. */
export function StepList({ steps }: { steps: readonly NextStep[] }) {
  return (
    <ol className="next">
      {steps.map(({ title, text, isDone }) => (
        <li key={title} className={isDone ? 'is-done' : undefined}>
          {isDone ? <Icon name="check" /> : null}
          <div>
            <b>
              {title}
              {isDone ? <span className="vh"> (done)</span> : null}
            </b>
            {text ? <span>{text}</span> : null}
          </div>
        </li>
      ))}
    </ol>
  )
}
