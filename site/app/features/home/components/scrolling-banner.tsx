import { offersPath } from '#app/paths.ts'
import { SiteLink } from '#app/ui/site-link.tsx'
import '#app/styles/pages/scrolling-banner.css'

/** PROMO-14. */
const COPIES = 20

/**
 * Words that run across the page and lead to the offers. They are told once; the other copies are for the eye alone.
 * They stand still where motion is not wanted, while the pointer or the focus is on them, and when paused.
 */
export function ScrollingBanner({ text }: { text: string }) {
  if (text === '') return null
  return (
    <div className="running">
      <SiteLink href={offersPath()}>
        <span className="running__track">
          {Array.from({ length: COPIES }, (_, index) => (
            <span key={index} aria-hidden={index > 0 ? true : undefined}>
              {text}
            </span>
          ))}
        </span>
      </SiteLink>
      <label className="running__pause">
        <input type="checkbox" />
        <span>Pause</span>
      </label>
    </div>
  )
}
