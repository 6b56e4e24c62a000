import { Picture } from '#app/ui/picture.tsx'
import { withoutStega } from '#app/ui/without-stega.ts'
import type { PersonModel } from '../location-page.server.ts'

/** Who works at a place, with a photo or their initials. */
export function People({ people }: { people: readonly PersonModel[] }) {
  if (people.length === 0) return null
  return (
    <section className="section wrap" aria-labelledby="people">
      <h2 id="people">The people here</h2>
      <ul className="people">
        {people.map(({ name, role, note, initials, picture, phone, inToday }) => (
          <li key={name}>
            <div className="person__pic">
              {picture ? (
                <Picture picture={picture} sizes="(min-width: 72rem) 16vw, 45vw" />
              ) : (
                <div className="person__mono" aria-hidden="true">
                  {initials}
                </div>
              )}
              {inToday ? <span className="person__in">In today</span> : null}
            </div>
            <div className="person__words">
              <b>{name}</b>
              {role ? <span>{role}</span> : null}
              {note ? <span>{note}</span> : null}
              {phone ? (
                <a
                  className="link"
                  href={phone.href}
                  aria-label={`Call ${withoutStega(name)}: ${phone.text}`}
                >
                  Call {withoutStega(name).split(' ')[0]}
                </a>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
