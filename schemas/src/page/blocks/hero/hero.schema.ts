import { ImagesIcon } from '@sanity/icons/Images'
import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { imageField } from '../../../content/image.schema.ts'
import { summariseWindow } from '../../../content/showing-window.ts'
import { windowFields } from '../../../content/window.schema.ts'
import { slideButtonMember } from '../block-fields.schema.ts'
import { picturePoint } from './picture-point.schema.ts'

const slide = defineArrayMember({
  type: 'object',
  name: 'slide',
  title: 'Slide',
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      options: { shownText: true },
      validation: (rule) => rule.required().error('Give the slide a title.'),
    }),
    defineField({ name: 'description', title: 'Text', type: 'text', options: { shownText: true }, rows: 2 }),
    imageField({ name: 'image', title: 'Picture', uses: ['hero'] }),
    defineField({
      name: 'buttons',
      title: 'Buttons',
      type: 'array',
      of: [slideButtonMember],
      validation: (rule) => rule.max(2).error('A slide has two buttons at the most.'),
    }),
    defineField({
      name: 'points',
      title: 'Notes on the picture',
      type: 'array',
      description: 'Shown where the site’s hero has such notes: numbered faults, or measures under vehicles.',
      of: [picturePoint],
      validation: (rule) => rule.max(6).error('Six notes at the most.'),
    }),
    ...windowFields(),
  ],
  preview: {
    select: { title: 'title', description: 'description', start: 'start', expiry: 'expiry', media: 'image' },
    prepare: ({ title, description, start, expiry, media }) => ({
      title,
      media,
      subtitle: start || expiry ? summariseWindow({ start, expiry }) : description,
    }),
  },
})

/** Slides over the whole width. */
export const heroType = defineType({
  name: 'hero',
  icon: ImagesIcon,
  title: 'Hero',
  type: 'object',
  fields: [
    defineField({
      name: 'slides',
      title: 'Slides',
      type: 'array',
      of: [slide],
      validation: (rule) => [
        rule.required().min(1).error('A hero has at least one slide.'),
        rule.max(6).error('A hero has six slides at the most; banners with dates come before them.'),
      ],
    }),
    defineField({
      name: 'showFinder',
      title: 'Stock search in the hero',
      type: 'boolean',
      initialValue: false,
    }),
    defineField({
      name: 'stage',
      title: 'What stands in the hero',
      type: 'string',
      description:
        'For a look that parks body types in the hero, while it has one slide. Other looks, and several slides, show the pictures.',
      options: {
        list: [
          { value: 'bodies', title: 'The body types in stock' },
          { value: 'picture', title: 'The picture of the slide' },
        ],
        layout: 'radio',
      },
      initialValue: 'bodies',
    }),
    defineField({
      name: 'height',
      title: 'Height',
      type: 'string',
      description: 'What follows a hero of the whole screen begins at the lower edge of the window.',
      options: {
        list: [
          { value: 'screen', title: 'The whole screen (85 per cent of the window)' },
          { value: 'content', title: 'As high as its words and picture' },
        ],
        layout: 'radio',
      },
      initialValue: 'screen',
    }),
    defineField({
      name: 'autoplay',
      title: 'Slides follow each other by themselves',
      type: 'boolean',
      description: 'Every visitor can pause them. They stand still for those who asked for less motion.',
      initialValue: true,
    }),
  ],
  preview: {
    select: { title: 'slides.0.title', media: 'slides.0.image' },
    prepare: ({ title, media }) => ({ title: title ?? 'Hero', subtitle: 'Hero', media }),
  },
})
