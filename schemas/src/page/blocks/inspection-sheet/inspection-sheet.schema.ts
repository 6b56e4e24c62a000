import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { imageField } from '../../../content/image.schema.ts'
import { blockTitleField, lineField, paragraphField } from '../block-fields.schema.ts'
import { listPoints } from './list-points.ts'

const END_TITLES: Readonly<Record<string, string>> = { left: 'Left as it is', fixed: 'Fixed before sale' }

const group = defineArrayMember({
  type: 'object',
  name: 'inspectionGroup',
  title: 'Group',
  fields: [
    lineField('title', 'Group', 'Give the group a name.'),
    {
      ...paragraphField('points', 'Points', 10),
      description: 'A line each.',
      validation: (rule) => rule.required().error('Write at least one point.'),
    },
  ],
  preview: {
    select: { title: 'title', points: 'points' },
    prepare: ({ title, points }) => ({ title, subtitle: `${listPoints(points ?? '').length} points` }),
  },
})

const finding = defineArrayMember({
  type: 'object',
  name: 'inspectionFinding',
  title: 'Finding',
  fields: [
    {
      ...lineField('point', 'Point'),
      description: 'As it is written in its group.',
      validation: (rule) =>
        rule.custom((value: string | undefined, { path, document }) => {
          if (!value) return 'Say which point it is about.'
          const names = listNames(document, path)
          return names.length === 0 || names.includes(value.trim()) || 'None of the groups has this point.'
        }),
    },
    paragraphField('text', 'What was found', 2),
    defineField({
      name: 'end',
      title: 'Then',
      type: 'string',
      options: {
        list: Object.entries(END_TITLES).map(([value, title]) => ({ value, title })),
        layout: 'radio',
        direction: 'horizontal',
      },
      initialValue: 'left',
    }),
    { ...lineField('cost', 'What that cost you'), description: 'As it is shown: $318.' },
    imageField({ name: 'image', title: 'Photo', uses: ['tile'] }),
  ],
  preview: {
    select: { title: 'point', text: 'text', end: 'end', media: 'image' },
    prepare: ({ title, text, end, media }) => ({
      title,
      media,
      subtitle: [END_TITLES[end ?? 'left'], text].filter(Boolean).join(': '),
    }),
  },
})

type Sheet = { _key: string; groups?: { points?: string }[] }

/** The points of the sheet whose finding is at a path of its page. */
function listNames(document: unknown, path: readonly unknown[] | undefined): string[] {
  const [, at] = path ?? []
  const key = (at as { _key?: string } | undefined)?._key
  const blocks = (document as { blocks?: Sheet[] } | undefined)?.blocks ?? []
  const sheet = blocks.find(({ _key }) => _key === key)
  return (sheet?.groups ?? []).flatMap(({ points }) => listPoints(points ?? ''))
}

/** A sheet of an inspection: all of its points, and what was found. */
export const inspectionSheetType = defineType({
  name: 'inspectionSheet',
  icon: CheckmarkCircleIcon,
  title: 'Inspection sheet, an example',
  type: 'object',
  fields: [
    blockTitleField('What a sheet looks like'),
    paragraphField('text', 'Text', 2),
    { ...lineField('vehicle', 'Vehicle'), description: 'For example 2019 Kia Rio S, 84,120 km.' },
    { ...lineField('checked', 'Checked'), description: 'Who, when and for how long.' },
    defineField({
      name: 'groups',
      title: 'Points',
      type: 'array',
      of: [group],
      validation: (rule) => rule.required().min(1).error('Add at least one group of points.'),
    }),
    defineField({
      name: 'findings',
      title: 'What was found',
      type: 'array',
      of: [finding],
      description: 'A point that is left as it is did not pass; one that was fixed did.',
    }),
    paragraphField('note', 'Small print', 2),
  ],
  preview: {
    select: { title: 'title', vehicle: 'vehicle' },
    prepare: ({ title, vehicle }) => ({ title: title || 'What a sheet looks like', subtitle: vehicle }),
  },
})
