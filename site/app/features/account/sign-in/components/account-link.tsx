import { useSyncExternalStore } from 'react'
import { myGaragePath } from '#app/paths.ts'
import { Icon } from '#app/ui/icon.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { seemsSignedIn } from '../signed-in-mark.ts'

const never = () => () => {}

/**
 * The way to sign in, or to what is kept; the server, whose page is everybody's, does not know which. On narrow screens
 * the drawer has it.
 */
export function AccountLink() {
  const signedIn = useSyncExternalStore(never, seemsSignedIn, () => false)
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
