import { z } from 'zod'
import * as BLOCKS from './block-shapes.ts'

/** The name of a kind of block. */
export type BlockType = keyof typeof BLOCKS
type BlockShape = (typeof BLOCKS)[BlockType]['shape']

/** Projection of a page's blocks, one conditional a kind. */
export const blocksProjection = `[]{
  "type": _type,
  "key": _key,
  ${Object.values(BLOCKS)
    .map(({ projection }) => projection)
    .join(',\n  ')}
}`

const SHAPES = Object.values(BLOCKS).map(({ shape }) => shape) as [BlockShape, ...BlockShape[]]

/** A block of a page. */
export const block = z.discriminatedUnion('type', SHAPES, { error: 'There is no such kind of block' })

/** A block of a page. */
export type Block = z.output<typeof block>
/** A block of one kind, for example `BlockOf<'hero'>`. */
export type BlockOf<T extends BlockType> = Extract<Block, { type: T }>
