import sanitizeHtml from 'sanitize-html'

export type PlainTextOptions = {
  /** Text in front of list items. */
  listMarker?: string
  /** Passes of unescaping: feeds escape markup once, twice or not at all. */
  passes?: number
}

/** Tags without attributes whose content is text: nearly all in dealers' texts, and faster to remove than to parse. */
const PLAIN_TAGS = /<\/?(?:p|div|span|b|i|u|em|strong|small|big|ul|ol|li|br|h[1-6]|font|center)\s*\/?>/gi
const CLEAN = {
  allowedTags: [],
  allowedAttributes: {},
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'iframe', 'object', 'template'],
}
const NUMERIC_REFERENCE = /&#(?:x([\da-f]+)|(\d+));/gi
const MAX_CODE_POINT = 0x10ffff

/** Text without markup; ends of paragraphs, breaks and starts of lists become line breaks. The result is text, not safe HTML. */
export function plainText(markup: string, { listMarker = '', passes = 1 }: PlainTextOptions = {}): string {
  let result = markup
  for (let pass = 0; pass < passes && /[<&]/.test(result); pass += 1) {
    const lined = result
      .replace(/<(?:br|\/p|\/div|\/li|\/h[1-6])\b[^>]*>/gi, '\n')
      .replace(/\n?<[uo]l\b[^>]*>/gi, '\n')
      .replace(/<li\b[^>]*>/gi, listMarker)
    const stripped = lined.replace(PLAIN_TAGS, '')
    // Fast path for imports: no character is left that could start a tag or an entity.
    if (!/[<&]/.test(stripped)) return stripped
    const next = unescapeText(sanitizeHtml(lined.replace(NUMERIC_REFERENCE, keepInvalid), CLEAN))
    if (next === result) break
    result = next
  }
  return result
}

/** The parser would turn references beyond Unicode into replacement characters. */
function keepInvalid(reference: string, hex: string | undefined, decimal: string | undefined): string {
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
  return code > 0 && code <= MAX_CODE_POINT ? reference : reference.replace('&', '&amp;')
}

// sanitize-html decodes all entities and escapes these four.
function unescapeText(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}
