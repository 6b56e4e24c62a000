import { TextQuery } from '../text-query.ts'
import { isGroqObject } from '../values.ts'
import type { GroqFunction } from './groq-function.ts'

const lower: GroqFunction = ([text]) => (typeof text === 'string' ? text.toLowerCase() : null)
const upper: GroqFunction = ([text]) => (typeof text === 'string' ? text.toUpperCase() : null)

/** Functions of texts, Portable Text and text search. */
export const TEXTS: Record<string, GroqFunction> = {
  lower,
  upper,
  'string::lower': lower,
  'string::upper': upper,
  'string::split': ([text, separator]) =>
    typeof text === 'string' && typeof separator === 'string' ? split(text, separator) : null,
  'string::startsWith': ([text, start]) =>
    typeof text === 'string' && typeof start === 'string' ? text.startsWith(start) : null,
  'pt::text': ([value]) => plainText(value),
  'text::query': ([text]) => (typeof text === 'string' ? new TextQuery(text) : null),
}

function split(text: string, separator: string): string[] {
  if (text === '') return []
  return separator === '' ? [...text] : text.split(separator)
}

/** The plain text of a Portable Text block, or of a list of them joined by blank lines; null without any. */
function plainText(value: unknown): string | null {
  if (isGroqObject(value)) return blockText(value)
  if (!Array.isArray(value)) return null
  const blocks = value
    .flat(20)
    .map((block) => (isGroqObject(block) ? blockText(block) : null))
    .filter((text) => text !== null)
  return blocks.length > 0 ? blocks.join('\n\n') : null
}

function blockText(block: Record<string, unknown>): string | null {
  if (typeof block._type !== 'string' || !Array.isArray(block.children)) return null
  return block.children
    .map((child) =>
      isGroqObject(child) && child._type === 'span' && typeof child.text === 'string' ? child.text : '',
    )
    .join('')
}
