import { Picture } from '#app/ui/picture.tsx'
import { railStyle } from '#app/ui/rail-style.ts'
import { Section } from '#app/ui/section.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { CategoryCardsModel } from './category-cards.server.ts'
import './category-cards.css'

/** Cards of kinds of vehicle in a line to swipe (BLOCK-08). */
export function CategoryCardsBlock({ block }: { block: CategoryCardsModel & { key: string } }) {
  return (
    <Section id={block.key} title={block.title || 'Explore Our Range'}>
      <ul className="rail categories" style={railStyle(block.cards.length)} aria-labelledby={block.key}>
        {block.cards.map(({ id, title, description, href, picture }) => (
          <li key={id}>
            <SiteLink className="category" href={href}>
              <Picture picture={picture} instead="car-front" sizes="(min-width: 48rem) 24rem, 76vw" />
              <span className="category__words">
                <b>{title}</b>
                {description ? <span>{description}</span> : null}
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
