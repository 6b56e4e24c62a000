import { searchPath } from '#app/paths.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { OnlinePaymentModel } from '../online-payment.server.ts'

/** The deposits of the signed-in person (RES-11). */
export function OnlinePaymentPage({ page: { name, payments } }: { page: OnlinePaymentModel }) {
  return (
    <div className="wrap page reserve">
      <h1>Online payment</h1>
      {payments.length === 0 ? (
        <EmptyState
          title="Nothing to pay right now"
          text="Your reservations show up here."
          action={{ label: 'Browse vehicles', href: searchPath() }}
        />
      ) : (
        <>
          {name ? <p>{name}, these are your reservations.</p> : null}
          <ul className="own-payments">
            {payments.map(({ id, car, carHref, amount, state, href, due }) => (
              <li key={id}>
                <div>
                  <h2>
                    <SiteLink href={carHref}>{car}</SiteLink>
                  </h2>
                  <p className="muted">
                    {amount} deposit. {state}
                  </p>
                </div>
                <LinkButton href={href} look={due ? 'brand' : 'line'}>
                  {due ? 'Pay the deposit' : 'View'}
                  <span className="vh">, {car}</span>
                </LinkButton>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
