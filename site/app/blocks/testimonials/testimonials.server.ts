import { type BlockOf, countStars, type Stars } from '@forecourt/schemas/contract'

/** What customers say. */
export type TestimonialsModel = {
  title: string
  quotes: {
    key: string
    text: string
    name: string
    about: string
    rating: { value: number; stars: Stars } | null
  }[]
}

/** What customers say; null without a quote. */
export function testimonialsModel({ title, quotes }: BlockOf<'testimonials'>): TestimonialsModel | null {
  if (quotes.length === 0) return null
  return {
    title,
    quotes: quotes.map(({ stars, ...quote }) => ({
      ...quote,
      rating: stars === null ? null : { value: stars, stars: countStars(stars) },
    })),
  }
}
