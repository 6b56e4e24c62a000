import { LeadLink } from '#app/parts/lead/form/components/lead-link.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import type { OfferPageModel } from '../offer-page.server.ts'

/** On phones: the figure, the days left and the actions, within reach of a thumb. */
export function OfferBar({ page }: { page: Pick<OfferPageModel, 'offer' | 'enquire' | 'phone'> }) {
  const { figure, end, actions } = page.offer
  const second = actions.find(({ label }) => label !== page.enquire.label && label !== 'Explore model')
  return (
    <section className="bar bar--offer" aria-label="Get this offer">
      {figure || end ? (
        <p className="bar__price">
          {figure ? <b>{figure.figure}</b> : null}
          {figure?.unit ? <span className="small">{figure.unit}</span> : null}
          {end ? <span className="small muted">{end.left}</span> : null}
        </p>
      ) : null}
      <div className="bar__acts">
        {page.phone ? (
          <LinkButton
            look="line"
            icon="phone"
            href={page.phone.href}
            aria-label={`Call ${page.phone.text}`}
          />
        ) : null}
        {second ? (
          <LinkButton look="line" href={second.href}>
            {second.label}
          </LinkButton>
        ) : null}
        <LeadLink link={page.enquire} />
      </div>
    </section>
  )
}
