import { RETRY_AFTER_SECONDS } from '#app/http/call-instead.ts'
import type { StepResult } from './account-model.ts'

/** A step of sign-in as data: `{ data, error, field }`. */
export function stepAnswer(step: StepResult): Response {
  if (step.ok) return Response.json({ data: { ok: true }, error: null })
  const { status, field, error } = step
  const headers = status === 503 ? { 'retry-after': String(RETRY_AFTER_SECONDS) } : undefined
  return Response.json({ data: null, error, field }, { status, headers })
}
