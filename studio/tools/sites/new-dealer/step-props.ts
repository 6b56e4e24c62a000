import type { NewDealer, Problems } from './new-dealer.ts'

/** What every step of the form is given. */
export interface StepProps {
  readonly form: NewDealer
  readonly change: (fields: Partial<NewDealer>) => void
  readonly problems: Problems
  /** The step was to be left, so that empty fields are told of too. */
  readonly isTold: boolean
}
