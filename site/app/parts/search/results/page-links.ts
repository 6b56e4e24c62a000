export type PageLinks = {
  current: number
  last: number
  links: { page: number; href: string }[]
  previous: string | null
  next: string | null
}

/** Pages to go to: the first, the last, and those around the current one. */
export function pageLinks(current: number, last: number, href: (page: number) => string): PageLinks {
  const near = [1, current - 1, current, current + 1, last]
  const pages = [...new Set(near)].filter((page) => page >= 1 && page <= last).sort((a, b) => a - b)
  return {
    current,
    last,
    links: pages.map((page) => ({ page, href: href(page) })),
    previous: current > 1 ? href(Math.min(current - 1, last)) : null,
    next: current < last ? href(current + 1) : null,
  }
}
