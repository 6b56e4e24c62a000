import { z } from 'zod'
import { contentList, contentText } from '../../../content/content-values.zod.ts'
import { PAYMENT_METHODS } from './payment-methods.ts'

export const paymentsBlockProjection = `_type == "payments" => {title, text, methods}`

const NAMES = Object.keys(PAYMENT_METHODS) as (keyof typeof PAYMENT_METHODS)[]

/** BLOCK-13: what may be paid with. */
export const paymentsBlock = z.object({
  type: z.literal('payments'),
  key: z.string(),
  title: contentText,
  text: contentText,
  methods: contentList(z.enum(NAMES)),
})
