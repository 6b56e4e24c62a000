import { Picture } from '#app/ui/picture.tsx'
import { Section } from '#app/ui/section.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { BrandGridsModel } from './brand-grids.server.ts'

/** The makes a group sells, by kind, and its own brands (GRP-01); one without a logo is set in type. */
export function BrandGridsBlock({ block }: { block: BrandGridsModel & { key: string } }) {
  const { key, title, grids, companies } = block
  return (
    <Section id={key} title={title || 'Our brands'}>
      <div className="brands">
        {grids.map(({ kind, title: name, brands }) => (
          <div key={kind}>
            <h3>{name}</h3>
            <ul className="brands__list">
              {brands.map((brand) => (
                <Brand key={brand.name} brand={brand} />
              ))}
            </ul>
          </div>
        ))}
        {companies.length > 0 ? (
          <div>
            <h3>Group brands</h3>
            <ul className="brands__list brands__list--group">
              {companies.map((brand) => (
                <Brand key={brand.name} brand={brand} />
              ))}
            </ul>
          </div>
        ) : null}
      </div>
    </Section>
  )
}

type BrandProps = {
  brand: BrandGridsModel['grids'][number]['brands'][number] & { text?: string }
}

function Brand({ brand: { name, href, picture, text } }: BrandProps) {
  return (
    <li>
      <SiteLink className="brand" href={href}>
        {picture ? <Picture picture={picture} sizes="8rem" className="make-logo" /> : null}
        <span className="brand__name">{name}</span>
        {text ? <span className="muted">{text}</span> : null}
      </SiteLink>
    </li>
  )
}
