/** A name as names are compared: lower case letters, digits and plus signs only. */
export function plainName(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9+]/g, '')
}
