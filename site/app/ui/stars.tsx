import { formatCount } from '#app/domain/words/count.ts'
import { Icon } from './icon.tsx'

/** A rating out of five as a number beside a star; `count` only where it may be shown (LOC-25). */
export function Stars({ rating, count }: { rating: number; count?: number }) {
  return (
    <span className="stars">
      <Icon name="star" />
      <span className="vh">Rated </span>
      <b className="num">{rating.toFixed(1)}</b>
      <span className="vh"> of 5</span>
      {count === undefined ? null : <span className="muted">{reviewWords(count)}</span>}
    </span>
  )
}

function reviewWords(count: number): string {
  return count === 1 ? '1 review' : `${formatCount(count)} reviews`
}
