import { formatDollars } from '@forecourt/schemas/contract/pure'
import { Form } from '@remix-run/react'
import type { CSSProperties } from 'react'
import { usePosted } from '#app/parts/lead/form/use-page-form.ts'
import { Button } from '#app/ui/button.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { OfferRange } from '../rules/trade-offer.ts'
import type { ValuationModel } from '../trade-model.ts'

/** The figure: an estimate until somebody has seen the vehicle, then a firm offer that can be accepted. */
export function OfferPanel({ page }: { page: ValuationModel }) {
  const { firm, range, car } = page
  return (
    <section className="offer-panel" aria-labelledby="offer-title">
      {firm ? (
        <FirmOffer firm={firm} />
      ) : range ? (
        <Estimate range={range} isOpen={page.isOpen} />
      ) : (
        <NoEstimate page={page} />
      )}
      {car ? (
        <p className="small">
          <span className="muted">Towards</span> <SiteLink href={car.href}>{car.name}</SiteLink>
        </p>
      ) : null}
    </section>
  )
}

const measureWidth = ({ lowCents, highCents }: OfferRange) => highCents - lowCents

type EstimateProps = { range: NonNullable<ValuationModel['range']>; isOpen: boolean }

function Estimate({ range: { now, was, scale }, isOpen }: EstimateProps) {
  const tighter = was ? measureWidth(was) - measureWidth(now) : 0
  return (
    <>
      <h2 id="offer-title" className="offer-panel__kind small muted">
        {tighter > 0
          ? `Our estimate, now ${formatDollars(tighter)} tighter`
          : 'Our estimate, going by age, kilometres and today’s market'}
      </h2>
      <p className="offer-panel__price" aria-live="polite">
        {formatDollars(now.lowCents)} <small>to</small> {formatDollars(now.highCents)}
      </p>
      <Scale now={now} was={was} scale={scale} />
      <p className="small muted">
        {was ? 'The dashed bar is where it was before your answers. ' : ''}
        {isOpen
          ? 'An estimate, not an offer. Where you haven’t said, it assumes good condition, two keys and a full service history.'
          : 'Still an estimate, based on what you told us: we haven’t seen it.'}
      </p>
    </>
  )
}

/** Where a range begins and ends on a scale, in percent. */
const placeOn = (scale: OfferRange, { lowCents, highCents }: OfferRange) => {
  const place = (cents: number) => `${((cents - scale.lowCents) / measureWidth(scale)) * 100}%`
  return { '--from': place(lowCents), '--to': place(highCents) } as CSSProperties
}

/** The estimate between what a vehicle like it is worth in the worst state and in the best. */
function Scale({ now, was, scale }: EstimateProps['range']) {
  if (measureWidth(scale) <= 0) return null
  return (
    <div className="offer-scale">
      <div className="offer-scale__bar" aria-hidden="true">
        <i style={placeOn(scale, now)} />
        {was ? <i className="is-was" style={placeOn(scale, was)} /> : null}
      </div>
      <p className="offer-scale__ends small muted">
        <span>{formatDollars(scale.lowCents)} rough</span>
        <span>{formatDollars(scale.highCents)} like new</span>
      </p>
    </div>
  )
}

type FirmProps = { firm: NonNullable<ValuationModel['firm']> }

function FirmOffer({ firm: { price, until, isOver } }: FirmProps) {
  const isBusy = usePosted()?.get('intent') === 'accept'
  return (
    <>
      <h2 id="offer-title" className="offer-panel__kind small muted">
        We’ll pay you
      </h2>
      <p className="offer-panel__price">{price}</p>
      <p>
        {isOver ? (
          `This offer ended ${until}. Give us a call.`
        ) : (
          <>
            <b>Good until {until}.</b> <span className="muted">After that we’d need another look.</span>
          </>
        )}
      </p>
      {isOver ? null : (
        <Form method="post">
          <Button type="submit" name="intent" value="accept" size="large" busy={isBusy}>
            Accept {price}
          </Button>
        </Form>
      )}
    </>
  )
}

/** No figure where none is given: for one too old or too far driven, or where nobody has a price (TRADE-03). */
function NoEstimate({ page: { isLimited, words } }: { page: ValuationModel }) {
  return (
    <>
      <h2 id="offer-title">{isLimited ? 'This one needs a proper look' : 'We’ll work it out by hand'}</h2>
      <p className="muted">
        {isLimited
          ? 'Our online estimate stops at 7 years and 100,000 kms. Past that, condition is nearly the whole price, so a person works it out.'
          : `We have no price for this ${words.one} right now, so any range would be a guess. A person works it out and gets back to you.`}
      </p>
    </>
  )
}
