import { CONTACT_FIELDS, OPT_IN } from './contact-fields.ts'
import type { LeadDefinition } from './lead-definition.ts'

/** A spin of the prize wheel (OPEN-74); its page adds the prize that was drawn. */
export const prizeWheel: LeadDefinition = {
  kind: 'prize_wheel',
  title: 'Your details',
  submitLabel: 'Spin the wheel',
  category: 'General Enquiry',
  subcategory: 'Spin to win',
  journey: { from: 0, instead: 'The wheel is spun on its own page.' },
  offered: ({ tenant }) => tenant.prizeWheel.prizes.length >= 2,
  steps: [
    {
      title: 'Your details',
      fields: [
        // A number spins once, so it has to be known.
        ...CONTACT_FIELDS.map((field) => (field.name === 'phone' ? { ...field, required: true } : field)),
        OPT_IN,
      ],
    },
  ],
}
