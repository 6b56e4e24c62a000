import { isReadableOffline } from './readable-pages.ts'

/** On forms that say themselves that they could not be sent. */
const KEEPS_FIELDS = 'data-keeps-fields'

/** Is what was typed lost where a submission fails: a form that posts, but for those that keep their fields. */
export function isLostOffline({ target, submitter }: Pick<SubmitEvent, 'target' | 'submitter'>): boolean {
  const form = target as HTMLFormElement
  const method = submitter?.getAttribute('formmethod') ?? form.getAttribute('method')
  return method?.toLowerCase() === 'post' && !form.hasAttribute(KEEPS_FIELDS)
}

/** Does a press follow a link, in this tab, to a page that may be stored? */
export function followsAsDocument(event: MouseEvent): boolean {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link === null || (link.target !== '' && link.target !== '_self')) return false
  const { origin, pathname, search } = new URL(link.href, location.href)
  const isHere = pathname === location.pathname && search === location.search
  return origin === location.origin && !isHere && isReadableOffline(pathname)
}
