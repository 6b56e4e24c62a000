import type { NewDealer, Problems } from './new-dealer.ts'

/** What every step of the form is given. */
export interface StepProps {
  readonly form: NewDealer
  readonly change: (fields: Partial<NewDealer>) => void
  readonly problems: Problems
  /** Whether Next was pressed, after which empty fields are marked too. */
  readonly marksMissing: boolean
}
