import { ComposeIcon } from '@sanity/icons/Compose'
import { defineField, defineType } from '@sanity/types'
import { blockTitleField, paragraphField } from '../block-fields.schema.ts'
import { FORM_KIND_TITLES } from './form-kinds.ts'

/** A form of the site, in a page. */
export const leadFormType = defineType({
  name: 'leadForm',
  icon: ComposeIcon,
  title: 'Form',
  type: 'object',
  fields: [
    defineField({
      name: 'form',
      title: 'Which form',
      type: 'string',
      options: { list: Object.entries(FORM_KIND_TITLES).map(([value, title]) => ({ value, title })) },
      initialValue: 'enquiry',
    }),
    blockTitleField(),
    paragraphField('text', 'Text beside it'),
  ],
  preview: {
    select: { title: 'title', form: 'form' },
    prepare: ({ title, form }) => {
      const kind = FORM_KIND_TITLES[(form ?? 'enquiry') as keyof typeof FORM_KIND_TITLES]
      return { title: title || kind, subtitle: `Form: ${kind}` }
    },
  },
})
