import { stockRank } from './rank.ts'
import { carCategories } from './search-values.ts'

type Indexed = Readonly<Record<string, unknown>>

/** A status of an indexed car, and what follows from it. @param now ISO */
export function followStatus(document: Indexed, status: string, now: string) {
  const priceCents = typeof document.price === 'number' ? Math.round(document.price * 100) : null
  return {
    status,
    categories: carCategories({
      simpleBody: readText(document.simple_body),
      simpleFuel: readText(document.simple_fuel),
      priceCents,
      status,
    }),
    rank: stockRank(
      {
        status,
        photosCount: Number(document.photos_count ?? 0),
        priceCents,
        certified: document.certified === true,
        createdAt: readText(document.created_at) || null,
      },
      now,
    ),
  }
}

const readText = (value: unknown) => (typeof value === 'string' ? value : '')
