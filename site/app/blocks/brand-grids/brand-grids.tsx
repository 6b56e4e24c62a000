import { Picture } from '#app/ui/picture.tsx'
import { Section } from '#app/ui/section.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { BrandGridsModel, BrandModel } from './brand-grids.server.ts'

/** The makes a group sells, by kind, and its own brands (GRP-01). */
export function BrandGridsBlock({ block }: { block: BrandGridsModel & { key: string } }) {
  const { key, title, layout, isPictured, grids, companies } = block
  return (
    <Section id={key} title={title || 'Our brands'}>
      <div className="brands">
        {grids.map(({ kind, title: name, brands }) => (
          <div key={kind}>
            <h3>{name}</h3>
            {layout === 'stock' ? (
              <ul className={isPictured ? 'brand-lines brand-lines--pictured' : 'brand-lines'}>
                {brands.map((brand) => (
                  <BrandLine key={brand.name} brand={brand} />
                ))}
              </ul>
            ) : (
              <ul className="brands__list">
                {brands.map((brand) => (
                  <Brand key={brand.name} brand={brand} />
                ))}
              </ul>
            )}
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

type BrandProps = { brand: Pick<BrandModel, 'name' | 'href' | 'picture'> & { text?: string } }

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

/** A make with what it is good for, and how many of it are here. */
function BrandLine({ brand: { name, href, picture, line, stock } }: { brand: BrandModel }) {
  return (
    <li>
      {picture ? <Picture picture={picture} sizes="6rem" className="make-logo" /> : null}
      <div>
        <SiteLink className="brand__name" href={href}>
          {name}
        </SiteLink>
        {line ? <p className="muted">{line}</p> : null}
      </div>
      <p className="brand-lines__stock num">
        {stock.map(({ text, href: search }) => (
          <SiteLink key={text} href={search} aria-label={`${name}: ${text}`}>
            {text}
          </SiteLink>
        ))}
        {stock.length === 0 ? <span className="muted">To order</span> : null}
      </p>
    </li>
  )
}
