import type { OfferFigure as Figure } from '@forecourt/schemas/contract'

/**
 * The figure of an offer, set big: its signs smaller, its unit beside or below it. A rate’s comparison rate is as large, as the
 * National Credit Code wants it.
 */
export function OfferFigure({ figure }: { figure: Figure }) {
  const { comparison, note } = figure
  const { long } = figureParts(figure)
  return (
    <p className={comparison ? 'fig is-rate' : long ? 'fig is-long' : 'fig'}>
      <SetBig figure={figure.figure} unit={figure.unit} />
      {comparison ? (
        <em>
          <SetBig figure={comparison} unit="comparison rate" />
        </em>
      ) : null}
      {note && !comparison ? <small>{note}</small> : null}
    </p>
  )
}

function SetBig({ figure, unit }: { figure: string; unit: string }) {
  const { before, number, after } = figureParts({ figure, unit })
  return (
    <>
      <b>
        {before ? <sup>{before}</sup> : null}
        {number}
        {after ? <sup>{after}</sup> : null}
      </b>{' '}
      {unit ? <span>{unit}</span> : null}
    </>
  )
}

/** A figure as it is set: the sign before and after it are smaller. */
type FigureParts = {
  before: string
  number: string
  after: string
  /** With its unit it is wider than a card at full size: it is set smaller, its unit below. */
  long: boolean
}

/** Characters of figure and half of its unit that fit beside each other on a card. */
const FITS = 7

/** `+$1,500` as `+$` and `1,500`, `5.99%` as `5.99` and `%`. */
export function figureParts({ figure, unit }: { figure: string; unit: string }): FigureParts {
  const [, before = '', number = figure, after = ''] = /^([+−-]?\$?)(.*?)(%?)$/s.exec(figure) ?? []
  return { before, number, after, long: figure.length + unit.length / 2 > FITS }
}
