import type { ServiceTabModel } from '../service-model.ts'

/** Ways to book, each at an address of its own (SVC-05). */
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
