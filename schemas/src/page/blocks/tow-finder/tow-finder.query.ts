import { z } from 'zod'
import { contentText, orDefault } from '../../../content/content-values.zod.ts'
import { defineBlock } from '../define-block.ts'
import { EMPTY_VAN_KG, VAN_LOAD_KG } from './van-weights.ts'

const within = ({ min, max, start }: typeof EMPTY_VAN_KG) =>
  orDefault(z.number().int().min(min).max(max), start)

/** Which vehicles of the stock tow a van of so much; the figures are the stock's. */
export const towFinderBlock = defineBlock('towFinder', {
  projection: '{title, text, emptyKg, loadKg, note}',
  fields: {
    title: contentText,
    text: contentText,
    /** What the van weighs empty, and what is loaded, at the start: kilograms. */
    emptyKg: within(EMPTY_VAN_KG),
    loadKg: within(VAN_LOAD_KG),
    note: contentText,
  },
})
