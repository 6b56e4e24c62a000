import { z } from 'zod'
import { contentText, orDefault } from '../../../content/content-values.zod.ts'
import { defineBlock } from '../define-block.ts'
import { FORM_KIND_TITLES } from './form-kinds.ts'

const FORM_KINDS = Object.keys(FORM_KIND_TITLES) as (keyof typeof FORM_KIND_TITLES)[]

/** A form of the site, in a page. */
export const leadFormBlock = defineBlock('leadForm', {
  projection: '{title, text, form}',
  fields: {
    /** '' for the form's own. */
    title: contentText,
    text: contentText,
    form: orDefault(z.enum(FORM_KINDS), 'enquiry'),
  },
})
