import { ThListIcon } from '@sanity/icons/ThList'
import { defineType } from '@sanity/types'
import { blockTitleField } from '../block-fields.schema.ts'

/** The makes that the dealer sells new, by kind of vehicle. */
export const brandGridsType = defineType({
  name: 'brandGrids',
  icon: ThListIcon,
  title: 'Brands by kind',
  type: 'object',
  fields: [blockTitleField('Our brands')],
  preview: {
    select: { title: 'title' },
    prepare: ({ title }) => ({
      title: title || 'Our brands',
      subtitle: 'Makes sold new, by kind of vehicle',
    }),
  },
})
