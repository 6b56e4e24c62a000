import { Section } from '#app/ui/section.tsx'
import { StarLine } from '#app/ui/stars.tsx'
import type { TestimonialsModel } from './testimonials.server.ts'
import './testimonials.css'

/** What customers say. */
export function TestimonialsBlock({ block }: { block: TestimonialsModel & { key: string } }) {
  return (
    <Section id={block.key} title={block.title || 'What customers say'} tinted>
      <ul className="testimonials">
        {block.quotes.map(({ key, text, name, about, rating }) => (
          <li key={key}>
            <figure className="quote">
              {rating === null ? null : <StarLine stars={rating.stars} rating={rating.value} />}
              <blockquote>
                <p>{text}</p>
              </blockquote>
              <figcaption>
                <b>{name}</b>
                {about ? <span className="muted">{about}</span> : null}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  )
}
