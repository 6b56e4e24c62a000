const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/**
 * An offer's description as plain text: the feed's cleaned one when it is there, else the editor's, in both cases
 * without markup (OFFER-12). Paragraphs and breaks become line breaks.
 */
export function offerDescription(offer: { description: string; sanitizedDescription: string }): string {
  return plainText(offer.sanitizedDescription || offer.description)
}

/** Text without its markup; scripts and styles go with what they hold, entities become their characters. */
export function plainText(markup: string): string {
  return markup
    .replace(/<(script|style|iframe|object|template)\b[\s\S]*?(<\/\1\s*>|$)/gi, '')
    .replace(/<!--[\s\S]*?(-->|$)/g, '')
    .replace(/<br\s*\/?>|<\/(p|div|li|h\d)\s*>/gi, '\n')
    .replace(/<\/?[a-z][^>]*>?/gi, '')
    .replace(/&(#x?[0-9a-f]+|[a-z]+);/gi, (entity, name: string) => decodeEntity(name) ?? entity)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function decodeEntity(name: string): string | null {
  if (!name.startsWith('#')) return NAMED[name.toLowerCase()] ?? null
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return Number.isInteger(code) && code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : null
}
