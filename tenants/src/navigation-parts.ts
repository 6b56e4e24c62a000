import { keyed, link } from './content-fields.ts'

/** A link of a menu: its words and where it leads. */
export type MenuLink = readonly [label: string, href: string]

const links = (items: readonly MenuLink[]) =>
  keyed(
    items.map(([label, href]) => link(label, href)),
    'menuLink',
  )

/** Items of the header. */
export const headerLink = (label: string, href: string) => ({ label, kind: 'link', href })
export const headerMenu = (label: string, items: readonly MenuLink[]) => ({
  label,
  kind: 'links',
  links: links(items),
})
/** A menu the site fills itself: the models or brands the dealer sells, or its stock by type (NAV-12). */
export const filledMenu = (label: string, kind: 'models' | 'brands' | 'stock') => ({ label, kind })

/** Columns of the footer. */
export const footerLinks = (title: string, items: readonly MenuLink[]) => ({
  title,
  kind: 'links',
  links: links(items),
})

/** A navigation document's fields. */
export function buildNavigation({
  top = [],
  header,
  footer,
  legal,
}: {
  top?: readonly MenuLink[]
  header: readonly object[]
  footer: readonly object[]
  legal: readonly MenuLink[]
}) {
  const keyedLinks = (items: readonly MenuLink[], type: string) =>
    keyed(
      items.map(([label, href]) => link(label, href)),
      type,
    )
  return {
    ...(top.length > 0 ? { top: keyedLinks(top, 'topLink') } : {}),
    header: keyed(header, 'headerItem'),
    footer: keyed(footer, 'footerGroup'),
    legal: keyedLinks(legal, 'legalLink'),
  }
}
