import { LeadLink } from '#app/parts/lead/form/components/lead-link.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { fieldEdit } from '#app/ui/field-edit.ts'
import type { LocationPageModel } from '../location-page.server.ts'

/** A question to this place by its subject, its numbers and licences, if the dealer shows them (LOC-28, LOC-30). */
export function AskPanel({ location }: { location: LocationPageModel }) {
  const { name, subjects, phones, mail, licence, repairerLicence, email, enquire } = location
  if (subjects.length === 0) return null
  return (
    <section className="section wrap" aria-labelledby="ask">
      <div className="ask-panel">
        <div>
          <h2 id="ask">Ask {name}</h2>
          <p className="muted">Your message goes to this location. What is it about?</p>
          <div className="ask-panel__subjects">
            {subjects.map((link) => (
              <LeadLink key={link.href} link={link} look="line" />
            ))}
            {email ? <LeadLink link={email} icon="mail" /> : null}
            {enquire ? (
              <LinkButton look="line" href={enquire}>
                Enquire
              </LinkButton>
            ) : null}
          </div>
        </div>
        <div>
          <dl data-sanity={fieldEdit(location.edit, 'phone')}>
            {phones.map(({ text, href }, index) => (
              <div key={href}>
                <dt>{index === 0 ? 'Phone' : 'Landline'}</dt>
                <dd>
                  <a href={href}>{text}</a>
                </dd>
              </div>
            ))}
            {mail ? (
              <div>
                <dt>Email</dt>
                <dd>
                  <a href={`mailto:${mail}`}>{mail}</a>
                </dd>
              </div>
            ) : null}
          </dl>
          {licence ? <p className="tiny muted">Dealer licence {licence}</p> : null}
          {repairerLicence ? <p className="tiny muted">Motor vehicle repairer {repairerLicence}</p> : null}
        </div>
      </div>
    </section>
  )
}
