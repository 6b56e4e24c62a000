import { modelsPath } from '#app/paths.ts'
import { Picture } from '#app/ui/picture.tsx'
import { Section } from '#app/ui/section.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { ModelCardsModel } from './model-cards.server.ts'
import './model-cards.css'

/** Cards of models (BLOCK-04). */
export function ModelCardsBlock({ block }: { block: ModelCardsModel & { key: string } }) {
  return (
    <Section
      id={block.key}
      title={block.title || 'New models'}
      more={{ label: 'All models', href: modelsPath() }}
    >
      <ul className="model-cards">
        {block.models.map(({ label, href, picture, note, summary }) => (
          <li key={href + label}>
            <SiteLink className="type" href={href}>
              <Picture picture={picture} sizes="(min-width: 56rem) 25vw, 50vw" instead="car-front" />
              <p>
                <b>{label}</b>
                {note ? <span className="tag">{note}</span> : null}
              </p>
              {summary ? <p className="small muted">{summary}</p> : null}
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
