import type { OfferText } from '@forecourt/schemas/contract'
import { withoutStega } from '#app/ui/without-stega.ts'

/** A long text that is truncated at first and expands without JavaScript (OFFER-03, OFFER-04). */
export function LongText({ text, of, more = 'View more', less = 'View less' }: LongTextProps) {
  if (!text.toggle) return <p className="offer__text">{text.full}</p>
  return (
    <details className="offer__text" open={text.startsFull}>
      <summary>
        <span className="when-shut">{text.short} </span>
        <span className="link when-shut">
          {more}
          <span className="vh"> of {withoutStega(of)}</span>
        </span>
        <span className="link when-open">{less}</span>
      </summary>
      <p>{text.full}</p>
    </details>
  )
}

type LongTextProps = {
  text: OfferText
  /** The text's subject, for screen readers that list links out of context. */
  of: string
  more?: string
  less?: string
}

/** The small print, expandable in the same way. */
export function Disclaimer({ text, of }: { text: OfferText; of: string }) {
  return (
    <div className="tiny disclaimer">
      <LongText text={text} of={of} more="View full disclaimer" less="View less" />
    </div>
  )
}
