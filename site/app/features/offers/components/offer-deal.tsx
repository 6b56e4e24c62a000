import { LeadLink } from '#app/features/leads/form/components/lead-link.tsx'
import { OpenNow } from '#app/features/locations/components/open-state.tsx'
import { LinkButton, MoreLink } from '#app/ui/button.tsx'
import type { OfferPageModel } from '../offer-page.server.ts'
import { OfferEnd } from './offer-end.tsx'
import { OfferFigure } from './offer-figure.tsx'

type Page = Pick<OfferPageModel, 'offer' | 'enquire' | 'phone' | 'openState' | 'model'>

/** What the offer costs, when it ends, and what to do about it. */
export function OfferDeal({ page: { offer, enquire, phone, openState, model } }: { page: Page }) {
  const { figure, end, terms, actions } = offer
  const [explore] = actions.filter(({ label }) => label === 'Explore model')
  const others = actions.filter(({ label }) => label !== enquire.label && label !== 'Explore model')
  return (
    <aside className="deal" aria-label="This offer">
      {figure ? <OfferFigure figure={figure} /> : null}
      {terms?.price && terms.price !== figure?.figure ? <p>From {terms.price}</p> : null}
      {terms?.rate ? (
        <p className="small">
          <b>{terms.rate}</b>, <b>{terms.comparison}</b>
          {terms.repayment ? `: ${terms.repayment}` : ''}
        </p>
      ) : null}
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
      {phone ? (
        <div className="deal__call">
          <div>
            <b>Prefer to ask?</b>
            {openState ? <OpenNow state={openState} /> : null}
          </div>
          <LinkButton look="line" size="small" icon="phone" href={phone.href}>
            {phone.text}
          </LinkButton>
        </div>
      ) : null}
    </aside>
  )
}
