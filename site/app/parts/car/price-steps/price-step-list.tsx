import type { CSSProperties } from 'react'
import type { PriceStepModel } from './price-steps.server.ts'
import '#app/styles/components/price-steps.css'

/** A car's prices one after the other, as the steps of a stair. */
export function PriceStepList({ prices }: { prices: readonly PriceStepModel[] }) {
  return (
    <ol className="price-steps">
      {prices.map(({ price, when, note, share, is }) => (
        <li
          key={`${when} ${price}`}
          data-is={is}
          aria-current={is === 'now' ? 'step' : undefined}
          style={{ '--share': share } as CSSProperties}
        >
          <b>{price}</b>
          <i aria-hidden="true" />
          <span>
            {when}
            {note ? <small>{note}</small> : null}
          </span>
        </li>
      ))}
    </ol>
  )
}
