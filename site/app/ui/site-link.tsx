import { Link } from '@remix-run/react'
import { type ComponentPropsWithoutRef, createContext, forwardRef, useContext } from 'react'
import { needsOwnDocument } from '#app/paths.ts'

/** Whether links load documents: in a preview, whose time and drafts belong to the document. */
export const WholeDocuments = createContext(false)

type SiteLinkProps = ComponentPropsWithoutRef<'a'> & { href: string }

/** A link by its address: the router follows a page of this site, the browser everything else. */
export const SiteLink = forwardRef<HTMLAnchorElement, SiteLinkProps>(function SiteLink(
  { href, ...rest },
  ref,
) {
  const wholeDocuments = useContext(WholeDocuments)
  if (!/^\/(?!\/)/.test(href)) return <a {...rest} href={href} ref={ref} />
  return <Link {...rest} to={href} ref={ref} reloadDocument={wholeDocuments || needsOwnDocument(href)} />
})
