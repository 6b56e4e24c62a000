import { z } from 'zod'
import { contentList, contentText, orDefault } from '../content/content-values.zod.ts'
import { link, optionalHref } from '../content/link.zod.ts'

/**
 * What hangs below an item of the header: nothing, links, the dealer's models (NAV-01), its stock links (NAV-12), or
 * its brands.
 */
export const MENU_KINDS = ['link', 'links', 'models', 'stock', 'brands'] as const

const headerItem = z.object({
  key: z.string(),
  label: z.string(),
  kind: orDefault(z.enum(MENU_KINDS), 'link'),
  href: optionalHref,
  links: contentList(link),
})

const footerGroup = z.object({
  key: z.string(),
  title: contentText,
  kind: orDefault(z.enum(['links', 'models']), 'links'),
  links: contentList(link),
})

const links = '[]{"key": _key, label, href}'

/** Projection of a site's navigation; read it with `navigation`. */
export const navigationProjection = `{
  "id": _id,
  "top": top${links},
  "header": header[]{"key": _key, label, kind, href, "links": links${links}},
  "footer": footer[]{"key": _key, title, kind, "links": links${links}},
  "legal": legal${links}
}`

/** NAV: a site's header and footer. */
export const navigation = z.object({
  id: z.string(),
  /** The line above the header, where the site's header has one. */
  top: contentList(link),
  header: contentList(headerItem),
  footer: contentList(footerGroup),
  /** Small print at the foot: privacy, terms. */
  legal: contentList(link),
})

/** A site's header and footer. */
export type Navigation = z.output<typeof navigation>
/** One item of the header. */
export type HeaderItem = Navigation['header'][number]
/** One column of the footer. */
export type FooterGroup = Navigation['footer'][number]
