import type { OfferEnd as End } from '@forecourt/schemas/contract'
import type { CSSProperties } from 'react'
import { Icon } from '#app/ui/icon.tsx'

/** When an offer ends, how many days are left, and how much of it has gone by. */
export function OfferEnd({ end }: { end: End }) {
  const { text, left, gone, soon } = end
  return (
    <div className={soon ? 'ends is-soon' : 'ends'}>
      <p>
        <Icon name="clock" />
        <span>{text}</span>
        <em>{left}</em>
      </p>
      {gone === null ? null : (
        <i className="ends__bar" aria-hidden="true" style={{ '--gone': gone } as CSSProperties} />
      )}
    </div>
  )
}
