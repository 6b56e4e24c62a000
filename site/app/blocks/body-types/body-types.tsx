import { bodyIcon } from '#app/domain/vocabulary/body-types.ts'
import { formatCount } from '#app/domain/words/count.ts'
import { searchPath } from '#app/paths.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Section } from '#app/ui/section.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { BodyTypesModel } from './body-types.server.ts'

/** The most common bodies of the stock (SRCH-32). */
export function BodyTypesBlock({ block }: { block: BodyTypesModel & { key: string } }) {
  const { key, title, bodies } = block
  return (
    <Section id={key} title={title} more={{ label: 'All stock', href: searchPath() }}>
      <div className="types">
        {bodies.map(({ label, href, count, image }) => (
          <SiteLink className="type" key={href} href={href}>
            <div className={image ? 'pic pic--drawn' : 'pic pic--none'}>
              {image ? (
                <img src={image} width={600} height={400} alt="" loading="lazy" decoding="async" />
              ) : (
                <Icon name={bodyIcon(label) ?? 'car-front'} />
              )}
            </div>
            <p>
              <b>{label}</b>
              <span>
                <span className="num">{formatCount(count)}</span> in stock
              </span>
            </p>
          </SiteLink>
        ))}
      </div>
    </Section>
  )
}
