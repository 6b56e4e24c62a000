import { CaseIcon } from '@sanity/icons/Case'
import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { blockTitleField, lineField, paragraphField } from '../block-fields.schema.ts'
import { locationOfSite } from '../locations/locations.schema.ts'
import { ROLE_KIND_TITLES, type RoleKind } from './role-kinds.ts'

const role = defineArrayMember({
  type: 'object',
  name: 'openRole',
  title: 'Role',
  fields: [
    {
      ...lineField('title', 'Role', 'Say what the role is called.'),
      description: 'For example Service technician. The application begins with it.',
    },
    defineField({
      ...locationOfSite,
      title: 'Where',
      description: 'Empty: at any of your locations. The application begins with it.',
    }),
    defineField({
      name: 'kind',
      title: 'Employment',
      type: 'string',
      options: { list: Object.entries(ROLE_KIND_TITLES).map(([value, title]) => ({ value, title })) },
      initialValue: 'full_time',
    }),
    defineField({
      ...lineField('pay', 'Pay'),
      description: 'As it is shown, for example $38 to $44 an hour, plus super. Empty: not said.',
    }),
    paragraphField('text', 'What the job is', 3),
    defineField({
      name: 'points',
      title: 'What you bring',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      validation: (rule) => rule.max(8).error('Eight lines at the most.'),
    }),
    defineField({
      name: 'posted',
      title: 'Advertised since',
      type: 'date',
      description: 'Search engines list a role only with its date, a location and what the job is.',
    }),
    defineField({
      name: 'closes',
      title: 'Last day to apply',
      type: 'date',
      description: 'The role leaves the page after it. Empty: it stays.',
      validation: (rule) =>
        rule.custom((value: string | undefined, { parent }) => {
          const posted = (parent as { posted?: string } | undefined)?.posted
          return value && posted && value < posted ? 'It closes before it is advertised.' : true
        }),
    }),
  ],
  preview: {
    select: { title: 'title', kind: 'kind', place: 'location.name' },
    prepare: ({ title, kind, place }) => ({
      title,
      subtitle: [place, ROLE_KIND_TITLES[(kind ?? 'full_time') as RoleKind]].filter(Boolean).join(' · '),
    }),
  },
})

/** Open roles of the dealer. */
export const rolesType = defineType({
  name: 'roles',
  icon: CaseIcon,
  title: 'Open roles',
  type: 'object',
  fields: [
    blockTitleField('Open roles'),
    paragraphField('text', 'Text', 2),
    defineField({
      name: 'roles',
      title: 'Roles',
      type: 'array',
      of: [role],
      description: 'On the page /careers the application follows them.',
    }),
    defineField({
      ...paragraphField('none', 'While no role is open', 2),
      placeholder: 'No open roles right now. Send us your CV anyway.',
    }),
  ],
  preview: {
    select: { title: 'title', first: 'roles.0.title' },
    prepare: ({ title, first }) => ({ title: title || 'Open roles', subtitle: first || 'No role yet' }),
  },
})
