/** The slug in a site's origin, by the pattern; '' when it is not a site of ours. */
export function slugOfOrigin(pattern: string, origin: string | undefined): string {
  const [before, after] = pattern.split('{slug}')
  if (!origin || before === undefined || after === undefined) return ''
  const fits = origin.startsWith(before) && origin.endsWith(after)
  return fits ? origin.slice(before.length, origin.length - after.length) : ''
}
