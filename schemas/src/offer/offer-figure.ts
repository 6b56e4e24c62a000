import { formatRate } from '../money/format-rate.ts'
import { formatDollars, toCents } from '../money/money.ts'
import { mayShowRate, type OfferTerms } from './offer-terms.ts'

/** The figure of an offer in large type: `$44,990` `drive away`, `5.99%` `p.a.`, `13` `months`. */
export type OfferFigure = {
  figure: string
  /** '' for a figure that needs none. */
  unit: string
  /** The line below; '' for none. */
  note: string
  /** Of a rate: its comparison rate, `6.54%`, which the note says too and which is set as large as the rate. */
  comparison?: string
}

/** The figure that staff wrote, and what it may be worked out from. */
export type FigureInput = OfferTerms & { figure: string; figureUnit: string; figureNote: string }

/**
 * The figure of an offer: the one staff wrote, else the rate with its comparison rate, else the price; null without any.
 * A rate never shows without its comparison rate, so one written as the figure (`5.99%`) needs both fields.
 */
export function offerFigure(offer: FigureInput): OfferFigure | null {
  const written = offer.figure.trim()
  const rate = mayShowRate(offer) ? rateFigure(offer) : null
  if (isRate(written)) return rate
  if (written !== '') return { figure: written, unit: offer.figureUnit, note: offer.figureNote }
  if (rate) return { ...rate, unit: offer.figureUnit || rate.unit }
  const cents = toCents(offer.price)
  return cents === null
    ? null
    : { figure: formatDollars(cents), unit: offer.figureUnit, note: offer.figureNote }
}

/** Does a figure read as a rate of interest? */
export function isRate(figure: string): boolean {
  return /%\s*$/.test(figure)
}

function rateFigure({
  interestRate,
  comparisonRate,
}: {
  interestRate: number
  comparisonRate: number
}): OfferFigure {
  return {
    figure: formatRate(interestRate),
    unit: 'p.a.',
    note: `${formatRate(comparisonRate)} comparison rate`,
    comparison: formatRate(comparisonRate),
  }
}
