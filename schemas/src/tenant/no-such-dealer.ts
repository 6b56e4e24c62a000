const MOST_NAMED = 12

/** That there is no dealer of that name, and which there are: the first dozen, those that begin alike before the others. */
export function describeNoSuchDealer(slug: string, known: readonly string[]): string {
  const near = known.toSorted((one, other) => countAlike(other, slug) - countAlike(one, slug))
  const named = near.slice(0, MOST_NAMED).join(', ') || 'none'
  const more = known.length > MOST_NAMED ? ` and ${known.length - MOST_NAMED} more` : ''
  return `There is no dealer “${slug}”. Dealers: ${named}${more}.`
}

/** Letters that two names begin with alike. */
function countAlike(one: string, other: string): number {
  let count = 0
  while (count < one.length && one[count] === other[count]) count += 1
  return count
}
