import { Icon } from '#app/ui/icon.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { ActionsSection } from './actions-section.server.ts'

/** Where else the dealer can help. */
export function NextLinks({ nextLinks }: Pick<ActionsSection, 'nextLinks'>) {
  if (nextLinks.length === 0) return null
  return (
    <nav aria-label="More ways we can help">
      <ul className="next-links">
        {nextLinks.map(({ label, href }) => (
          <li key={href}>
            <SiteLink href={href}>
              {label} <Icon name="arrow-right" />
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
