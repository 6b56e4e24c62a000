import { RichText } from '../rich-text/rich-text.tsx'
import type { WarrantyModel } from './warranty.server.ts'
import './warranty.css'

/** The warranty of one brand or several (BLOCK-17). */
export function WarrantyBlock({ block }: { block: WarrantyModel & { key: string } }) {
  const { key, title, claims, body } = block
  return (
    <section className="section wrap beside" aria-labelledby={key}>
      <h2 id={key}>{title || 'Warranty'}</h2>
      <div>
        <ul className="claims">
          {claims.map(({ make, years, text }) => (
            <li key={make}>
              <span className="claims__years num" aria-hidden="true">
                {years}
              </span>
              <span>
                {make ? <b>{make}</b> : null}
                <span className="claims__text">{text}</span>
              </span>
            </li>
          ))}
        </ul>
        {body.length > 0 ? (
          <div className="prose">
            <RichText value={body} />
          </div>
        ) : null}
      </div>
    </section>
  )
}
