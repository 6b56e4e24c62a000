import { z } from 'zod'
import { contentList, contentText } from '../../../content/content-values.zod.ts'
import { imageProjection, optionalImage } from '../../../content/image.query.ts'
import { href } from '../../../content/link.zod.ts'
import { defineBlock } from '../define-block.ts'
import { slideButtonProjection, slideButtons } from '../slide-button.query.ts'

/** Models side by side by what they are, and somebody to ask. */
export const specTableBlock = defineBlock('specTable', {
  projection: `{
    title, text, note, personName, personRole, personText, personPhone, personEmail,
    "personImage": personImage${imageProjection},
    "models": models[]{"key": _key, name, text, link},
    "lines": lines[]{"key": _key, name, values, isStrong},
    "buttons": buttons[]${slideButtonProjection}
  }`,
  fields: {
    title: contentText,
    text: contentText,
    models: contentList(
      z.object({ key: z.string(), name: contentText, text: contentText, link: href.nullish() }),
    ),
    lines: contentList(
      z.object({
        key: z.string(),
        name: contentText,
        /** One for each model, in their order. */
        values: contentList(z.string()),
        isStrong: z
          .boolean()
          .nullish()
          .transform((value) => value === true),
      }),
    ),
    note: contentText,
    personName: contentText,
    personRole: contentText,
    personText: contentText,
    personPhone: contentText,
    personEmail: contentText,
    personImage: optionalImage,
    buttons: slideButtons,
  },
})
