import { Picture } from '#app/ui/picture.tsx'
import type { TeamModel } from './team.server.ts'
import './team.css'

/** People of the dealer, with portraits where everybody has one. */
export function TeamBlock({ block: { key, title, text, people } }: { block: TeamModel & { key: string } }) {
  const isPictured = people.every(({ picture }) => picture)
  return (
    <section className="section wrap" aria-labelledby={key}>
      <div className="head">
        <div>
          <h2 id={key}>{title || 'Our people'}</h2>
          {text ? <p className="muted head__text">{text}</p> : null}
        </div>
      </div>
      <ul className={isPictured ? 'team' : 'team team--names'}>
        {people.map((person) => (
          <li key={person.key}>
            {isPictured ? (
              <Picture
                picture={person.picture}
                className="team__pic"
                sizes="(min-width: 48rem) 14rem, 44vw"
              />
            ) : null}
            <h3>{person.name}</h3>
            {person.role ? <p className="muted">{person.role}</p> : null}
            {person.text ? <p className="small">{person.text}</p> : null}
            {person.phone ? (
              <p className="small">
                <a href={person.phone.href}>{person.phone.text}</a>
              </p>
            ) : null}
            {person.email ? (
              <p className="small">
                <a href={`mailto:${person.email}`}>{person.email}</a>
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
