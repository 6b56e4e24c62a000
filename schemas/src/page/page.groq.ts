import { imageProjection } from '../content/image.groq.ts'
import { richTextProjection } from '../content/rich-text.groq.ts'

/** Projection of a page's blocks, one conditional a kind. */
export const blocksProjection = `[]{
  "type": _type,
  "key": _key,
  _type == "hero" => {
    "slides": slides[]{
      "key": _key, title, description, "image": image${imageProjection},
      "buttons": buttons[]{"key": _key, title, link, style}
    },
    showFinder
  },
  _type == "richText" => {title, "body": body${richTextProjection}},
  _type == "carRow" => {
    title, order, carTypes, "makes": makes[]->name, bodies, maxPrice, limit, linkLabel, link
  },
  _type == "callToAction" => {title, text, "tiles": tiles[]{"key": _key, label, text, href}},
  _type == "questions" => {
    title,
    "questions": questions[]{"key": _key, question, "answer": answer${richTextProjection}}
  }
}`

/** Projection of a page; read it with `page`. */
export const pageProjection = `{
  "id": _id,
  "slug": slug.current,
  title,
  scrollingBanner,
  metaTitle,
  metaDescription,
  "socialImage": socialImage${imageProjection},
  "blocks": blocks${blocksProjection}
}`
