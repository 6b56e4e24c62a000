import { CallUs } from '#app/parts/contact/call-us.tsx'
import { LeadLink } from '#app/parts/lead/form/components/lead-link.tsx'
import { OfferEnd } from '#app/parts/offer/offer-end.tsx'
import { OfferFigure } from '#app/parts/offer/offer-figure.tsx'
import type { OfferTermsModel } from '#app/parts/offer/offer-terms.server.ts'
import { LinkButton, MoreLink } from '#app/ui/button.tsx'
import { withoutStega } from '#app/ui/without-stega.ts'
import type { OfferPageModel } from '../offer-page.server.ts'

type Page = Pick<OfferPageModel, 'offer' | 'enquire' | 'phone' | 'openState' | 'model'>

/** What the offer costs, when it ends, and what to do about it. Without a picture its figure is in the picture's place. */
export function OfferDeal({ page: { offer, enquire, phone, openState, model } }: { page: Page }) {
  const { figure, picture, end, terms, actions } = offer
  const [explore] = actions.filter(({ label }) => label === 'Explore model')
  const others = actions.filter(({ label }) => label !== enquire.label && label !== 'Explore model')
  return (
    <aside className="deal" aria-label="This offer">
      {figure && picture ? <OfferFigure figure={figure} /> : null}
      {terms?.price && terms.price !== figure?.figure ? <p>From {terms.price}</p> : null}
      {terms ? <Rate terms={terms} isFigure={withoutStega(figure?.figure ?? '').endsWith('%')} /> : null}
      {end ? <OfferEnd end={end} /> : null}
      <div className="deal__acts">
        <LeadLink link={enquire} size="large" />
        {others.map(({ label, href }) => (
          <LinkButton key={label} look="line" size="large" wide href={href}>
            {label}
          </LinkButton>
        ))}
        {explore ? (
          <MoreLink href={explore.href}>{model ? `Explore model: ${model}` : 'Explore model'}</MoreLink>
        ) : null}
      </div>
      <CallUs phone={phone} openState={openState} />
    </aside>
  )
}

/** The rate in words, with its repayment; where the figure is the rate already, its term and repayment. */
function Rate({ terms, isFigure }: { terms: OfferTermsModel; isFigure: boolean }) {
  const { rate, term, comparison, repayment } = terms
  if (rate === '') return null
  if (isFigure) {
    const words = [term, repayment].filter(Boolean).join(': ')
    return words === '' ? null : <p className="small">{words}</p>
  }
  return (
    <p className="small">
      <b>{rate}</b>, <b>{comparison}</b>
      {repayment ? `: ${repayment}` : ''}
    </p>
  )
}
