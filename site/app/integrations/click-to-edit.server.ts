// Sources of texts and pictures in previews, for click-to-edit: https://www.sanity.io/docs/visual-editing
import { isShownText } from '@forecourt/schemas/click-to-edit'
import type { ContentSourceMap, StegaConfig } from '@sanity/client'
import { jsonPathToStudioPath, resolveEditInfo } from '@sanity/client/csm'
import { createDataAttribute } from '@sanity/visual-editing/create-data-attribute'

/** Encodes the source in texts that are shown as written, in invisible characters (stega), and in no others. */
export function shownTextStega(studioUrl: string): StegaConfig {
  return {
    enabled: true,
    studioUrl,
    filter: ({ sourceDocument, sourcePath }) => isShownText(sourceDocument._type, sourcePath),
  }
}

/** An answer in which every `edit` is the overlay's attribute for the field that it was read from. */
export function withEditAttributes(answer: unknown, map: ContentSourceMap, studioUrl: string): unknown {
  const visit = (value: unknown, path: (string | number)[]): unknown => {
    if (Array.isArray(value)) return value.map((item, index) => visit(item, [...path, index]))
    if (typeof value !== 'object' || value === null) return value
    const fields = Object.entries(value).map(([name, field]) => {
      const at = [...path, name]
      return [name, name === 'edit' ? editAttribute(map, at, studioUrl) : visit(field, at)]
    })
    return Object.fromEntries(fields)
  }
  return visit(answer, [])
}

function editAttribute(
  resultSourceMap: ContentSourceMap,
  resultPath: (string | number)[],
  studioUrl: string,
): string | undefined {
  const info = resolveEditInfo({ resultSourceMap, resultPath, studioUrl })
  if (info === undefined || typeof info.path === 'string') return undefined
  const { baseUrl, id, type } = info
  const path = jsonPathToStudioPath(info.path)
  // For a picture the reference in its field was read.
  const field = path.at(-1) === '_ref' ? path.slice(0, -2) : path
  return createDataAttribute({ baseUrl, id, type, path: field }).toString()
}
