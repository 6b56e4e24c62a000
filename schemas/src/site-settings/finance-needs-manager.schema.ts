import { defineField } from '@sanity/types'

/** Whether editors ask before an offer of a loan is published; the roles' grants read it. */
export const financeNeedsManagerField = defineField({
  name: 'financeNeedsManager',
  title: 'Finance offers need a manager',
  type: 'boolean',
  group: 'cars',
  description:
    'Editors write them and ask; a manager looks and approves. Until then they don’t start. Off: editors publish them.',
})
