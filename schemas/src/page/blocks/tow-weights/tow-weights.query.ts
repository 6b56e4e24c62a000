import { z } from 'zod'
import { contentText, orDefault } from '../../../content/content-values.zod.ts'
import { defineBlock } from '../define-block.ts'
import { TOW_WEIGHTS, type TowWeightName } from './tow-weights.ts'

const kg = (name: TowWeightName) => orDefault(z.number().int().positive(), TOW_WEIGHTS[name].start)

/** The weights of a vehicle and its van, each against its limit. */
export const towWeightsBlock = defineBlock('towWeights', {
  projection: `{
    title, text, vehicle, van, kerbKg, loadKg, gvmKg, towingKg, ballLimitKg, gcmKg, tareKg, vanLoadKg, atmKg, ballKg,
    note
  }`,
  fields: {
    title: contentText,
    text: contentText,
    /** What is hitched to what; '' for a dual-cab ute and a caravan. */
    vehicle: contentText,
    van: contentText,
    kerbKg: kg('kerbKg'),
    loadKg: kg('loadKg'),
    gvmKg: kg('gvmKg'),
    towingKg: kg('towingKg'),
    ballLimitKg: kg('ballLimitKg'),
    gcmKg: kg('gcmKg'),
    tareKg: kg('tareKg'),
    vanLoadKg: kg('vanLoadKg'),
    atmKg: kg('atmKg'),
    ballKg: kg('ballKg'),
    note: contentText,
  },
})
