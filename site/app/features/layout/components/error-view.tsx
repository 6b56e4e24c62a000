import { callInstead } from '#app/http/call-instead.ts'
import { homePath, locationsPath, searchPath } from '#app/paths.ts'
import { LinkButton } from '#app/ui/button.tsx'
import type { LayoutTenant } from '../layout-model.ts'

type Words = { title: string; text: string }

const NOT_FOUND: Words = {
  title: 'We can’t find that page',
  text: 'It may have moved, or the car may have been sold. The search shows everything that is here today.',
}
const UNAVAILABLE: Words = {
  title: 'We’ll be right back',
  text: 'This page is out for a moment.',
}
const BROKEN: Words = {
  title: 'Something went wrong on our side',
  text: 'We have made a note of it. Please try again, or go on from here.',
}
const OFFLINE: Words = {
  title: 'You seem to be offline',
  text: 'This page could not come. Please try again once you are connected; nothing you did is lost.',
}
const NO_SITE: Words = {
  title: 'There is no site here',
  text: 'The address may be misspelt, or the site may have moved.',
}

type ErrorViewProps = {
  /** HTTP status of the response; 0 without one, when the network is down. */
  status: number
  /** The dealer of the site, when known. */
  tenant?: Pick<LayoutTenant, 'name' | 'phone'> | null
  /** The request's id, which staff can find in the log; shown only for faults of ours. */
  requestId?: string
}

/** The content of an error page: one heading, one sentence, and links. Rendered inside of `main`. */
export function ErrorView({ status, tenant, requestId }: ErrorViewProps) {
  const { title, text } = wordsOf(status, tenant)
  return (
    <section className="wrap error-page">
      <p className="error-page__code num" aria-hidden="true">
        {status || null}
      </p>
      <h1>{title}</h1>
      <p className="lede muted">{text}</p>
      {tenant ? <NextLinks phone={tenant.phone} again={status === 0 || status >= 500} /> : null}
      {requestId && status >= 500 ? <p className="tiny muted">Reference {requestId}</p> : null}
    </section>
  )
}

function NextLinks({ phone, again }: { phone: LayoutTenant['phone']; again: boolean }) {
  return (
    <p className="row wraps">
      {again ? (
        <LinkButton href="">Try again</LinkButton>
      ) : (
        <LinkButton href={searchPath()}>Search stock</LinkButton>
      )}
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
    </p>
  )
}

function wordsOf(status: number, tenant: ErrorViewProps['tenant']): Words {
  if (status === 0) return OFFLINE
  if (status === 503 && tenant?.phone)
    return { ...UNAVAILABLE, text: `${UNAVAILABLE.text} ${callInstead(tenant.phone.text)}` }
  if (status === 503) return { ...UNAVAILABLE, text: `${UNAVAILABLE.text} Please try again shortly.` }
  if (status >= 500) return BROKEN
  return tenant ? NOT_FOUND : NO_SITE
}
