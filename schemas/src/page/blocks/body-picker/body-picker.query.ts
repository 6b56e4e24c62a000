import { z } from 'zod'
import { contentList, contentText } from '../../../content/content-values.zod.ts'
import { imageProjection, optionalImage } from '../../../content/image.query.ts'
import { defineBlock } from '../define-block.ts'
import { figureOr } from '../figures.zod.ts'
import { slideButtonProjection, slideButtons } from '../slide-button.query.ts'

const part = { key: z.string(), name: contentText, text: contentText, price: figureOr(0), kg: figureOr(0) }

/** A chassis and what is built on it: price, weight and time. */
export const bodyPickerBlock = defineBlock('bodyPicker', {
  projection: `{
    title, text, note,
    "chassis": chassis[]{"key": _key, name, text, price, gvmKg, kerbKg, "image": image${imageProjection}},
    "bodies": bodies[]{"key": _key, name, text, price, kg, takes, notOn},
    "extras": extras[]{"key": _key, name, text, price, kg},
    "buttons": buttons[]${slideButtonProjection}
  }`,
  fields: {
    title: contentText,
    text: contentText,
    /** Prices in whole dollars, before GST. */
    chassis: contentList(
      z.object({
        key: z.string(),
        name: contentText,
        text: contentText,
        price: figureOr(0),
        gvmKg: figureOr(0),
        kerbKg: figureOr(0),
        image: optionalImage,
      }),
    ),
    bodies: contentList(
      z.object({
        ...part,
        /** As it is shown: `3 to 4 weeks`. */
        takes: contentText,
        /** Names of chassis that it does not go on. */
        notOn: contentList(z.string()),
      }),
    ),
    extras: contentList(z.object(part)),
    note: contentText,
    buttons: slideButtons,
  },
})
