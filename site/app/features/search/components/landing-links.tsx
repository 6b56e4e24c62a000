import { Link } from '@remix-run/react'
import { formatCount } from '#app/domain/words/count.ts'
import type { LandingModel } from '#app/parts/search/landing/landing-model.ts'

/** The stock of a landing page in sentences, and the pages beside it. */
export function LandingLinks({ landing: { sentences, groups } }: { landing: LandingModel }) {
  return (
    <section className="landing" aria-label="More of this stock">
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {groups.map(({ title, links }) => (
        <nav key={title} aria-label={title}>
          <h2>{title}</h2>
          <ul>
            {links.map(({ label, href, count }) => (
              <li key={href}>
                <Link to={href}>{label}</Link> <span>{formatCount(count)}</span>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </section>
  )
}
