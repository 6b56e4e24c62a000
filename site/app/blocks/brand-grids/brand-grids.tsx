import { Picture } from '#app/ui/picture.tsx'
import { Section } from '#app/ui/section.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { BrandGridsModel } from './brand-grids.server.ts'

/** The makes a group sells, by kind; a make without a logo is set in type (GRP-01). */
export function BrandGridsBlock({ block }: { block: BrandGridsModel & { key: string } }) {
  const { key, title, grids } = block
  return (
    <Section id={key} title={title || 'Our brands'}>
      <div className="brands">
        {grids.map(({ kind, title: name, brands }) => (
          <div key={kind}>
            <h3>{name}</h3>
            <ul className="brands__list">
              {brands.map(({ name: make, href, picture }) => (
                <li key={make}>
                  <SiteLink className="brand" href={href}>
                    {picture ? <Picture picture={picture} sizes="6rem" className="make-logo" /> : null}
                    <span className="brand__name">{make}</span>
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
