import { defineArrayMember, defineField } from '@sanity/types'

/** Further addresses of a dealer's garage (OPEN-22). */
export const garagePathsField = defineField({
  name: 'garagePaths',
  title: 'Further addresses of the garage',
  type: 'array',
  group: 'features',
  description: 'Each leads to /my-garage, for which shoppers sign in. For example /garage.',
  of: [
    defineArrayMember({
      type: 'string',
      validation: (rule) =>
        rule
          .regex(/^\/[a-z0-9-]+(\/[a-z0-9-]+)*$/)
          .error('Start with a slash; small letters, digits and hyphens, for example /garage.'),
    }),
  ],
  validation: (rule) => rule.unique().error('Each address once.'),
})
