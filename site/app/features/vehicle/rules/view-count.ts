import { formatCount } from '#app/domain/words/count.ts'

/** The view count on the page, at least 1: the current reader counts (VDP-31). */
export function viewCount(views: number | null): number {
  return Math.max(1, views ?? 0)
}

/** The count in words; '' below the number from which the dealer shows it. */
export function viewsText(views: number, from: number): string {
  if (views < from) return ''
  return views === 1 ? 'Viewed once' : `Viewed ${formatCount(views)} times`
}
