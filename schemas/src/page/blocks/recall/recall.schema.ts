import { WarningOutlineIcon } from '@sanity/icons/WarningOutline'
import { defineField, defineType } from '@sanity/types'
import { richTextField } from '../../../content/rich-text.schema.ts'
import { buttonsField, lineField } from '../block-fields.schema.ts'

const STATUS_TITLES: Readonly<Record<string, string>> = {
  active: 'Active',
  planned: 'Planned',
  completed: 'Completed',
}

const year = (name: string, title: string) =>
  defineField({
    name,
    title,
    type: 'number',
    validation: (rule) => rule.integer().min(1950).max(2100).error('A year of four digits.'),
  })

/** A recall campaign with its figures. */
export const recallType = defineType({
  name: 'recall',
  icon: WarningOutlineIcon,
  title: 'Recall campaign',
  type: 'object',
  fields: [
    lineField('title', 'Title', 'Say what is recalled.'),
    defineField({
      name: 'status',
      title: 'Campaign',
      type: 'string',
      options: { list: Object.entries(STATUS_TITLES).map(([value, title]) => ({ value, title })) },
      initialValue: 'active',
    }),
    defineField({
      name: 'affected',
      title: 'Affected vehicles',
      type: 'number',
      validation: (rule) => rule.integer().min(0).error('A number of vehicles.'),
    }),
    year('yearFrom', 'Built from'),
    {
      ...year('yearTo', 'Built until'),
      validation: (rule) =>
        rule.custom((value: number | undefined, { parent }) => {
          const from = (parent as { yearFrom?: number } | undefined)?.yearFrom
          return value && from && value < from ? 'It ends before it starts.' : true
        }),
    },
    richTextField('body', 'What owners should know and do'),
    buttonsField,
  ],
  preview: {
    select: { title: 'title', status: 'status' },
    prepare: ({ title, status }) => ({ title, subtitle: `Recall: ${STATUS_TITLES[status ?? 'active']}` }),
  },
})
