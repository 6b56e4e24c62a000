import { ThListIcon } from '@sanity/icons/ThList'
import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { hrefField } from '../../../content/fields.schema.ts'
import { imageField } from '../../../content/image.schema.ts'
import { blockTitleField, lineField } from '../block-fields.schema.ts'

const company = defineArrayMember({
  type: 'object',
  name: 'groupBrand',
  title: 'Group brand',
  fields: [
    lineField('name', 'Name', 'Give the brand its name.'),
    lineField('text', 'One line below'),
    hrefField({ name: 'href', title: 'Leads to', required: true }),
    imageField({
      name: 'logo',
      title: 'Logo',
      description: 'Without one the name is set in type.',
      uses: ['brandLogo'],
    }),
  ],
  preview: { select: { title: 'name', subtitle: 'text', media: 'logo' } },
})

const makeLine = defineArrayMember({
  type: 'object',
  name: 'brandLine',
  title: 'Make',
  fields: [
    defineField({
      name: 'make',
      title: 'Make',
      type: 'reference',
      to: [{ type: 'manufacturer' }],
      options: { disableNew: true },
      validation: (rule) => rule.required().error('Choose the make.'),
    }),
    lineField('text', 'What it’s good for'),
  ],
  preview: { select: { title: 'make.name', subtitle: 'text' } },
})

const isStock = (parent: unknown) => (parent as { layout?: string } | undefined)?.layout === 'stock'

/** The makes that the dealer sells new, by kind of vehicle, and the group's own brands. */
export const brandGridsType = defineType({
  name: 'brandGrids',
  icon: ThListIcon,
  title: 'Brands by kind',
  type: 'object',
  fields: [
    blockTitleField('Our brands'),
    defineField({
      name: 'layout',
      title: 'Layout',
      type: 'string',
      options: {
        list: [
          { value: 'logos', title: 'Logos side by side' },
          { value: 'stock', title: 'A line each, with what’s in stock' },
        ],
        layout: 'radio',
        direction: 'horizontal',
      },
      initialValue: 'logos',
    }),
    defineField({
      name: 'lines',
      title: 'What each make is good for',
      type: 'array',
      of: [makeLine],
      description: 'A make without a line shows its stock alone.',
      hidden: ({ parent }) => !isStock(parent),
    }),
    defineField({
      name: 'companies',
      title: 'Group brands',
      type: 'array',
      of: [company],
      description: 'Companies of the group. The makes above them come from the makes this site sells new.',
    }),
  ],
  preview: {
    select: { title: 'title' },
    prepare: ({ title }) => ({
      title: title || 'Our brands',
      subtitle: 'Makes sold new, by kind of vehicle',
    }),
  },
})
