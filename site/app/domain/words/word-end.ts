/** Where a text is cut so that it has at most `length` characters and no broken word; `length` in one endless word. */
export function wordEnd(text: string, length: number): number {
  if (text.length <= length) return text.length
  const space = text.lastIndexOf(' ', length)
  return space > 0 ? space : length
}
