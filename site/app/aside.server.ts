import { type Aside, asideId, noteAside } from './aside.ts'
import type { RequestContext } from './context.ts'

/** Bytes of a document, in their order. */
export type Pieces = readonly (string | Uint8Array)[]

/** By request: the parts of its document. */
const parts = new WeakMap<object, Map<string, Pieces>>()
/** JSON of models that stand on many pages. */
const texts = new WeakMap<object, Uint8Array>()
const encoder = new TextEncoder()

/** JSON that may stand in a script: no tag opens in it. */
export const scriptJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

/** The same for a model that is kept from page to page. */
export function keptJson(model: object): Uint8Array {
  const known = texts.get(model)
  if (known !== undefined) return known
  const text = encoder.encode(scriptJson(model))
  texts.set(model, text)
  return text
}

/** Does a request ask for a document? The browser's router asks for data alone, and has no scripts to read. */
const asksForDocument = ({ url }: Pick<RequestContext, 'url'>) => !url.pathname.endsWith('.data')

/**
 * Sends a part of a loader's answer with the document, beside the framework's stream, which gives every value a number
 * of its own and is written twice over.
 * @param part its text is as `scriptJson` writes it, or in pieces that come to that
 * @returns what the answer has in its place; for a data request that is `plain`
 */
export function setAside<T>(
  context: Pick<RequestContext, 'url'>,
  part: { name: string; value: object; json: Pieces; plain: () => T },
): Aside | T {
  if (!asksForDocument(context)) return part.plain()
  const mine = parts.get(context) ?? new Map<string, Pieces>()
  parts.set(context, mine)
  mine.set(part.name, part.json)
  const sent = { aside: part.name }
  noteAside(sent, part.value)
  return sent
}

/** The scripts of a document with what its loaders set aside. Nothing runs in them, so no policy has to allow them. */
export function asideScripts(context: object): Pieces {
  return [...(parts.get(context) ?? [])].flatMap(([name, json]) => [
    `<script type="application/json" id="${asideId(name)}">`,
    ...json,
    '</script>',
  ])
}
