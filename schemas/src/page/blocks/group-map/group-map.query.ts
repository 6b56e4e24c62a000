import { z } from 'zod'
import { contentList, contentText, orDefault } from '../../../content/content-values.zod.ts'
import { optionalHref } from '../../../content/link.zod.ts'
import { defineBlock } from '../define-block.ts'

const degrees = (most: number) => orDefault(z.number().min(-most).max(most), 0)

/** Where the dealerships and the group's other companies are; numbers are those of the lists. */
export const groupMapBlock = defineBlock('groupMap', {
  projection: `{
    title, text,
    companies[]{
      "key": _key, name, text, href,
      places[]{"key": _key, name, "lat": position.lat, "lng": position.lng}
    }
  }`,
  fields: {
    title: contentText,
    text: contentText,
    companies: contentList(
      z.object({
        key: z.string(),
        name: z.string(),
        text: contentText,
        href: optionalHref,
        places: contentList(
          z.object({ key: z.string(), name: z.string(), lat: degrees(90), lng: degrees(180) }),
        ),
      }),
    ),
  },
})
