import { addMs, compareInstants } from '@forecourt/schemas/contract/pure'
import { sign, verify } from '#app/http/signed.server.ts'

const PURPOSE = 'lead'
/** How long later steps of a form are accepted. */
const VALID_MS = 24 * 3_600_000

/**
 * A lead's signed id for its browser, which alone authorises later steps of the lead (LEAD-04). Dealers' systems get the
 * plain id, which authorises none.
 */
export function signLeadId(secret: string, tenantSlug: string, id: string, now: string): string {
  return sign(secret, PURPOSE, `${tenantSlug}~${id}~${addMs(now, VALID_MS)}`)
}

/** The plain id; null for one that is another dealer's, too old, or not ours. */
export function readLeadId(secret: string, tenantSlug: string, signed: string, now: string): string | null {
  const [tenant, id = '', until = ''] = verify(secret, PURPOSE, signed)?.split('~') ?? []
  return tenant === tenantSlug && compareInstants(now, until) < 0 ? id : null
}
