import { LEAD_CATEGORIES } from '@forecourt/schemas/contract'
import { ABOUT_YOU, COMMENTS, CONTACT_FIELDS, inSection, OPT_IN } from './contact-fields.ts'
import type { LeadDefinition, LeadFieldSpec } from './lead-definition.ts'
import { locationField } from './location-field.ts'

/** What the enquiry is filed under (LEAD-12, OPEN-18). */
export const categoryField = (
  initial: string,
  categories: readonly string[] = LEAD_CATEGORIES,
): LeadFieldSpec => ({
  name: 'category',
  label: 'Enquiry about',
  type: 'select',
  required: true,
  placeholder: 'Choose one',
  half: true,
  options: categories.map((value) => ({ value, label: value })),
  initial: ({ category = '' }) => (categories.some((known) => known === category) ? category : initial),
})

/** A question about anything, on the contact page. */
export const enquiry: LeadDefinition = {
  kind: 'enquiry',
  title: 'Send us a message',
  submitLabel: ({ tenant }) => tenant.flags.enquiryButton,
  category: 'General Enquiry',
  steps: [
    {
      title: 'Your enquiry',
      fields: [
        ...inSection('Your question', [categoryField('General Enquiry'), locationField('any'), COMMENTS]),
        ...inSection(ABOUT_YOU, [...CONTACT_FIELDS, OPT_IN]),
      ],
    },
  ],
}
