import { MAX_VALUE_LENGTH } from '#app/domain/search-address/search-keys.ts'
import { clipText } from '#app/domain/words/clip.ts'
import { plainText } from '#app/integrations/plain-text.server.ts'
import { type Converter, rawText } from './conversion.ts'

/** Feeds escape markup once, twice or not at all. */
const MARKUP = { listMarker: '• ', passes: 4 }
const MAX_COMMENTS = 20_000

/**
 * An email address, a URL or an Australian telephone number, in the spellings used to evade such checks too. Each alternative
 * is anchored by a lookbehind, so that long texts are matched in linear time.
 */
const CONTACT = new RegExp(
  [
    String.raw`(?<![\w.+-])[\w.+-]{1,64}(?: ?@ ?| ?[([]at[)\]] ?)[\w-]+(?:\.| ?[([]?dot[)\]]? ?)[a-z]{2}\w*`,
    String.raw`(?<![\w.,$])(?:\+?61[ -]?\(?0?|0061[ -]?|\(?0)[2-478]\)?(?:[ ./–-]?\d){8}(?![\d,]|\.\d)`,
    String.raw`(?<![\w.,$])1[38]00(?:[ .–-]?\d){6}(?![\d,])`,
    String.raw`\bwww\.|https?:|\bwa\.me\/|(?<![\w.-])[a-z\d-]{2,63}\.(?:com|(?:net|org)\.au)\b`,
  ].join('|'),
  'i',
)

const ASCII = /^[\0-\x7f]*$/

/** Control, zero-width and bidirectional formatting characters, which would affect the text around them. */
const INVISIBLE = /[\p{Cc}\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu
const INVISIBLE_EXCEPT_NEWLINE =
  /(?!\n)[\p{Cc}\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu

/** One line of text without markup. */
export const toText: Converter<string> = (raw) => ({
  value: clipText(oneLine(rawText(raw)), MAX_VALUE_LENGTH),
})

function oneLine(raw: string): string {
  return plainText(raw, MARKUP).replace(/\s+/g, ' ').replace(INVISIBLE, '').trim()
}

/** Text of several lines: markup becomes line breaks, links become their text. */
export const toComments: Converter<string> = (raw) => {
  const value = plainText(rawText(raw).slice(0, MAX_COMMENTS), MARKUP)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(INVISIBLE_EXCEPT_NEWLINE, '')
    .trim()
  // Compatibility forms such as full-width digits count as well.
  const contact = CONTACT.exec(ASCII.test(value) ? value : value.normalize('NFKC'))?.[0]
  return contact ? { value, warning: `contact details in the comments: "${contact}"` } : { value }
}

/** A list from an array, or from text separated by pipe, semicolon, line or comma, whichever comes first in that order. */
export const toList: Converter<string[]> = (raw) => {
  const parts = Array.isArray(raw) ? raw.map(rawText) : splitList(rawText(raw))
  const cleaned = parts.map(oneLine)
  return {
    value: [...new Set(cleaned.filter((part) => part !== ''))].map((part) =>
      clipText(part, MAX_VALUE_LENGTH),
    ),
  }
}

function splitList(text: string): string[] {
  const separator = ['|', ';', '\n', ','].find((each) => text.includes(each))
  return separator === undefined ? [text] : text.split(separator)
}
