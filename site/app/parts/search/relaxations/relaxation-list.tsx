import { Link } from '@remix-run/react'
import { Icon } from '#app/ui/icon.tsx'
import type { SearchModel } from '../results/search-model.ts'

const TITLES = { without: 'Or remove one', only: 'Or look for one of these alone' } as const
const VERBS = { without: 'Remove', only: 'Only' } as const

/** Under an empty list of results, what else there is to find and how many. */
export function RelaxationList({ kind, choices }: NonNullable<SearchModel['relaxations']>) {
  return (
    <section className="relaxations" aria-labelledby="relaxations-title">
      <h3 id="relaxations-title">{TITLES[kind]}</h3>
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
