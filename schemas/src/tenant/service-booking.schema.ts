import { defineArrayMember, defineField } from '@sanity/types'
import { isFrameAddress } from './frame-address.ts'

type Booking = { way?: string; url?: string; xtimeUrl?: string }

const NO_FRAME = 'Write the whole address of a page, beginning with https://.'

const isWay = (parent: unknown, ...ways: string[]) =>
  ways.includes((parent as Booking | undefined)?.way ?? 'steps')

const wordList = (name: string, title: string, description: string) =>
  defineField({
    name,
    title,
    type: 'array',
    of: [
      defineArrayMember({
        type: 'string',
        validation: (rule) => rule.required().error('Write a few words.'),
      }),
    ],
    description,
    validation: (rule) => rule.unique().error('Each can be listed once.'),
  })

const tab = defineArrayMember({
  type: 'object',
  name: 'serviceTab',
  title: 'Tab',
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      validation: (rule) => rule.required().error('Give the tab a name.'),
    }),
    defineField({
      name: 'url',
      title: 'Page shown in it',
      type: 'string',
      description: 'The provider’s booking page, beginning with https://. Empty: our own booking form.',
      validation: (rule) => rule.custom((url) => !url || isFrameAddress(url) || NO_FRAME),
    }),
  ],
  preview: {
    select: { title: 'name', url: 'url' },
    prepare: ({ title, url }) => ({ title, subtitle: url || 'Our own form' }),
  },
})

const way = defineField({
  name: 'way',
  title: 'People book',
  type: 'string',
  initialValue: 'steps',
  options: {
    layout: 'radio',
    list: [
      { value: 'steps', title: 'with our form, step by step' },
      { value: 'frame', title: 'with a provider’s page, shown inside /service' },
      { value: 'tabs', title: 'by tabs, each with a form or a provider’s page' },
      { value: 'elsewhere', title: 'on a provider’s page: /service leads straight there' },
    ],
  },
})

const order = defineField({
  name: 'order',
  title: 'First step of the form',
  type: 'string',
  initialValue: 'contact-first',
  options: {
    layout: 'radio',
    list: [
      { value: 'contact-first', title: 'contact details, then vehicle, then order' },
      { value: 'rego-first', title: 'the vehicle, by its registration alone; then contact, then order' },
    ],
  },
})

const url = defineField({
  name: 'url',
  title: 'The provider’s page',
  type: 'string',
  description:
    'Starts with https://. Only this site can show in the frame. Empty: the “Service booking elsewhere” address.',
  hidden: ({ parent }) => !isWay(parent, 'frame', 'elsewhere'),
  validation: (rule) =>
    rule.custom((value, context) => {
      if (value) return isFrameAddress(value) || NO_FRAME
      const fallback = (context.document as Booking | undefined)?.xtimeUrl ?? ''
      return (
        !isWay(context.parent, 'frame', 'elsewhere') ||
        isFrameAddress(fallback) ||
        'Write the address of the provider’s page; until then people see our own form.'
      )
    }),
})

const tabs = defineField({
  name: 'tabs',
  title: 'Tabs',
  type: 'array',
  of: [tab],
  description: 'The first is open unless an address names another: /service?tab=name.',
  hidden: ({ parent }) => !isWay(parent, 'tabs'),
  validation: (rule) =>
    rule.custom((list, context) => {
      const names = ((list ?? []) as { name?: string }[]).map(({ name }) => name?.trim().toLowerCase())
      if (new Set(names).size < names.length) return 'Two tabs have the same name.'
      return !isWay(context.parent, 'tabs') || names.length > 0 || 'Add at least one tab.'
    }),
})

/** SVC-01 to SVC-08, VAR-17: how this site takes bookings for service. */
export const serviceBookingField = defineField({
  name: 'serviceBooking',
  title: 'Service booking',
  type: 'object',
  options: { collapsible: true, collapsed: true },
  fields: [
    way,
    order,
    url,
    tabs,
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      description: 'Empty: “Book Your Service at” and the name of the site.',
    }),
    wordList('types', 'Kinds of service', 'To choose from; with any, one must be chosen. Empty: not asked.'),
    wordList(
      'intervals',
      'Service intervals',
      'To choose from, for example 10,000 km. Empty: people type it.',
    ),
    defineField({
      name: 'intervalRequired',
      title: 'The service interval must be given',
      type: 'boolean',
      initialValue: false,
    }),
  ],
})
