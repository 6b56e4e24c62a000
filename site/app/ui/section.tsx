import type { ReactNode } from 'react'
import { MoreLink } from './button.tsx'

type SectionProps = {
  /** Also the anchor of the section. */
  id: string
  title: string
  /** A sentence or two under the heading. */
  text?: string
  /** What has to be said below. */
  note?: string
  /** Link to the complete page. */
  more?: { label: string; href: string }
  /** With a tinted background over the whole width. */
  tinted?: boolean
  children: ReactNode
}

/** A part of a page under its heading. */
export function Section({ id, title, text, note, more, tinted = false, children }: SectionProps) {
  const inside = (
    <>
      <div className="head">
        {text ? (
          <div>
            <h2 id={id}>{title}</h2>
            <p className="muted head__text">{text}</p>
          </div>
        ) : (
          <h2 id={id}>{title}</h2>
        )}
        {more ? <MoreLink href={more.href}>{more.label}</MoreLink> : null}
      </div>
      {children}
      {note ? <p className="small muted note">{note}</p> : null}
    </>
  )
  return (
    <section className={tinted ? 'section section--tint' : 'section wrap'} aria-labelledby={id}>
      {tinted ? <div className="wrap">{inside}</div> : inside}
    </section>
  )
}
