import { Link } from '@remix-run/react'
import { Icon } from '#app/ui/icon.tsx'
import type { ZeroChoice } from '../zero-model.ts'

/** Which part of a search to take out for how many cars, under an empty list of results. */
export function ZeroList({ choices }: { choices: readonly ZeroChoice[] }) {
  if (choices.length === 0) return null
  return (
    <section className="zero" aria-labelledby="zero-title">
      <h3 id="zero-title">Or take one out</h3>
      <ul>
        {choices.map(({ label, href, counted }) => (
          <li key={href}>
            <Link to={href} preventScrollReset aria-label={`Remove ${label}: ${counted}`}>
              <span className="pill">
                {label}
                <Icon name="x" />
              </span>
              <span className="num">{counted}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
