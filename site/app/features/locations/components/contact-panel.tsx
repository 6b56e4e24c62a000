import { fieldEdit } from '#app/ui/field-edit.ts'
import type { LocationPageModel } from '../queries.server.ts'

/** Phone numbers, email and licences, if the dealer shows them (LOC-28). */
export function ContactPanel({ location }: { location: LocationPageModel }) {
  const { phones, email, licence, repairerLicence } = location
  if (phones.length === 0 && !email && !licence) return null
  return (
    <section aria-labelledby="contact">
      <h2 id="contact" className="h-small">
        Contact
      </h2>
      <div className="panel" data-sanity={fieldEdit(location.edit, 'phone')}>
        {phones.map(({ text, href }, index) => (
          <ContactRow key={href} label={index === 0 ? 'Phone' : 'Landline'} text={text} href={href} />
        ))}
        {email ? <ContactRow label="Email" text={email} href={`mailto:${email}`} /> : null}
      </div>
      {licence ? <p className="tiny muted after-panel">Dealer licence {licence}</p> : null}
      {repairerLicence ? <p className="tiny muted">Motor vehicle repairer {repairerLicence}</p> : null}
    </section>
  )
}

function ContactRow({ label, text, href }: { label: string; text: string; href: string }) {
  return (
    <div className="panel__row">
      <p>
        <b>{label}</b>
      </p>
      <p className="phone">
        <a href={href}>{text}</a>
      </p>
    </div>
  )
}
