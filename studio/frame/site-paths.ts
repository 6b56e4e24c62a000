export const CONTENT = '/content'

/** Where the Content tool shows a site's own content, or for null the list of sites. */
export const contentPath = (id: string | null) => (id === null ? CONTENT : `${CONTENT}/${id}`)

/**
 * Where somebody at a path goes on choosing a site, null for all: from content to content, from a preview to the other
 * site's. Elsewhere the page itself follows the choice, and the answer is null.
 * @param chosen `origin` is where the site's pages are
 */
export function pathAfterSwitch(
  path: string,
  { id, origin }: { id: string | null; origin: string | null },
): string | null {
  const [, tool = ''] = path.split(/[/?]/)
  if (tool === 'content' || tool === 'platform') return contentPath(id)
  // No page shows all sites; Today does.
  if (tool === 'preview')
    return origin === null ? '/today' : `/preview?${new URLSearchParams({ preview: origin })}`
  return null
}
