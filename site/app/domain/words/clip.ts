/** A text of at most the given UTF-16 units; a surrogate pair is not split. */
export function clipText(text: string, length: number): string {
  const last = text.charCodeAt(length - 1)
  const halved = text.length > length && last >= 0xd800 && last <= 0xdbff
  return text.slice(0, halved ? length - 1 : length)
}
