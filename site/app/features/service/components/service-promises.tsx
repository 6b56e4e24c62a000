import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icons/icon-names.ts'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { WorkshopModel } from '../service-model.ts'

/** SVC-11. */
const PROMISES: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'file-text',
    title: 'Precise price servicing',
    text: 'You know the price before we begin. A precise price service quote is fixed for 12 months.',
  },
  { icon: 'shield-check', title: 'Genuine parts', text: 'We fit genuine parts, made for your vehicle.' },
]

/** The dealer's service promises, and its workshops' phone numbers. */
export function ServicePromises({ workshops }: { workshops: readonly WorkshopModel[] }) {
  return (
    <aside className="stick promises" aria-label="Servicing with us">
      <ul>
        {PROMISES.map(({ icon, title, text }) => (
          <li key={title}>
            <Icon name={icon} />
            <div>
              <h2>{title}</h2>
              <p className="small muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      {workshops.length > 0 ? (
        <div className="promises__places">
          <h2>Rather talk?</h2>
          <ul>
            {workshops.map(({ name, href, address, phone }) => (
              <li key={href}>
                <SiteLink className="link" href={href}>
                  {name}
                </SiteLink>
                <p className="small muted">{address}</p>
                {phone ? (
                  <a className="link num" href={phone.href}>
                    {phone.text}
                  </a>
                ) : null}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </aside>
  )
}
