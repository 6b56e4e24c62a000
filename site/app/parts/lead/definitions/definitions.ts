import type { LeadKind, Tenant } from '@forecourt/schemas/contract'
import { plainName } from '#app/domain/words/plain-name.ts'
import { careers } from './careers.ts'
import { ABOUT_YOU, COMMENTS, CONTACT_FIELDS, inSection, OPT_IN } from './contact-fields.ts'
import { enquiry } from './enquiry.ts'
import { finance } from './finance.ts'
import { findSimilar } from './find-similar.ts'
import { type LeadCategory, leadCategory } from './lead-category.ts'
import type { LeadDefinition } from './lead-definition.ts'
import { locationField } from './location-field.ts'
import { requestPhotos } from './request-photos.ts'
import { reserve } from './reserve.ts'
import { service } from './service.ts'
import { testDrive } from './test-drive.ts'
import { offerAcceptance, regoLookup, tradeIn, valuationAdjustment } from './trade-in.ts'
import { vehicleEnquiry } from './vehicle-enquiry.ts'

/** A spin of the prize wheel (OPEN-74); its page adds the prize that was drawn. */
const prizeWheel: LeadDefinition = {
  kind: 'prize_wheel',
  title: 'Your details',
  submitLabel: 'Spin the wheel',
  category: 'General Enquiry',
  subcategory: 'Spin to win',
  journey: { from: 0, instead: 'The wheel is spun on its own page.' },
  offered: ({ tenant }) => tenant.prizeWheel.prizes.length >= 2,
  steps: [
    {
      title: 'Your details',
      fields: [
        // A number spins once, so it has to be known.
        ...CONTACT_FIELDS.map((field) => (field.name === 'phone' ? { ...field, required: true } : field)),
        OPT_IN,
      ],
    },
  ],
}

/** A part or an accessory for the shopper's own vehicle (LEAD-15: its registration is optional). */
const parts: LeadDefinition = {
  kind: 'parts',
  title: 'Ask about parts and accessories',
  submitLabel: ({ tenant }) => tenant.flags.enquiryButton,
  category: 'Parts',
  steps: [
    {
      title: 'Your enquiry',
      fields: [
        ...inSection('What you need', [
          { name: 'Rego', label: 'Rego', type: 'string', maxLength: 10, half: true },
          locationField('any'),
          COMMENTS,
        ]),
        ...inSection(ABOUT_YOU, [...CONTACT_FIELDS, OPT_IN]),
      ],
    },
  ],
}

const ALL: readonly LeadDefinition[] = [
  enquiry,
  vehicleEnquiry,
  testDrive,
  requestPhotos,
  findSimilar,
  careers,
  parts,
  service,
  reserve,
  finance,
  tradeIn,
  valuationAdjustment,
  offerAcceptance,
  regoLookup,
  prizeWheel,
]

const BY_KIND = new Map<string, LeadDefinition>(ALL.map((definition) => [definition.kind, definition]))

/** The form of a kind of lead as a dealer has it; null where there is none. */
export function findDefinition(kind: string, tenant: Tenant): LeadDefinition | null {
  const found = BY_KIND.get(kind) ?? null
  return found?.stepsFor ? { ...found, steps: found.stepsFor(tenant) } : found
}

/**
 * The kind of a lead that names none, by what it is filed under (OPEN-10): the form of that category and subcategory, or
 * of the category alone. An enquiry for a category that no form has; null without one.
 * @param hasCar whether it names a vehicle; without one it is no form that needs one
 */
export function kindOfCategory(category: string, subcategory: string, hasCar: boolean): LeadKind | null {
  if (category.trim() === '') return null
  const sent = leadCategory(spelledCategory(category))
  const wanted = plainName(sent.subcategory ?? subcategory)
  const alike = ALL.filter(
    (definition) => filedUnder(definition).category === sent.category && (hasCar || !definition.needsCar),
  )
  const exact = alike.find((definition) => plainName(filedUnder(definition).subcategory ?? '') === wanted)
  return (exact ?? alike[0] ?? enquiry).kind
}

/** A category as it travels, with its subcategory. */
const filedUnder = ({ category, subcategory }: LeadDefinition): LeadCategory => ({
  ...(subcategory ? { subcategory } : {}),
  ...leadCategory(category),
})

/** A category as the forms spell it, whatever its case and blanks. */
const spelledCategory = (category: string) =>
  ALL.find((definition) => plainName(definition.category) === plainName(category))?.category ?? category

/** @throws Error for a kind without a definition, which is a defect */
export function getDefinition(kind: LeadKind, tenant: Tenant): LeadDefinition {
  const found = findDefinition(kind, tenant)
  if (found === null) throw new Error(`No form for leads of kind ${kind}`)
  return found
}
