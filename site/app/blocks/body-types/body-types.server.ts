import type { BlockOf } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { type BodyTile, finderOverview } from '#app/parts/search-box/finder.server.ts'

/** The most common bodies of the stock. */
export type BodyTypesModel = { title: string; bodies: BodyTile[] }

/** SRCH-32: the most common bodies of the stock; null without any, or while the stock does not answer. */
export async function bodyTypesModel(
  { title }: BlockOf<'bodyTypes'>,
  dealer: DealerContext,
): Promise<BodyTypesModel | null> {
  const overview = await finderOverview(dealer)
  if (!overview || overview.bodies.length === 0) return null
  return { title: title || overview.bodiesTitle, bodies: overview.bodies }
}
