import { sendSlotPath } from '#app/paths.ts'
import { UNKNOWN_ERROR } from './account-texts.ts'
import type { AuthError } from './sign-in-model.ts'

/**
 * Asks whether a number may have a code, before it is sent (AUTH-09): null where it may, else the error to show. The code
 * then uses the slot that this reserves.
 * @throws TypeError without a network
 */
export async function claimSendSlot(phone: string): Promise<AuthError | null> {
  const response = await fetch(sendSlotPath(), { method: 'POST', body: new URLSearchParams({ phone }) })
  if (response.ok) return null
  const refusal = await response.json().catch(() => null)
  return {
    field: refusal?.field === 'phone' ? 'phone' : null,
    error: typeof refusal?.error === 'string' ? refusal.error : UNKNOWN_ERROR,
  }
}
