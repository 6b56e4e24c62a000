import { addMs, compareInstants } from '@forecourt/schemas/contract/pure'
import { sign, verify } from '#app/http/signed.server.ts'

const PURPOSE = 'booking'
/** Longer than any booking is ahead. */
const VALID_MS = 90 * 86_400_000

/** What a confirmation's link carries: whose booking it is, and until when the link opens it. */
export function signBooking(secret: string, tenantSlug: string, leadId: string, at: string): string {
  return sign(secret, PURPOSE, `${tenantSlug}~${leadId}~${addMs(at, VALID_MS)}`)
}

/** The lead of a link, and whether the link is too old; null for another dealer's, or one that is not ours. */
export function readBooking(
  secret: string,
  tenantSlug: string,
  token: string,
  now: string,
): { leadId: string; expired: boolean } | null {
  const [tenant, leadId = '', until = ''] = verify(secret, PURPOSE, token)?.split('~') ?? []
  return tenant === tenantSlug ? { leadId, expired: compareInstants(now, until) >= 0 } : null
}
