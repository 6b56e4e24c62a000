import { Picture } from '#app/ui/picture.tsx'
import { Section } from '#app/ui/section.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { BrandGrid } from '../home-models.ts'

/** The makes a group sells, by kind; a make without a logo is set in type (GRP-01). */
export function BrandGrids({ grids }: { grids: readonly BrandGrid[] }) {
  if (grids.length === 0) return null
  return (
    <Section id="brands" title="Our brands">
      <div className="brands">
        {grids.map(({ kind, title, brands }) => (
          <div key={kind}>
            <h3>{title}</h3>
            <ul className="brands__list">
              {brands.map(({ name, href, picture }) => (
                <li key={name}>
                  <SiteLink className="brand" href={href}>
                    {picture ? <Picture picture={picture} sizes="6rem" className="make-logo" /> : null}
                    <span className="brand__name">{name}</span>
                  </SiteLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  )
}
