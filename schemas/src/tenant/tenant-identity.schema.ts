import { defineArrayMember, defineField } from '@sanity/types'
import { hrefField, slugField } from '../content/fields.schema.ts'
import { isTimeZone } from '../time/wall-clock.ts'
import { dealershipsAreFree, hostsAreFree, slugStays } from './unique-claims.schema.ts'

const dealership = defineArrayMember({
  type: 'object',
  name: 'dealership',
  title: 'Dealership',
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      validation: (rule) => rule.required().error('Give the dealership its name.'),
    }),
    defineField({
      name: 'slug',
      title: 'As the stock calls it',
      type: 'slug',
      description: 'The short name that the stock gives its cars, for example smith-parramatta.',
      options: {
        source: (_document, context) => String((context.parent as { name?: string }).name ?? ''),
        // Unique among all dealers by the rule of the list.
        isUnique: () => true,
        disableArrayWarning: true,
      },
      validation: (rule) => rule.required().error('Without it no cars are found.'),
    }),
    defineField({
      name: 'id',
      title: 'Id in the stock',
      type: 'string',
      description: 'The dealership’s number in the stock, if it has one. No other site can have it.',
    }),
  ],
  preview: { select: { title: 'name' } },
})

const website = defineArrayMember({
  type: 'object',
  name: 'dealershipWebsite',
  title: 'Make',
  fields: [
    defineField({
      name: 'make',
      title: 'Make',
      type: 'reference',
      to: [{ type: 'manufacturer' }],
      validation: (rule) => rule.required().error('Choose the make.'),
    }),
    hrefField({ name: 'url', title: 'Website of its own', outside: true }),
  ],
  preview: { select: { title: 'make.name', subtitle: 'url' } },
})

/** Who the dealer is. */
export const identityFields = [
  defineField({
    name: 'name',
    title: 'Name in lists',
    type: 'string',
    description: 'What the platform’s staff call the dealer. Shoppers read the name in the site settings.',
    validation: (rule) => rule.required().error('Give the site its name.'),
  }),
  slugField(
    'name',
    'The name of the site in addresses, in the stock and in roles. It cannot change once it is published.',
    slugStays,
  ),
  defineField({
    name: 'hosts',
    title: 'Host names',
    type: 'array',
    of: [defineArrayMember({ type: 'string' })],
    description: 'Domains that open this site, for example www.dealer.example.',
    validation: (rule) => rule.unique().custom(hostsAreFree),
  }),
  defineField({
    name: 'retiredAt',
    title: 'Retired since',
    type: 'datetime',
    description: 'Its addresses are out of use. Sites retires a dealer and opens it again.',
    readOnly: true,
    hidden: ({ value }) => !value,
  }),
  defineField({
    name: 'timeZone',
    title: 'Time zone',
    type: 'string',
    initialValue: 'Australia/Brisbane',
    validation: (rule) =>
      rule.custom((zone) => !zone || isTimeZone(zone) || 'Not a time zone, for example Australia/Sydney.'),
  }),
  defineField({
    name: 'manufacturer',
    title: 'Make',
    type: 'reference',
    to: [{ type: 'manufacturer' }],
    description: 'Only for a dealer of one make.',
  }),
  defineField({
    name: 'dealerships',
    title: 'Dealerships',
    type: 'array',
    of: [dealership],
    description: 'The site shows the cars of these and of no other.',
    validation: (rule) => [
      rule.required().min(1).error('Without a dealership the site has no cars.'),
      rule.custom(dealershipsAreFree),
    ],
  }),
  defineField({
    name: 'dealershipWebsites',
    title: 'Makes sold new',
    type: 'array',
    of: [website],
    description: 'Their models stand in the menus.',
  }),
].map((field) => ({ ...field, group: 'site' }))
