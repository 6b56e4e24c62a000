import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { slugField, tenantField } from '../content/fields.schema.ts'
import { imageField } from '../content/image.schema.ts'
import { isTimeZone } from '../time/wall-clock.ts'
import { bookingFields } from './bookings.schema.ts'
import { DEPARTMENT_NAMES } from './departments.ts'
import { departmentsField, openingHoursField, specialHoursField } from './hours.schema.ts'
import { LOCATION_TYPES } from './location.query.ts'
import { peopleField } from './people.schema.ts'
import { popupField } from './popup.schema.ts'
import { gettingHereField, planField } from './reach.schema.ts'
import { reviewsField } from './reviews.schema.ts'

/** A place where a dealer sells, services or stocks parts. */
export const locationType = defineType({
  name: 'location',
  title: 'Location',
  type: 'document',
  groups: [
    { name: 'hours', title: 'Hours', default: true },
    { name: 'place', title: 'Place' },
    { name: 'contact', title: 'Contact' },
    { name: 'people', title: 'People and reviews' },
    { name: 'dealership', title: 'Dealership' },
    { name: 'popup', title: 'Popup' },
  ],
  fields: [
    tenantField(),
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      group: 'place',
      validation: (rule) => rule.required().error('Give the location a name.'),
    }),
    { ...slugField('name', 'The end of its address: /locations/…'), group: 'place' },
    defineField({
      name: 'locationType',
      title: 'What it is for',
      type: 'string',
      group: 'place',
      description: 'Empty means sales.',
      options: { list: LOCATION_TYPES.map((value) => ({ value, title: DEPARTMENT_NAMES[value] })) },
      initialValue: 'sales',
    }),
    defineField({
      name: 'locationSubtype',
      title: 'Also',
      type: 'array',
      group: 'place',
      description: 'A place that buys cars is in the trade-in form, and among the places to sell a car at.',
      of: [defineArrayMember({ type: 'string' })],
      options: { list: [{ value: 'buying', title: 'Buys cars' }] },
    }),
    defineField({
      name: 'primary',
      title: 'Main location',
      type: 'boolean',
      group: 'place',
      description: 'Listed first, and used where the site names one location only.',
      initialValue: false,
    }),
    defineField({
      name: 'visible',
      title: 'Shown on the site',
      type: 'boolean',
      group: 'place',
      initialValue: true,
    }),
    imageField({ name: 'image', title: 'Picture', group: 'place', uses: ['location', 'locationPage'] }),
    defineField({ name: 'address', title: 'Address', type: 'address', group: 'place' }),
    gettingHereField,
    planField,
    openingHoursField,
    departmentsField,
    specialHoursField,
    ...bookingFields,
    defineField({
      name: 'timeZone',
      title: 'Time zone',
      type: 'string',
      group: 'hours',
      placeholder: 'Australia/Sydney',
      description: 'Only where it differs from the site’s.',
      validation: (rule) =>
        rule.custom((zone) => !zone || isTimeZone(zone) || 'Not a time zone, for example Australia/Perth.'),
    }),
    defineField({ name: 'phone', title: 'Phone', type: 'string', group: 'contact' }),
    defineField({ name: 'landlinePhone', title: 'Landline', type: 'string', group: 'contact' }),
    defineField({
      name: 'email',
      title: 'Mail address',
      type: 'email',
      group: 'contact',
      description: 'Where “Email us” of this location goes.',
    }),
    peopleField,
    reviewsField,
    defineField({
      name: 'manufacturers',
      title: 'Makes sold or serviced here',
      type: 'array',
      group: 'dealership',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'manufacturer' }] })],
    }),
    defineField({
      name: 'dealershipId',
      title: 'Dealership id in the stock',
      type: 'string',
      group: 'dealership',
      description:
        'The number of the dealership below, if the stock has one. Programs read it at /api/locations.',
    }),
    defineField({
      name: 'dealershipSlug',
      title: 'Dealer’s name in the file',
      type: 'string',
      group: 'dealership',
      description: 'Ties this location to the cars of that dealership.',
    }),
    defineField({
      name: 'dealerLicenseNumber',
      title: 'Dealer licence number',
      type: 'string',
      group: 'dealership',
    }),
    defineField({
      name: 'motorVehicleRepairer',
      title: 'Motor vehicle repairer licence',
      type: 'string',
      group: 'dealership',
    }),
    defineField({
      name: 'distributionLocations',
      title: 'Cars can be delivered to',
      type: 'array',
      group: 'dealership',
      description: 'Locations shoppers can choose for a test drive or pick-up.',
      of: [defineArrayMember({ type: 'reference', weak: true, to: [{ type: 'location' }] })],
      validation: (rule) => rule.unique(),
    }),
    popupField,
  ],
  orderings: [{ name: 'name', title: 'Name', by: [{ field: 'name', direction: 'asc' }] }],
  preview: {
    select: {
      title: 'name',
      city: 'address.city',
      site: 'tenant.name',
      type: 'locationType',
      media: 'image',
    },
    prepare: ({ title, city, site, type, media }) => ({
      title,
      subtitle: [DEPARTMENT_NAMES[type as keyof typeof DEPARTMENT_NAMES], city, site]
        .filter(Boolean)
        .join(' · '),
      media,
    }),
  },
})
