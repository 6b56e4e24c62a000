import { carPath } from '#app/paths.ts'

/** A card on the page: its car's slug, and a place in it that is ours. */
export type ShownCard = { slug: string; place: HTMLElement }

/** The cards that stand on a page, each with a place at its end for what is said of it. */
export function findCards(page: Document): ShownCard[] {
  const start = carPath('')
  return [...page.querySelectorAll<HTMLElement>('article.card')].flatMap((card) => {
    const link = card.querySelector<HTMLAnchorElement>(`h2 a[href^="${start}"], h3 a[href^="${start}"]`)
    if (link === null) return []
    const place = page.createElement('div')
    place.className = 'explain'
    card.append(place)
    return [{ slug: decodeURIComponent(link.pathname.slice(start.length)), place }]
  })
}
