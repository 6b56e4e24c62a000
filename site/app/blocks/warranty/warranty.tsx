import type { CSSProperties } from 'react'
import { RichText } from '../rich-text/rich-text.tsx'
import type { WarrantyCover, WarrantyModel } from './warranty.server.ts'
import './warranty.css'

/** The warranty of one brand or several (BLOCK-17). */
export function WarrantyBlock({ block }: { block: WarrantyModel & { key: string } }) {
  const { key, title, claims, cover, body } = block
  return (
    <section className="section wrap beside" aria-labelledby={key}>
      <h2 id={key}>{title || 'Warranty'}</h2>
      <div>
        {claims.length > 0 ? <Claims claims={claims} /> : null}
        {cover ? <Cover cover={cover} /> : null}
        {body.length > 0 ? (
          <div className="prose">
            <RichText value={body} />
          </div>
        ) : null}
      </div>
    </section>
  )
}

function Claims({ claims }: Pick<WarrantyModel, 'claims'>) {
  return (
    <ul className="claims">
      {claims.map(({ make, text }) => (
        <li key={make}>
          {make ? <b>{make}</b> : null}
          <span className="claims__text num">{text}</span>
        </li>
      ))}
    </ul>
  )
}

/** Years from left to right; what ends earlier than the longest says so by its length and in words. */
function Cover({ cover: { marks, lines } }: { cover: WarrantyCover }) {
  return (
    <div className="cover" style={{ '--marks': marks.length } as CSSProperties}>
      <ul>
        {lines.map(({ key, name, length, text, share }) => (
          <li key={key}>
            <p className="cover__name">
              <b>{name}</b>
              <span className="num">
                {length}
                {text ? <span className="muted">, {text}</span> : null}
              </span>
            </p>
            <div className="cover__bar" style={{ '--share': `${share}%` } as CSSProperties} />
          </li>
        ))}
      </ul>
      <p className="cover__scale small muted num" aria-hidden="true">
        {marks.map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </p>
    </div>
  )
}
