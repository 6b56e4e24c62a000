/** The value of a cookie; null for none, and for a duplicate. */
export function readCookie(header: string | null, name: string): string | null {
  const values = (header ?? '')
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part.startsWith(`${name}=`))
  return values.length === 1 ? (values[0]?.slice(name.length + 1) ?? null) : null
}
