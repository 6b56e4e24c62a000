/** An item of the list of a shared document's sites. */
export interface SiteItem {
  readonly _key: string
  readonly _type: string
  readonly _ref: string
}

/** The list with a site in it or out of it; the others keep their items, also those of sites the person cannot see. */
export function withSite(items: readonly SiteItem[], id: string, isIn: boolean): SiteItem[] {
  const others = items.filter(({ _ref }) => _ref !== id)
  if (!isIn) return others
  return items.some(({ _ref }) => _ref === id)
    ? [...items]
    : [...items, { _key: id.replaceAll(/[^\w-]/g, ''), _type: 'reference', _ref: id }]
}
