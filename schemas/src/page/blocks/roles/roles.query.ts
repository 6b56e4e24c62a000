import { z } from 'zod'
import { contentDay, contentList, contentText, orDefault } from '../../../content/content-values.zod.ts'
import { defineBlock } from '../define-block.ts'
import { ROLE_KIND_TITLES, type RoleKind } from './role-kinds.ts'

const KINDS = Object.keys(ROLE_KIND_TITLES) as RoleKind[]

/** Open roles of the dealer, each with its own application. */
export const rolesBlock = defineBlock('roles', {
  projection: `{
    title, text, none,
    "roles": roles[]{
      "key": _key, title, "location": location._ref, kind, pay, text, points, posted, closes
    }
  }`,
  fields: {
    title: contentText,
    text: contentText,
    /** What shows while no role is open; '' for words of our own. */
    none: contentText,
    roles: contentList(
      z.object({
        key: z.string(),
        title: z.string(),
        /** Id of a location; '' for any of them. */
        location: contentText,
        kind: orDefault(z.enum(KINDS), 'full_time'),
        /** As it is shown; '' where it is not said. */
        pay: contentText,
        text: contentText,
        points: contentList(z.string()),
        /** `YYYY-MM-DD`, or null. */
        posted: contentDay,
        /** The last day to apply, `YYYY-MM-DD`; null for none. */
        closes: contentDay,
      }),
    ),
  },
})
