import { z } from 'zod'
import { orDefault } from '../content/content-values.zod.ts'
import { normaliseTag, TAG_ASKS, TAG_PROVIDERS, type TagName } from './tags.ts'

/** An id; one that does not look like its provider's is none. */
const tagId = (name: TagName) =>
  z
    .string()
    .nullish()
    .transform((text) => {
      const id = normaliseTag(name, text ?? '')
      return TAG_PROVIDERS[name].pattern.test(id) ? id : null
    })

/** Providers of measuring that a dealer has, and when shoppers are asked. */
export const tags = z.object({
  googleAnalytics: tagId('googleAnalytics'),
  tagManager: tagId('tagManager'),
  metaPixel: tagId('metaPixel'),
  tikTokPixel: tagId('tikTokPixel'),
  callRail: tagId('callRail'),
  crisp: tagId('crisp'),
  intercom: tagId('intercom'),
  asks: orDefault(z.enum(TAG_ASKS), 'first'),
})
