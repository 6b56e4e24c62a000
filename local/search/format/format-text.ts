import { cropBounds } from './crop.ts'
import type { MatchedText } from './text-matches.ts'

export interface FormatOptions {
  highlight: boolean
  /** Number of words of the crop; null for the whole text. */
  crop: number | null
}

export interface HighlightTags {
  preTag: string
  postTag: string
  cropMarker: string
}

/** A text with highlighted matches, cropped around them. */
export function formatText(
  matched: MatchedText,
  { highlight, crop }: FormatOptions,
  tags: HighlightTags,
): string {
  const { text, tokens, matches } = matched
  const [from, to] = crop !== null && crop > 0 ? cropBounds(matched, crop) : [0, text.length]
  let formatted = from > 0 ? tags.cropMarker : ''
  let at = from
  for (const { firstToken, lastToken, charCount } of highlight ? matches : []) {
    const start = Math.max(tokens[firstToken]!.start, from)
    const end = Math.min(tokens[lastToken]!.end, to)
    if (tokens[lastToken]!.end < from || tokens[firstToken]!.start > to) continue
    const highlighted = [...text.slice(start, end)].slice(0, charCount).join('')
    formatted += text.slice(at, Math.max(at, start)) + tags.preTag + highlighted + tags.postTag
    formatted += text.slice(start + highlighted.length, end)
    at = end
  }
  return formatted + text.slice(at, to) + (to < text.length ? tags.cropMarker : '')
}
