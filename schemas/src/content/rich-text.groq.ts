import { imageProjection } from './image.groq.ts'

/** Projection of the items of a Portable Text field, to stand after its name; read it with `richText`. */
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
