import { isReadableOffline } from './readable-pages.ts'

/** Does a submission post its form, by the pressed button or by itself? */
export function isPost({ target, submitter }: Pick<SubmitEvent, 'target' | 'submitter'>): boolean {
  const method = submitter?.getAttribute('formmethod') ?? (target as HTMLFormElement).getAttribute('method')
  return method?.toLowerCase() === 'post'
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
