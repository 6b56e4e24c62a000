import type { Stars as StarParts } from '@forecourt/schemas/contract'
import type { CSSProperties } from 'react'
import { formatCount } from '#app/domain/words/count.ts'
import { Icon } from './icon.tsx'

const PLACES = [0, 1, 2, 3, 4]

/** Up to four full stars and the part of the next one (LOC-27), out of five. */
export function StarLine({ stars: { full, partial }, rating }: { stars: StarParts; rating: number }) {
  return (
    <span className="star-line" role="img" aria-label={`${rating.toFixed(1)} of 5 stars`}>
      {PLACES.map((place) => {
        const part = place < full ? 1 : place === full ? partial : 0
        return (
          <span key={place} style={{ '--part': part } as CSSProperties}>
            <Icon name="star" />
          </span>
        )
      })}
    </span>
  )
}

/** The stars of a rating with its number, and how many rated where that may be shown. */
export function Rating({
  value,
  stars,
  count,
}: {
  value: number
  stars: StarParts
  count?: number | undefined
}) {
  return (
    <span className="stars">
      <StarLine stars={stars} rating={value} />
      <b className="num" aria-hidden="true">
        {value.toFixed(1)}
      </b>
      {count === undefined ? null : <span className="muted">{formatReviews(count)}</span>}
    </span>
  )
}

function formatReviews(count: number): string {
  return count === 1 ? '1 review' : `${formatCount(count)} reviews`
}
