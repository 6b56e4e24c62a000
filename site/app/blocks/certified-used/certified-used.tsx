import { Icon } from '#app/ui/icon.tsx'
import { BlockButtons } from '../block-buttons.tsx'
import type { CertifiedUsedModel } from './certified-used.server.ts'
import './certified-used.css'

/** What a certified used car carries (BLOCK-16). */
export function CertifiedUsedBlock({ block }: { block: CertifiedUsedModel & { key: string } }) {
  const { key, title, text, points, buttons } = block
  return (
    <section className="section wrap" aria-labelledby={key}>
      <div className="certified-used">
        <div>
          <h2 id={key}>{title || 'Certified used'}</h2>
          {text ? <p className="muted">{text}</p> : null}
          <BlockButtons buttons={buttons} />
        </div>
        <ul>
          {points.map((point) => (
            <li key={point}>
              <Icon name="badge-check" />
              {point}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
