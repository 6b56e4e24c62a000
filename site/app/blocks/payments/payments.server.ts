import { type BlockOf, PAYMENT_METHODS } from '@forecourt/schemas/contract'

/** What may be paid with. */
export type PaymentsModel = { title: string; text: string; methods: string[] }

/** BLOCK-13: what may be paid with; null for nothing. */
export function paymentsModel({ title, text, methods }: BlockOf<'payments'>): PaymentsModel | null {
  return methods.length > 0
    ? { title, text, methods: methods.map((method) => PAYMENT_METHODS[method]) }
    : null
}
