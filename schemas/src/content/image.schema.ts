import { defineField } from '@sanity/types'
import { isLargeEnough } from './picture-is-large.ts'
import type { PictureUse } from './picture-uses.ts'

/** A picture with a point that stays in view, and words for those who cannot see it. */
export function imageField(options: {
  name: string
  title: string
  description?: string
  group?: string
  required?: boolean
  /** The places where the site shows it. */
  uses: readonly PictureUse[]
}) {
  const { name, title, description, group, uses, required = false } = options
  return defineField({
    name,
    title,
    type: 'image',
    description,
    ...(group ? { group } : {}),
    options: { hotspot: true, studioInput: 'picture', pictureUses: uses },
    fields: [
      defineField({
        name: 'alt',
        title: 'Description of the picture',
        type: 'string',
        description: 'Read aloud to people who cannot see it, and shown while it loads.',
        options: { studioInput: 'countedText', textLimit: 'alt' },
        validation: (rule) =>
          rule.custom((alt, context) => {
            const parent = context.parent as { asset?: unknown } | undefined
            return !parent?.asset || alt?.trim() ? true : 'Describe the picture in a few words.'
          }),
      }),
      defineField({
        name: 'drawn',
        title: 'It is an illustration',
        type: 'boolean',
        description: 'Set on the page’s own background; a photo never is.',
      }),
    ],
    validation: (rule) => [
      ...(required ? [rule.required().error('Choose a picture.')] : []),
      rule.custom((picture) => isLargeEnough(picture, uses)).warning(),
    ],
  })
}
