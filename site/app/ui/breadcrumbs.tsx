import { SiteLink } from './site-link.tsx'
/** One breadcrumb; the last is the page itself. */
export type Crumb = {
  label: string
  href?: string
  /** What the label lacks where it is alone, on phones: the make before a model. */
  before?: string
  /** Its page has too little to be found by itself: search engines do not follow the link. */
  isThin?: boolean
}

/** Breadcrumbs from the front page to this one. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const last = crumbs.length - 1
  return (
    <nav className="crumbs" aria-label="Breadcrumb">
      <ol>
        {crumbs.map(({ label, href, before, isThin }, index) => (
          <li key={label} aria-current={index === last ? 'page' : undefined}>
            {href && index !== last ? (
              <SiteLink href={href} rel={isThin ? 'nofollow' : undefined}>
                {before ? <span className="crumbs__before">{before} </span> : null}
                {label}
              </SiteLink>
            ) : (
              label
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
