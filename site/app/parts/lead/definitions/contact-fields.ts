import type { LeadFieldSpec } from './lead-definition.ts'

/** Who asks: the fields of LEAD-10, in their order. */
export const CONTACT_FIELDS: readonly LeadFieldSpec[] = [
  {
    name: 'name',
    label: 'First Name',
    type: 'string',
    required: true,
    maxLength: 80,
    autoComplete: 'given-name',
    half: true,
  },
  {
    name: 'last_name',
    label: 'Last Name',
    type: 'string',
    maxLength: 80,
    autoComplete: 'family-name',
    half: true,
  },
  { name: 'email', label: 'Email', type: 'email', required: true, autoComplete: 'email', half: true },
  { name: 'phone', label: 'Mobile', type: 'phone', autoComplete: 'tel', half: true },
  {
    name: 'postcode',
    label: 'Postcode',
    type: 'postcode',
    // LEAD-16: one site asks for it.
    required: ({ tenant }) => tenant.flags.enquiryPostcode,
    autoComplete: 'postal-code',
    half: true,
  },
]

/** Fields as a numbered section of their form. */
export const inSection = (section: string, fields: readonly LeadFieldSpec[]): LeadFieldSpec[] =>
  fields.map((field) => ({ ...field, section }))

/** Who asks, as the last section: by then a shopper has said what it is about. */
export const ABOUT_YOU = 'About you'

/** 'Comments', which a site's flag may leave to the shopper (LEAD-11). */
export const COMMENTS: LeadFieldSpec = {
  name: 'message',
  label: 'Comments',
  type: 'textarea',
  required: ({ tenant }) => tenant.flags.enquiryComments,
  initial: ({ about = '', wanted }) => about || (wanted ? `I would like to order a new ${wanted}.` : ''),
}

/** Asks to hear more; on until it is taken off, where the dealer has it so (LEAD-14). */
export const OPT_IN: LeadFieldSpec = {
  name: 'opt_in',
  label: ({ tenant }) => `Send me news and offers from ${tenant.name}`,
  type: 'checkbox',
  initial: ({ tenant }) => (tenant.flags.newsTicked ? 'on' : ''),
}
