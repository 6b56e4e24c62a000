import type { BlockOf, BlockType, TenantBundle } from '@forecourt/schemas/contract'

/** What the dealer has said once, in a block of any of its pages, the front page before the others; undefined where in none. */
export function findOwnBlock<T extends BlockType>(
  { pages }: Pick<TenantBundle, 'pages'>,
  type: T,
): BlockOf<T> | undefined {
  const [home, others] = [
    pages.filter(({ slug }) => slug === 'home'),
    pages.filter(({ slug }) => slug !== 'home'),
  ]
  return [...home, ...others]
    .flatMap(({ blocks }) => blocks)
    .find((block): block is BlockOf<T> => block.type === type)
}
