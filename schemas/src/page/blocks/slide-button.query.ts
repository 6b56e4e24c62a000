import { z } from 'zod'
import { contentList, orDefault } from '../../content/content-values.zod.ts'
import { href } from '../../content/link.zod.ts'

/** Projection of buttons, written after `buttons[]`. */
export const slideButtonProjection = `{"key": _key, title, link, style}`

/** DATA-30, BLOCK-03: the buttons of a slide or a banner. */
export const slideButtons = contentList(
  z.object({
    key: z.string(),
    title: z.string(),
    link: href,
    style: orDefault(z.enum(['primary', 'secondary']), 'primary'),
  }),
)
