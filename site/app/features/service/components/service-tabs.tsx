import type { ServiceTabModel } from '../service-model.ts'

/** The tabs of the booking page, each with its own address (SVC-05). */
export function ServiceTabs({ tabs }: { tabs: readonly ServiceTabModel[] }) {
  if (tabs.length === 0) return null
  return (
    <nav className="seg service__tabs" aria-label="Ways to book">
      {tabs.map(({ name, href, current }) => (
        <a key={name} href={href} aria-current={current ? 'page' : undefined}>
          {name}
        </a>
      ))}
    </nav>
  )
}
