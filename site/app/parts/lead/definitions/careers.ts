import { CONTACT_FIELDS } from './contact-fields.ts'
import type { LeadDefinition } from './lead-definition.ts'
import { locationField } from './location-field.ts'

/** A job enquiry; delivered as a general enquiry (LEAD-08). */
export const careers: LeadDefinition = {
  kind: 'careers',
  title: 'Work with us',
  submitLabel: 'Send application',
  category: 'Careers Enquiry',
  eventKind: 'careers',
  steps: [
    {
      title: 'Your details',
      fields: [
        ...CONTACT_FIELDS,
        {
          name: 'position',
          label: 'Position',
          type: 'string',
          half: true,
          initial: ({ position = '' }) => position,
        },
        locationField('any'),
        {
          name: 'cv',
          label: 'CV',
          type: 'file',
          hint: ({ tenant: { leads } }) =>
            [
              'PDF, Word or a photo of it, up to 5 MB.',
              leads.keepMonths === null
                ? ''
                : `Deleted with your application after ${leads.keepMonths === 1 ? 'a month' : `${leads.keepMonths} months`}.`,
            ]
              .filter(Boolean)
              .join(' '),
        },
        {
          name: 'message',
          label: 'Comments',
          type: 'textarea',
          required: ({ tenant }) => tenant.flags.enquiryComments,
          hint: 'What you do now, and what you would like to do here.',
        },
      ],
    },
  ],
}
