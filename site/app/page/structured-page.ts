import type { BreadcrumbList, ItemList, Thing, WithContext } from 'schema-dts'
import type { Crumb } from '#app/ui/breadcrumbs.tsx'
import type { PictureModel } from '#app/ui/picture.tsx'
import { withoutStega } from '#app/ui/without-stega.ts'

/** A thing of schema.org as JSON-LD; what makes it checks its properties (`WithContext<Thing>`). */
export type StructuredData = { readonly '@context': 'https://schema.org'; readonly '@type': string }

/** A thing with its properties, not its address alone. */
export type Described<T extends Thing> = WithContext<Exclude<T, string>>

const CONTEXT = { '@context': 'https://schema.org' } as const

/** The breadcrumbs of a page. https://schema.org/BreadcrumbList */
export function breadcrumbList(
  crumbs: readonly Crumb[],
  { origin, path }: { origin: string; path: string },
): WithContext<BreadcrumbList> {
  return {
    ...CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: withoutStega(label),
      item: new URL(index === crumbs.length - 1 ? path : (href ?? path), origin).href,
    })),
  }
}

/** What a page lists, each on a page of its own. https://schema.org/ItemList */
export function itemList(
  hrefs: readonly string[],
  { origin, name }: { origin: string; name: string },
): WithContext<ItemList> {
  return {
    ...CONTEXT,
    '@type': 'ItemList',
    name: withoutStega(name),
    numberOfItems: hrefs.length,
    itemListElement: hrefs.map((href, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: new URL(href, origin).href,
    })),
  }
}

/** The absolute address of a picture in the largest of its sizes. */
export function largestPicture({ src, srcSet = '' }: PictureModel, origin: string): string {
  const [largest] = srcSet.split(', ').at(-1)?.split(' ') ?? []
  return new URL(largest || src, origin).href
}

/** Without fields that are unknown: null, undefined, '' and empty lists. */
export function withoutUnknown<T extends object>(fields: { [Key in keyof T]: T[Key] | null | '' }): T {
  const known = Object.entries(fields).filter(
    ([, value]) => value !== null && value !== undefined && value !== '' && !isEmptyList(value),
  )
  return Object.fromEntries(known) as T
}

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0
