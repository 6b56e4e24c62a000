import { Link } from '@remix-run/react'
import { Icon } from '#app/ui/icon.tsx'
import type { ZeroModel } from '../zero-model.ts'

const TITLES = { without: 'Or take one out', only: 'Or look for one of these alone' } as const
const VERBS = { without: 'Remove', only: 'Only' } as const

/** Under an empty list of results, what else there is to find and how many. */
export function ZeroList({ zero: { kind, choices } }: { zero: ZeroModel }) {
  return (
    <section className="zero" aria-labelledby="zero-title">
      <h3 id="zero-title">{TITLES[kind]}</h3>
      <ul>
        {choices.map(({ label, href, counted }) => (
          <li key={href}>
            <Link to={href} preventScrollReset>
              <span className={kind === 'only' ? 'pill pill--link' : 'pill'}>
                <span className="vh">{VERBS[kind]} </span>
                {label}
                {kind === 'only' ? null : <Icon name="x" />}
              </span>{' '}
              <span className="num">{counted}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
