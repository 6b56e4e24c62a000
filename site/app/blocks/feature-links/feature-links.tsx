import { Icon } from '#app/ui/icon.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { FeatureLinksModel } from './feature-links.server.ts'
import './feature-links.css'

/** Three links in a band of the brand's colour (BLOCK-20). */
export function FeatureLinksBlock({ block }: { block: FeatureLinksModel & { key: string } }) {
  const { key, title, links } = block
  return (
    <section
      className="feature-band"
      {...(title ? { 'aria-labelledby': key } : { 'aria-label': 'More from us' })}
    >
      <div className="wrap">
        {title ? <h2 id={key}>{title}</h2> : null}
        <ul className="feature-band__list">
          {links.map((link) => (
            <li key={link.key}>
              <SiteLink href={link.href}>
                <span>
                  <b>{link.label}</b>
                  {link.text ? <span className="feature-band__text">{link.text}</span> : null}
                </span>
                <Icon name="arrow-right" />
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
