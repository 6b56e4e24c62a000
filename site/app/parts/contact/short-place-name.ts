import type { TenantBundle } from '@forecourt/schemas/contract'

/** `Parramatta` of `Quayside Parramatta`: the site is the dealer's own. */
export function shortPlaceName(
  name: string,
  { wordmark, name: dealer }: Pick<TenantBundle['tenant'], 'wordmark' | 'name'>,
): string {
  const prefix = [dealer, wordmark].find(
    (each) => each && name.toLowerCase().startsWith(`${each.toLowerCase()} `),
  )
  return prefix ? name.slice(prefix.length + 1) : name
}
