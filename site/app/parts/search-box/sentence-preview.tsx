import type { Understanding } from '#app/domain/sentence/understand-client.ts'
import { SiteLink } from '#app/ui/site-link.tsx'

/** The pills of a sentence, the number of results, and the first of them. */
export function SentencePreview({
  understood: { href, pills, unused = [], nothing, counted = '', cars = [] },
}: {
  understood: Understanding
}) {
  if (nothing)
    return (
      <section className="preview" aria-label="What your words find">
        <p>Nothing to search by yet. Name a make, a price or a place.</p>
      </section>
    )
  return (
    <section className="preview" aria-label="What your words find">
      <ul className="preview__pills">
        {pills.map((pill) => (
          <li key={pill} className="pill">
            {pill}
          </li>
        ))}
      </ul>
      {unused.length === 0 ? null : (
        <p className="muted">Not used: {unused.map((words) => `“${words}”`).join(', ')}</p>
      )}
      <ul className="preview__cars">
        {cars.map((car) => (
          <li key={car.href}>
            <SiteLink href={car.href}>
              <span>
                {car.name} <span className="muted">{car.sub}</span>
              </span>
              <b className="num">{car.price}</b>
            </SiteLink>
          </li>
        ))}
      </ul>
      <SiteLink className="btn btn--s btn--line btn--wide" href={href}>
        Show {counted}
      </SiteLink>
    </section>
  )
}
