// What the lake's sign-in page shows of the site somebody comes back to: a cookie that goes there alone. It is no
// secret and signs nobody in; a fresh browser has none, so that strangers do not see customers' names.
import type { StudioSite } from '../access/studio-sites.ts'

const NAME = 'forecourt_last_site'
const ATTRIBUTES = 'Path=/auth/login; SameSite=Strict'
const DAYS_90 = 90 * 86_400

/** Whoever keeps cookies: the page's document. */
type Cookies = { cookie: string }

/** Keeps the look of the site that is worked on. */
export function rememberSignInLook(cookies: Cookies, { lettering, brand, ink }: StudioSite): void {
  const value = encodeURIComponent(JSON.stringify({ name: lettering, brand, ink }))
  cookies.cookie = `${NAME}=${value}; ${ATTRIBUTES}; Max-Age=${DAYS_90}`
}

/** After signing out the next person sees no site. */
export function forgetSignInLook(cookies: Cookies): void {
  cookies.cookie = `${NAME}=; ${ATTRIBUTES}; Max-Age=0`
}
