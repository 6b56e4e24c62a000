import { sign, verify } from '#app/http/signed.server.ts'

const PURPOSE = 'alert'

/** What the links of an alert's mails carry; it confirms and ends that alert alone. */
export const alertToken = (secret: string, tenantSlug: string, id: string): string =>
  sign(secret, PURPOSE, `${tenantSlug}~${id}`)

/** The alert's id; null for another dealer's token, or one that is not ours. */
export function readAlertToken(secret: string, tenantSlug: string, token: string): string | null {
  const [tenant, id = ''] = verify(secret, PURPOSE, token)?.split('~') ?? []
  return tenant === tenantSlug ? id : null
}
