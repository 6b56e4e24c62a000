/** The view count on the page, at least 1: the current reader counts (VDP-31). */
export function viewCount(views: number | null): number {
  return Math.max(1, views ?? 0)
}
