/** A text of at most so many UTF-16 units; a character that would be cut in two is left out. */
export function clipText(text: string, length: number): string {
  const last = text.charCodeAt(length - 1)
  const halved = text.length > length && last >= 0xd800 && last <= 0xdbff
  return text.slice(0, halved ? length - 1 : length)
}
