import type { PhoneLink } from '#app/domain/phone/phone-link.ts'
import { savedPath } from '#app/paths.ts'
import { LinkButton } from '#app/ui/button.tsx'

/** Stands at the address of a page that was not visited before; trying again requests that page. */
export function OfflinePage({ hasGarage, phone }: { hasGarage: boolean; phone: PhoneLink | null }) {
  return (
    <section className="wrap error-page">
      <h1>You are offline</h1>
      <p className="lede muted">
        This page was not opened on this device before, so it needs a connection. The results and vehicles you
        looked at last can still be read: go back, or open them as before.
      </p>
      <p className="row wraps">
        <LinkButton href="">Try again</LinkButton>
        {hasGarage ? (
          <LinkButton look="line" icon="heart" href={savedPath()}>
            Saved vehicles
          </LinkButton>
        ) : null}
        {phone ? (
          <LinkButton look="line" icon="phone" href={phone.href}>
            {phone.text}
          </LinkButton>
        ) : null}
      </p>
    </section>
  )
}
