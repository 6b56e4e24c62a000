import { z } from 'zod'
import { contentList, contentText } from '../../../content/content-values.zod.ts'
import { defineBlock } from '../define-block.ts'
import { PAYMENT_METHODS } from './payment-methods.ts'

const NAMES = Object.keys(PAYMENT_METHODS) as (keyof typeof PAYMENT_METHODS)[]

/** BLOCK-13: what may be paid with. */
export const paymentsBlock = defineBlock('payments', {
  projection: '{title, text, methods}',
  fields: {
    title: contentText,
    text: contentText,
    methods: contentList(z.enum(NAMES)),
  },
})
