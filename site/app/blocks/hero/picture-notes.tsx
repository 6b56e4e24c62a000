import type { CSSProperties } from 'react'
import type { SlideModel } from './hero.server.ts'

type PictureNotesProps = { points: NonNullable<SlideModel['points']> }

/** Notes on a slide's picture: the styles of the hero's variant number them or draw them as measures, or hide them. */
export function PictureNotes({ points }: PictureNotesProps) {
  return (
    <ol className="hero__notes">
      {points.map(({ key, title, text, x, y, span }) => (
        <li key={key} style={{ '--x': x, '--y': y, '--span': span } as CSSProperties}>
          <b>{title}</b>
          {text ? <span> {text}</span> : null}
        </li>
      ))}
    </ol>
  )
}
