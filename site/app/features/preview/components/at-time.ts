/** The address of the same page at another time of the preview (ISO UTC); null for now. */
export function atTime({ pathname, search }: { pathname: string; search: string }, instant: string | null) {
  const query = new URLSearchParams(search)
  query.set('at', instant ?? '')
  return `${pathname}?${query}`
}
