import { SiteLink } from '#app/ui/site-link.tsx'
import type { ScrollingBannerModel } from './scrolling-banner.server.ts'
import '#app/styles/pages/scrolling-banner.css'

/** PROMO-14. */
const COPIES = 20

/**
 * A scrolling text that leads on. Screen readers read it once; the copies are hidden from them. It pauses on hover and
 * focus, with reduced motion, and by its switch, which needs no JavaScript.
 */
export function ScrollingBannerBlock({
  block: { key, text, href },
}: {
  block: ScrollingBannerModel & { key: string }
}) {
  return (
    <div className="running">
      <SiteLink href={href}>
        <span className="running__track">
          {Array.from({ length: COPIES }, (_, index) => (
            <span key={index} aria-hidden={index > 0 ? true : undefined}>
              {text}
            </span>
          ))}
        </span>
      </SiteLink>
      <label className="running__pause" htmlFor={`pause-${key}`}>
        <input className="vh" id={`pause-${key}`} type="checkbox" aria-label="Pause the moving text" />
        <span className="pause-bars" aria-hidden="true" />
      </label>
    </div>
  )
}
