import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

/** A chosen filter; pressing it takes the filter away. */
export function RemovePill({ href, label }: { href: string; label: string }) {
  return (
    <a className="pill" href={href} aria-label={`Remove filter ${label}`}>
      {label}
      <Icon name="x" />
    </a>
  )
}

/** A short link in a row of its like. */
export function PillLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="pill pill--link" href={href}>
      {children}
    </a>
  )
}

/** The one tag on a picture. */
export function Tag({ dark = false, children }: { dark?: boolean; children: ReactNode }) {
  return <span className={dark ? 'tag tag--ink' : 'tag'}>{children}</span>
}
