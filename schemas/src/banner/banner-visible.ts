import { insideWindow, type ShowingWindow } from '../content/showing-window.ts'
import { combineVerdicts, type Verdict } from '../reason/reason.ts'
import { onSite, type SharedDocument } from '../scope/on-site.ts'

/** Does a banner show on this site's front page at this instant? `site` is a slug. */
export function bannerVisible(
  banner: SharedDocument & ShowingWindow,
  { site, now, zone }: { site: string; now: string; zone: string },
): Verdict {
  return combineVerdicts([onSite(banner, site), insideWindow(banner, now, zone)])
}
