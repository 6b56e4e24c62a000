import { z } from 'zod'
import { contentText, orDefault } from '../../../content/content-values.zod.ts'
import { FORM_KIND_TITLES } from './form-kinds.ts'

export const leadFormBlockProjection = `_type == "leadForm" => {title, text, form}`

const FORM_KINDS = Object.keys(FORM_KIND_TITLES) as (keyof typeof FORM_KIND_TITLES)[]

/** A form of the site, in a page. */
export const leadFormBlock = z.object({
  type: z.literal('leadForm'),
  key: z.string(),
  /** '' for the form's own. */
  title: contentText,
  text: contentText,
  form: orDefault(z.enum(FORM_KINDS), 'enquiry'),
})
