import type { PageMeta } from '#app/page/page-meta.ts'
import type { LeadFormModel } from '#app/parts/lead/form/lead-form-model.ts'

/** The prize wheel, before or after its one spin. */
export type PrizePageModel = {
  meta: PageMeta
  title: string
  terms: string
  /** The prizes in the order of the wheel's fields. */
  prizes: string[]
  /** Null once it was spun. */
  form: LeadFormModel | null
  won: { prize: string; index: number; code: string } | null
}
