import type { CSSProperties } from 'react'
import type { HeaderMenu } from '#app/page/layout-model.ts'
import { MoreLink } from '#app/ui/button.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'

/** The content of an open menu: entries with pictures (without in a `plain` menu), or a list of links. */
export function MenuPanel({ menu, plain = false }: { menu: HeaderMenu; plain?: boolean }) {
  const pictured = !plain && menu.tiles.some(({ picture }) => picture !== null)
  return (
    <>
      {menu.links.length > 0 ? (
        <ul className="menu__links">
          {menu.links.map(({ label, href }) => (
            <li key={href + label}>
              <SiteLink href={href} prefetch>
                {label}
              </SiteLink>
            </li>
          ))}
        </ul>
      ) : null}
      {(plain ? [] : menu.filters).map((row) => (
        <p className="menu__filters" key={row[0]?.href}>
          {row.map(({ label, href }) => (
            <SiteLink key={href} href={href} prefetch>
              {label}
            </SiteLink>
          ))}
        </p>
      ))}
      {menu.tiles.length > 0 ? (
        <ul className="menu__models">
          {menu.tiles.map(({ label, href, note, picture, isLogo }) => (
            <li key={href}>
              <SiteLink href={href} prefetch>
                {pictured && isLogo && picture === null ? <LogoText name={label} /> : null}
                {pictured && !(isLogo && picture === null) ? (
                  <Picture picture={picture} {...(isLogo ? { className: 'make-logo' } : {})} />
                ) : null}
                <b>{label}</b>
                {note ? <span className="small muted">{note}</span> : null}
              </SiteLink>
            </li>
          ))}
        </ul>
      ) : null}
      {menu.more ? <MoreLink href={menu.more.href}>{menu.more.label}</MoreLink> : null}
    </>
  )
}

/** A make without a logo among makes with logos: its name in type, no wider than a logo. */
function LogoText({ name }: { name: string }) {
  return (
    <span className="pic wordmark" aria-hidden="true" style={{ '--letters': name.length } as CSSProperties}>
      <span>{name}</span>
    </span>
  )
}
