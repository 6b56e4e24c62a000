import type { OfferFigure as Figure } from '@forecourt/schemas/contract'
import { figureParts } from './rules/figure-parts.ts'

/** The figure of an offer, set big: its signs smaller, its unit beside or below it. */
export function OfferFigure({ figure }: { figure: Figure }) {
  const { before, number, after, long } = figureParts(figure)
  return (
    <p className={long ? 'fig is-long' : 'fig'}>
      <b>
        {before ? <sup>{before}</sup> : null}
        {number}
        {after ? <sup>{after}</sup> : null}
      </b>{' '}
      {figure.unit ? <span>{figure.unit}</span> : null}
      {figure.note ? <small>{figure.note}</small> : null}
    </p>
  )
}
