import { cropBounds } from './crop.ts'
import type { MatchedText } from './text-matches.ts'

export interface FormatOptions {
  highlight: boolean
  /** Number of words of the crop; null for the whole text. */
  crop: number | null
}

export interface FormatMarks {
  preTag: string
  postTag: string
  cropMarker: string
}

/** A text with highlighted matches, cropped around them. */
export function formatText(
  matched: MatchedText,
  { highlight, crop }: FormatOptions,
  marks: FormatMarks,
): string {
  const { text, tokens, matches } = matched
  const [from, to] = crop !== null && crop > 0 ? cropBounds(matched, crop) : [0, text.length]
  let formatted = from > 0 ? marks.cropMarker : ''
  let at = from
  for (const { firstToken, lastToken, charCount } of highlight ? matches : []) {
    const start = Math.max(tokens[firstToken]!.start, from)
    const end = Math.min(tokens[lastToken]!.end, to)
    if (tokens[lastToken]!.end < from || tokens[firstToken]!.start > to) continue
    const marked = [...text.slice(start, end)].slice(0, charCount).join('')
    formatted += text.slice(at, Math.max(at, start)) + marks.preTag + marked + marks.postTag
    formatted += text.slice(start + marked.length, end)
    at = end
  }
  return formatted + text.slice(at, to) + (to < text.length ? marks.cropMarker : '')
}
