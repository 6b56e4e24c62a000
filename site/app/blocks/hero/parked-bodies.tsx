import type { CSSProperties } from 'react'
import { formatCount } from '#app/domain/words/count.ts'
import type { ParkedBody } from '#app/parts/search-box/finder-model.ts'
import { SiteLink } from '#app/ui/site-link.tsx'

// React 18 knows `fetchpriority` only in lower case.
const FIRST = { fetchpriority: 'high' } as const

/** Bodies of the stock parked in a line, at one scale; each leads to its search. */
export function ParkedBodies({ bodies }: { bodies: readonly ParkedBody[] }) {
  return (
    <ul className="parked" aria-label="Body types">
      {bodies.map(({ label, href, count, picture: { src, width, height, length } }) => (
        <li key={href} style={{ '--len': length } as CSSProperties}>
          <SiteLink href={href}>
            <img src={src} width={width} height={height} alt="" decoding="async" {...FIRST} />
            <b>{label}</b> <span className="num">{formatCount(count)}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
