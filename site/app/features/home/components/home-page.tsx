import { BlockList } from '#app/blocks/block-list.tsx'
import type { HomeModel } from '../queries.server.ts'

/** The front page of a dealer: its blocks in their order. */
export function HomePage({ home: { blocks, lead } }: { home: Omit<HomeModel, 'meta'> }) {
  return <BlockList blocks={blocks} lead={lead} />
}
