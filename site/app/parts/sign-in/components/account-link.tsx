import { useSyncExternalStore } from 'react'
import { seemsSignedIn } from '#app/http/signed-in-flag.ts'
import { myGaragePath } from '#app/paths.ts'
import { Icon } from '#app/ui/icon.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'

const noChanges = () => () => {}

/**
 * The link to sign-in or the garage. Cached pages are shared, so only the browser knows which. On narrow screens it is in
 * the drawer.
 */
export function AccountLink() {
  const signedIn = useSyncExternalStore(noChanges, seemsSignedIn, () => false)
  return (
    <SiteLink
      className="icon-btn header__account"
      href={myGaragePath()}
      aria-label={signedIn ? 'My garage' : 'Sign in'}
      data-signed-in={signedIn || undefined}
    >
      <Icon name="user" />
    </SiteLink>
  )
}
