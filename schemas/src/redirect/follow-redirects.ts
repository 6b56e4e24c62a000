/** A redirect as far as following it goes. */
type Step = { from: string; to: string; permanent: boolean }

/** Where a path leads in the end, and by which redirects; `loop` when it comes back to one it was at. */
export type FollowedPath<T extends Step> = { to: string; permanent: boolean; steps: T[]; loop: boolean }

/** A path without the slash at its end, and without what follows a path; for comparing. */
export function comparePath(address: string): string {
  return address
    .trim()
    .toLowerCase()
    .replace(/[?#].*$/, '')
    .replace(/(?<=.)\/+$/, '')
}

/**
 * Follows the redirects of a site from a path to where they end, so that a visitor is sent there at once. Permanent
 * only if each of them is. Null without a redirect from there.
 */
export function followRedirects<T extends Step>(
  path: string,
  redirects: readonly T[],
): FollowedPath<T> | null {
  const byPath = new Map(redirects.map((redirect) => [comparePath(redirect.from), redirect]))
  const steps: T[] = []
  const seen = new Set<string>()
  for (let here = comparePath(path); ; ) {
    const next = byPath.get(here)
    if (!next || seen.has(here)) {
      const last = steps.at(-1)
      if (!last) return null
      return {
        to: last.to,
        permanent: steps.every(({ permanent }) => permanent),
        steps,
        loop: seen.has(here),
      }
    }
    seen.add(here)
    steps.push(next)
    here = comparePath(next.to)
  }
}

/** What is wrong with a redirect among the others of its site; null for nothing. */
export function findRedirectProblem(
  { from, to }: Pick<Step, 'from' | 'to'>,
  others: readonly Step[],
): { level: 'error' | 'warning'; text: string } | null {
  const taken = others.some((other) => comparePath(other.from) === comparePath(from))
  if (taken) return { level: 'error', text: `Another redirect leads away from ${from}.` }
  const followed = followRedirects(from, [...others, { from, to, permanent: true }])
  if (followed?.loop)
    return { level: 'error', text: 'It leads back to where it began: visitors would go in circles.' }
  if (followed && followed.steps.length > 1)
    return {
      level: 'warning',
      text: `It leads on to ${followed.to} by another redirect. Name that address here.`,
    }
  return null
}
