import type { StepResult } from './account-model.ts'

/** A step of sign-in as data: `{ data, error, field }`. */
export function stepAnswer(step: StepResult): Response {
  if (step.ok) return Response.json({ data: { ok: true }, error: null })
  const { status, field, error } = step
  return Response.json({ data: null, error, field }, { status })
}
