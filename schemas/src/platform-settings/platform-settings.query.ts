import { z } from 'zod'
import { contentList, contentText } from '../content/content-values.zod.ts'
import { ANALYTICS_EVENT_NAMES } from '../lead/event-names.ts'

/** One feature's lists of sites: deny beats allow, and both beat the site's own switch (TEN-15). */
export const flagRule = z.object({
  flag: z.string(),
  allow: contentList(z.string()),
  deny: contentList(z.string()),
})

/** Projection of the platform's settings; read it with `platformSettings`. */
export const platformSettingsProjection = `{
  "id": _id,
  "flagRules": flagRules[]{
    flag,
    "allow": allow[]->slug.current,
    "deny": deny[]->slug.current
  },
  financeHiddenDealerships,
  financeHiddenMakes,
  "analyticsEvents": analyticsEvents[]{name, id}
}`

/** What holds for the whole platform. */
export const platformSettings = z.object({
  id: contentText,
  flagRules: contentList(flagRule),
  /** Dealership slugs whose cars never show finance figures (FIN-05, OPEN-25). */
  financeHiddenDealerships: contentList(z.string()),
  /** Numbers of analytics events that differ from the usual ones (OPEN-19). */
  analyticsEvents: contentList(
    z.object({ name: z.enum(ANALYTICS_EVENT_NAMES), id: z.number().int().positive() }),
  ),
  /** Makes that never show finance figures (FIN-04, TEN-06). */
  financeHiddenMakes: contentList(z.string()),
})

/** One feature's lists of sites. */
export type FlagRule = z.output<typeof flagRule>
/** What holds for the whole platform. */
export type PlatformSettings = z.output<typeof platformSettings>

/** The defaults of the platform's settings. */
export const NO_PLATFORM_SETTINGS: PlatformSettings = {
  id: '',
  flagRules: [],
  financeHiddenDealerships: [],
  financeHiddenMakes: [],
  analyticsEvents: [],
}
