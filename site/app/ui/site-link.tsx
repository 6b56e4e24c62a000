import { Link } from '@remix-run/react'
import { type ComponentPropsWithoutRef, createContext, forwardRef, useContext } from 'react'
import { isSharedPage, needsOwnDocument } from '#app/paths.ts'
import { useOnline } from './use-online.ts'

/** Whether links load documents: in a preview, whose time and drafts belong to the document. */
export const WholeDocuments = createContext(false)

type SiteLinkProps = ComponentPropsWithoutRef<'a'> & {
  href: string
  /** Loads the page while the link is pointed at or has the focus, where it is the same page for everybody. */
  prefetch?: boolean
  /** Stays where the page is scrolled to: for links that narrow a list in place. */
  keepsScroll?: boolean
}

/** A link by its address: the router follows a page of this site, the browser everything else. */
export const SiteLink = forwardRef<HTMLAnchorElement, SiteLinkProps>(function SiteLink(
  { href, prefetch = false, keepsScroll = false, ...rest },
  ref,
) {
  const wholeDocuments = useContext(WholeDocuments)
  if (!/^\/(?!\/)/.test(href)) return <a {...rest} href={href} ref={ref} />
  const reloads = wholeDocuments || needsOwnDocument(href)
  if (prefetch && !reloads && isSharedPage(href)) return <PrefetchLink {...rest} href={href} ref={ref} />
  return <Link {...rest} to={href} ref={ref} reloadDocument={reloads} preventScrollReset={keepsScroll} />
})

const PrefetchLink = forwardRef<HTMLAnchorElement, SiteLinkProps>(function PrefetchLink(
  { href, ...rest },
  ref,
) {
  // The router reloads the document where a page's script fails to load; offline, hovering over a link must not.
  const online = useOnline()
  return <Link {...rest} to={href} ref={ref} prefetch={online ? 'intent' : 'none'} />
})
