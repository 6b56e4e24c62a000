import type { CSSProperties } from 'react'
import { formatCount } from '#app/domain/words/count.ts'
import { MoreLink } from '#app/ui/button.tsx'
import { StarLine } from '#app/ui/stars.tsx'
import type { PlaceReviews, ReviewModel } from './review-model.ts'

/** Reviews that show at once; the others unfold. */
const SHOWN = 3

type ReviewsProps = {
  location: PlaceReviews
  /** The anchor of the section. */
  id?: string
  /** '' for its own. */
  title?: string
}

/** What visitors made of a place: the figure, how the ratings spread, and some reviews (LOC-25 to LOC-27). */
export function Reviews({ location, id = 'reviews', title = '' }: ReviewsProps) {
  const { rating, reviews, spread, reviewsHref } = location
  if (!rating || reviews.length === 0) return null
  return (
    <section className="section wrap" id={id} aria-labelledby={`${id}-title`}>
      <div className="head wraps">
        <h2 id={`${id}-title`}>{title || 'What people say'}</h2>
        {reviewsHref ? <MoreLink href={reviewsHref}>{formatReviewsLink(rating.count)}</MoreLink> : null}
      </div>
      <div className="reviews">
        <div className="reviews__sum">
          <p className="fig">
            <b>{rating.value.toFixed(1)}</b> <span>out of 5</span>
          </p>
          <p>
            <StarLine stars={rating.stars} rating={rating.value} />
          </p>
          {rating.count === undefined ? null : (
            <p className="small muted">{formatCount(rating.count)} reviews</p>
          )}
          <Spread shares={spread} />
        </div>
        <div>
          <div className="quotes">
            {reviews.slice(0, SHOWN).map((review) => (
              <Quote key={review.author + review.text} review={review} />
            ))}
          </div>
          {reviews.length > SHOWN ? (
            <details className="more-quotes">
              <summary className="link">Show {reviews.length - SHOWN} more</summary>
              <div className="quotes">
                {reviews.slice(SHOWN).map((review) => (
                  <Quote key={review.author + review.text} review={review} />
                ))}
              </div>
            </details>
          ) : null}
        </div>
      </div>
    </section>
  )
}

const formatReviewsLink = (count: number | undefined) =>
  count === undefined ? 'All reviews' : `All ${formatCount(count)} reviews`

function Spread({ shares }: { shares: readonly number[] }) {
  if (shares.length === 0) return null
  return (
    <ul className="spread">
      {shares.map((share, index) => {
        const stars = 5 - index
        return (
          <li key={stars} style={{ '--share': share } as CSSProperties}>
            <span>
              {stars}
              <span className="vh"> stars:</span>
            </span>
            <i aria-hidden="true" />
            <span>{share}%</span>
          </li>
        )
      })}
    </ul>
  )
}

function Quote({ review }: { review: ReviewModel }) {
  const { author, stars, rating, text, about, date, answer, answeredBy } = review
  return (
    <figure>
      <StarLine stars={stars} rating={rating} />
      <blockquote>
        <p>“{text}”</p>
      </blockquote>
      {answer ? (
        <p className="quote__answer">
          “{answer}”{answeredBy ? ` – ${answeredBy}` : ''}
        </p>
      ) : null}
      <figcaption>
        <b>{author}</b>
        {about ? ` · ${about}` : ''}
        {date ? ` · ${date}` : ''}
      </figcaption>
    </figure>
  )
}
