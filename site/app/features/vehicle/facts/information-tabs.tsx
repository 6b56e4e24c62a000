import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'

/** A section with its label; `id` is its anchor. */
export type InformationTab = {
  id: string
  title: string
  content: ReactNode
  /** It says only that there is nothing yet, and is not opened unasked. */
  isEmpty?: boolean
}

/**
 * Sections of which one is seen at a time, by tabs (VDP-22). Without JavaScript all are below each other under their
 * headings. An address with a section's anchor opens it.
 */
export function InformationTabs({ tabs }: { tabs: readonly InformationTab[] }) {
  const [chosen, choose] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const open = tabs.find(({ id }) => id === chosen) ?? tabs.find(({ isEmpty }) => !isEmpty)
  useEffect(() => {
    const follow = () => {
      // Not decoded: a mail program may have added what is no fragment, such as `#100%`.
      const asked = tabs.find(({ id }) => location.hash === `#${encodeURIComponent(id)}`)
      if (asked === undefined) return
      choose(asked.id)
      list.current?.scrollIntoView()
    }
    follow()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [tabs])
  const onKeyDown = (event: KeyboardEvent) => {
    const to = neighbour(
      event.key,
      tabs.findIndex(({ id }) => id === open?.id),
      tabs.length,
    )
    const tab = to === null ? undefined : tabs[to]
    if (!tab) return
    event.preventDefault()
    choose(tab.id)
    document.getElementById(tabId(tab.id))?.focus()
  }
  if (tabs.length === 0) return null
  return (
    <div className="info">
      <div className="info__tabs only-js" role="tablist" aria-label="About this vehicle" ref={list}>
        {tabs.map(({ id, title }, index) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={tabId(id)}
            aria-controls={id}
            aria-selected={id === open?.id}
            tabIndex={id === open?.id || (!open && index === 0) ? 0 : -1}
            onClick={() => choose(id)}
            onKeyDown={onKeyDown}
          >
            {title}
          </button>
        ))}
      </div>
      {tabs.map(({ id, title, content }) => (
        <section
          key={id}
          id={id}
          role="tabpanel"
          aria-labelledby={tabId(id)}
          className={id === open?.id ? 'info__panel is-open' : 'info__panel'}
        >
          <h2>{title}</h2>
          {content}
        </section>
      ))}
    </div>
  )
}

const tabId = (id: string) => `${id}-tab`

/** The tab that a key leads to; null for a key that leads nowhere. */
function neighbour(key: string, at: number, count: number): number | null {
  if (key === 'ArrowRight') return (at + 1) % count
  if (key === 'ArrowLeft') return (at - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
