import { OpenNow } from '#app/parts/contact/open-state.tsx'
import { locationsPath } from '#app/paths.ts'
import { MoreLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icons/icon-names.ts'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { WorkshopModel } from '../service-model.ts'

/** Workshops beside the form; more are on the page of all locations. */
const LISTED = 3

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
    <aside className="promises" aria-label="Servicing with us">
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
          <h2>Prefer to call?</h2>
          <ul>
            {workshops.slice(0, LISTED).map(({ name, href, address, open, phone }) => (
              <li key={href}>
                <SiteLink className="link" href={href}>
                  {name}
                </SiteLink>
                <p className="small muted">{address}</p>
                {open ? <OpenNow state={open} /> : null}
                {phone ? (
                  <p>
                    <a className="link num" href={phone.href}>
                      {phone.text}
                    </a>
                  </p>
                ) : null}
              </li>
            ))}
          </ul>
          {workshops.length > LISTED ? (
            <MoreLink href={locationsPath()}>All {workshops.length} workshops</MoreLink>
          ) : null}
        </div>
      ) : null}
    </aside>
  )
}
