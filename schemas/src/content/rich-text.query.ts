import { z } from 'zod'
import { contentList, contentText } from './content-values.zod.ts'
import { imageProjection, optionalImage } from './image.query.ts'
import { optionalHref } from './link.zod.ts'

const span = z.object({
  _type: z.literal('span'),
  _key: z.string(),
  text: contentText,
  /** Decorators by name, annotations by the key of their definition. */
  marks: contentList(z.string()),
})

const linkMark = z.object({ _type: z.literal('link'), _key: z.string(), href: optionalHref })

const textBlock = z.object({
  _type: z.literal('block'),
  _key: z.string(),
  style: z
    .enum(['normal', 'h2', 'h3', 'h4', 'blockquote'])
    .nullish()
    .transform((value) => value ?? 'normal'),
  listItem: z
    .enum(['bullet', 'number'])
    .nullish()
    .transform((value) => value ?? undefined),
  level: z
    .number()
    .nullish()
    .transform((value) => value ?? undefined),
  children: contentList(span),
  // A link to a deleted file becomes plain text.
  markDefs: contentList(linkMark).transform((marks) => marks.filter(({ href }) => href !== '')),
})

const pictureBlock = z.object({ _type: z.literal('picture'), _key: z.string(), image: optionalImage })

/** Projection of the items of a Portable Text field, written after the field's name; parsed by `richText`. */
export const richTextProjection = `[]{
  _type,
  _key,
  _type == "block" => {
    style,
    listItem,
    level,
    "children": children[]{_type, _key, text, marks},
    "markDefs": markDefs[]{_type, _key, "href": coalesce(file.asset->url, href)}
  },
  _type == "picture" => {"image": image${imageProjection}}
}`

/** Portable Text: paragraphs, headings and lists with links, and pictures between them. */
export const richText = contentList(z.discriminatedUnion('_type', [textBlock, pictureBlock]))

/** Portable Text as the page renders it. */
export type RichText = z.output<typeof richText>
