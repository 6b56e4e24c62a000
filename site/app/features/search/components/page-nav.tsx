import { Link } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import type { PageLinks } from '#app/parts/search/results/page-links.ts'
import { Icon } from '#app/ui/icon.tsx'

/** Pages of the results; not rendered for a single page. A page opens at its top (SRCH-03) with the focus there. */
export function PageNav({ pages }: { pages: PageLinks }) {
  const { current, last, links, previous, next } = pages
  const pressed = useRef(false)
  useEffect(() => {
    if (pressed.current) document.querySelector<HTMLElement>('#results')?.focus({ preventScroll: true })
    pressed.current = false
  }, [current])
  if (last < 2 || current > last) return null
  return (
    <nav
      className="pages"
      aria-label="Pages"
      onClickCapture={() => {
        pressed.current = true
      }}
    >
      {previous ? (
        <Link to={previous} rel="prev" aria-label="Previous page">
          <Icon name="chevron-left" />
        </Link>
      ) : null}
      {links.map(({ page, href }, index) => (
        <Numbered
          key={page}
          page={page}
          href={href}
          current={current}
          gap={page - (links[index - 1]?.page ?? page) > 1}
        />
      ))}
      {next ? (
        <Link to={next} rel="next" aria-label="Next page">
          <Icon name="chevron-right" />
        </Link>
      ) : null}
    </nav>
  )
}

function Numbered({
  page,
  href,
  current,
  gap,
}: {
  page: number
  href: string
  current: number
  gap: boolean
}) {
  return (
    <>
      {gap ? <span aria-hidden="true">…</span> : null}
      <Link to={href} aria-label={`Page ${page}`} aria-current={page === current ? 'page' : undefined}>
        {page}
      </Link>
    </>
  )
}
