import { plainText } from '#app/integrations/plain-text.server.ts'

/** An offer's description as plain text: the feed's sanitised one if there is one, else the editor's (OFFER-12). */
export function offerDescription(offer: { description: string; sanitizedDescription: string }): string {
  return withoutMarkup(offer.sanitizedDescription || offer.description)
}

/** Plain text with single spaces and at most one blank line. */
export function withoutMarkup(markup: string): string {
  return plainText(markup)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
