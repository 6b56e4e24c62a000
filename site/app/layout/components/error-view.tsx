import type { MouseEvent } from 'react'
import { formatCount } from '#app/domain/words/count.ts'
import { callInstead } from '#app/http/call-instead.ts'
import type { LayoutTenant } from '#app/page/layout-model.ts'
import type { NotFoundModel } from '#app/parts/car/not-found-model.ts'
import {
  ALL_STOCK,
  contactPath,
  homePath,
  locationsPath,
  offersPath,
  searchPath,
  servicePath,
} from '#app/paths.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'

type ErrorCopy = { title: string; text: string }

type Item = NotFoundModel['item']

const notFound = ({ one }: Item): ErrorCopy => ({
  title: 'We can’t find that page',
  text: `It’s moved, or the ${one}’s been sold. Search for what you’re after.`,
})
const gone = ({ many }: Item): ErrorCopy => ({
  title: 'This one’s been sold',
  text: `Our ${many} sell every day, and their pages go with them. Tell us what you’re after.`,
})
const UNAVAILABLE: ErrorCopy = {
  title: 'We’ll be right back',
  text: 'This page is down for a moment.',
}
const BROKEN: ErrorCopy = {
  title: 'Something went wrong on our side',
  text: 'We’ve logged it. Try again, or pick up from here.',
}
const REFUSED: ErrorCopy = {
  title: 'This could not be done',
  text: 'Please go back, check what you entered and try again.',
}
const TOO_OFTEN: ErrorCopy = {
  title: 'That’s a lot of clicks. Give it a minute',
  text: 'Please wait a minute, then try again.',
}
const OFFLINE: ErrorCopy = {
  title: 'You seem to be offline',
  text: 'This page didn’t load. Try again when you’re back online. Nothing’s lost.',
}
const NO_SITE: ErrorCopy = {
  title: 'There is no site here',
  text: 'The address may be misspelt, or the site may have moved.',
}

type ErrorViewProps = {
  /** HTTP status of the response; 0 without one, when the network is down. */
  status: number
  /** The dealer of the site, when known. */
  tenant?: Pick<LayoutTenant, 'name' | 'phone'> | null
  /** The request's id, which staff can find in the log; shown only for faults of ours. */
  requestId?: string | undefined
  /** A form may have been posted, which a reload of this document posts again. */
  resends?: boolean
  onRetry?: (event: MouseEvent<HTMLAnchorElement>) => void
  /** Another try is under way. */
  busy?: boolean
  /** Of a missing page: what the stock is of. */
  kinds?: NotFoundModel['kinds']
  /** Of a missing page: what the dealer's vehicles are called. */
  item?: Item | undefined
  /** The name of the car that has left, whose page it was. */
  gone?: string | undefined
}

/** The content of an error page: one heading, one sentence, and links. Rendered inside of `main`. */
export function ErrorView({
  status,
  tenant,
  requestId,
  resends,
  onRetry,
  busy = false,
  kinds = null,
  item = { one: 'vehicle', many: 'vehicles' },
  gone = '',
}: ErrorViewProps) {
  const { title, text } = getErrorCopy(status, tenant, item)
  const missing = status === 404 || status === 410
  const retries = status === 0 || status === 429 || status >= 500
  const hasKinds = missing && tenant != null && kinds !== null
  return (
    <section className={hasKinds ? 'wrap error-page error-page--kinds' : 'wrap error-page'} aria-busy={busy}>
      {gone ? (
        <p className="error-page__code">{gone}</p>
      ) : (
        <p className="error-page__code num" aria-hidden="true">
          {status || null}
        </p>
      )}
      <h1>{title}</h1>
      <p className="lede muted">{text}</p>
      {resends && retries ? <p className="muted">{RESENDS}</p> : null}
      {tenant && missing ? <SearchAgain /> : null}
      {tenant && !missing ? (
        <p className="row wraps">
          {retries ? <RetryLink onRetry={onRetry} busy={busy} /> : null}
          <NextLinks phone={tenant.phone} searches={!retries} />
        </p>
      ) : null}
      {hasKinds ? <Kinds kinds={kinds} /> : null}
      {requestId && status >= 500 ? <p className="tiny muted">Reference {requestId}</p> : null}
    </section>
  )
}

const EXITS = [
  { label: 'Special offers', href: offersPath() },
  { label: 'Our locations', href: locationsPath() },
  { label: 'Book a service', href: servicePath() },
  { label: 'Contact us', href: contactPath() },
]

/** A search of all stock, and the pages that most people look for. */
function SearchAgain() {
  return (
    <>
      <search>
        <form className="error-page__search" action={searchPath(ALL_STOCK)}>
          <label className="vh" htmlFor="look-again">
            Search our stock
          </label>
          <input
            className="input"
            id="look-again"
            type="search"
            name="query"
            placeholder="Make, model or what you need it for"
          />
          <Button type="submit" icon="search">
            Search stock
          </Button>
        </form>
      </search>
      <ul className="row wraps error-page__exits">
        {EXITS.map(({ label, href }) => (
          <li key={href}>
            <SiteLink className="pill pill--link" href={href}>
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </>
  )
}

/** What the stock is of, with how many there are. */
function Kinds({ kinds: { title, links } }: { kinds: NonNullable<NotFoundModel['kinds']> }) {
  return (
    <nav className="error-page__kinds" aria-labelledby="stock-kinds">
      <h2 id="stock-kinds">{title}</h2>
      <ul>
        {links.map(({ label, count, href }) => (
          <li key={href}>
            <SiteLink href={href}>
              <span>{label}</span>
              <span className="num muted">{formatCount(count)}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const RESENDS =
  'If you were sending a form, reload the page: your browser sends it again as you filled it in.'

/** A link, so that it reloads the page without JavaScript. */
function RetryLink({ onRetry, busy }: Pick<ErrorViewProps, 'onRetry' | 'busy'>) {
  return (
    <LinkButton href="" onClick={onRetry} className={busy ? 'is-busy' : ''} aria-disabled={busy || undefined}>
      Try again
    </LinkButton>
  )
}

function NextLinks({ phone, searches }: { phone: LayoutTenant['phone']; searches: boolean }) {
  return (
    <>
      {searches ? <LinkButton href={searchPath()}>Search stock</LinkButton> : null}
      <LinkButton look="line" href={homePath()}>
        Front page
      </LinkButton>
      <LinkButton look="line" href={locationsPath()}>
        Our Locations
      </LinkButton>
      {phone ? (
        <LinkButton look="line" icon="phone" href={phone.href}>
          {phone.text}
        </LinkButton>
      ) : null}
    </>
  )
}

function getErrorCopy(status: number, tenant: ErrorViewProps['tenant'], item: Item): ErrorCopy {
  if (status === 0) return OFFLINE
  if (status === 503 && tenant?.phone)
    return { ...UNAVAILABLE, text: `${UNAVAILABLE.text} ${callInstead(tenant.phone.text)}` }
  if (status === 503) return { ...UNAVAILABLE, text: `${UNAVAILABLE.text} Please try again shortly.` }
  if (status >= 500) return BROKEN
  if (!tenant) return NO_SITE
  if (status === 429) return TOO_OFTEN
  if (status === 410) return gone(item)
  return status === 404 ? notFound(item) : REFUSED
}
