import { Picture } from '#app/ui/picture.tsx'
import { withoutStega } from '#app/ui/without-stega.ts'
import type { PersonModel } from '../location-page.server.ts'

/** Who works at a place: a list with whom to ask for what, and with portraits where everybody has one. */
export function People({ people }: { people: readonly PersonModel[] }) {
  if (people.length === 0) return null
  const isPictured = people.every(({ picture }) => picture)
  return (
    <section className="section wrap" aria-labelledby="people">
      <h2 id="people">The people here</h2>
      <ul className={isPictured ? 'people people--pictured' : 'people'}>
        {people.map(({ name, role, note, picture, phone, inToday }) => (
          <li key={name}>
            {isPictured ? <Picture picture={picture} sizes="4.5rem" /> : null}
            <p>
              <b>{name}</b>
              {role ? <span>{role}</span> : null}
            </p>
            <p>{note}</p>
            <p className="people__in">{inToday ? 'In today' : null}</p>
            {phone ? (
              <a className="link" href={phone.href} aria-label={`Call ${withoutStega(name)}: ${phone.text}`}>
                {phone.text}
              </a>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
