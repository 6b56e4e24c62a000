/** The view count on the page, never below 1: the reader is one (VDP-31). */
export function viewCount(views: number | null): number {
  return Math.max(1, views ?? 0)
}
