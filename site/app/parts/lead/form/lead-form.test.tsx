import { LEAD_CATEGORIES, type LeadKind } from '@forecourt/schemas/contract'
import { expect, test } from 'vitest'
import { pageHtml } from '#app/http/testing/page-html.tsx'
import { rawLocation, testDealer } from '#app/http/testing/test-dealer.ts'
import { testCar } from '#app/parts/car/testing/test-cars.ts'
import { findDefinition, getDefinition } from '../definitions/definitions.ts'
import { locationChoices } from '../definitions/location-field.ts'
import { leadFacts } from '../submit/lead-facts.server.ts'
import { FORM_FAILED, STEP_INCOMPLETE } from '../submit/lead-submission.ts'
import { LeadForm } from './components/lead-form.tsx'
import { type LeadFormState, leadForm } from './lead-form.server.ts'
import { getLeadForm } from './lead-form-query.server.ts'

const car = testCar()
const flagged = (flags: Record<string, unknown>) => testDealer({ tenant: { flags } })

function buildForm(
  kind: LeadKind,
  { dealer = testDealer(), about = null as typeof car | null, state = {} as LeadFormState } = {},
) {
  const { tenant } = dealer.bundle
  return leadForm(getDefinition(kind, tenant), leadFacts(dealer, about), state)
}
const buildFields = (...asked: Parameters<typeof buildForm>) =>
  buildForm(...asked).steps.flatMap(({ fields }) => fields)
const buildField = (name: string, ...asked: Parameters<typeof buildForm>) =>
  buildFields(...asked).find((field) => field.name === name)
const markup = (...asked: Parameters<typeof buildForm>) => pageHtml(<LeadForm form={buildForm(...asked)} />)

const refused = (error: Record<string, string[]>) => ({ status: 'error', error }) as const

test('LEAD-10: contact fields have their labels, in their order', () => {
  expect(
    buildFields('enquiry')
      .filter(({ section, type }) => section === 'About you' && type !== 'checkbox')
      .map(({ name, label }) => [name, label]),
  ).toEqual([
    ['name', 'First Name'],
    ['last_name', 'Last Name'],
    ['email', 'Email'],
    ['phone', 'Mobile'],
    ['postcode', 'Postcode'],
  ])
})

test('LOC-15, LEAD-12: an enquiry opens with the subject it was asked for, and with its own for an unknown one', async () => {
  const findSubject = async (category: string) => {
    const { steps } = await getLeadForm(testDealer(), { kind: 'enquiry', category })
    return steps[0]?.fields.find(({ name }) => name === 'category')?.value
  }
  expect(await findSubject('Parts')).toBe('Parts')
  expect(await findSubject('<b>')).toBe('General Enquiry')
})

test('a form about a vehicle has its name and price, and the location that answers with its hours', async () => {
  const here = testCar({ location: { id: rawLocation.id, slug: 'north', name: 'North' } })
  const aboutOf = async (asked: typeof here) =>
    (
      await getLeadForm(testDealer({}, { listCars: async () => [asked] }), {
        kind: 'vehicle_enquiry',
        carId: asked.id,
      })
    ).about
  expect(await aboutOf(here)).toMatchObject({
    name: '2023 Volta Ampere 5',
    price: expect.stringContaining('$'),
    answers: { name: 'North', openState: { open: expect.any(Boolean), rest: expect.stringContaining(' ') } },
  })
  expect(await aboutOf(testCar({ location: null }))).not.toHaveProperty('answers')
})

test('LEAD-01, VAR-15: the button’s label is the site’s option', () => {
  expect(buildForm('enquiry').submitLabel).toBe('Enquire Now')
  expect(buildForm('enquiry', { dealer: flagged({ enquiryButton: 'Message Now' }) }).submitLabel).toBe(
    'Message Now',
  )
})

test('LEAD-11, LEAD-16: comments and postcode are required by the site’s options', () => {
  const both = (dealer = testDealer()) => [
    buildField('message', 'enquiry', { dealer })?.required,
    buildField('postcode', 'enquiry', { dealer })?.required,
  ]
  expect(both()).toEqual([true, false])
  expect(both(flagged({ enquiryComments: false, enquiryPostcode: true }))).toEqual([false, true])
})

test('LEAD-12, LEAD-14, OPEN-18: a category is required, and news are on by default', () => {
  const category = buildField('category', 'enquiry')
  expect(category?.required).toBe(true)
  expect(category?.options?.map(({ value }) => value)).toEqual([...LEAD_CATEGORIES])
  expect(buildField('opt_in', 'enquiry')).toMatchObject({ required: false, value: 'on' })
  expect(buildField('opt_in', 'enquiry', { state: { values: {} } })?.value).toBe('')
})

test('LEAD-15, LEAD-26, LEAD-30: registration, message and test drive time are optional', () => {
  expect(buildField('Rego', 'parts')?.required).toBe(false)
  for (const name of ['message', 'appointment', 'terms_conditions', 'phone'])
    expect(buildField(name, 'test_drive', { about: car })?.required).toBe(false)
  expect(buildField('appointment', 'test_drive', { about: car })?.label).toBe('Test Drive Booking Date')
  expect(buildField('message', 'request_photos', { about: car })).toMatchObject({
    required: false,
    type: 'textarea',
  })
})

test('LEAD-29: a request for photos has its message in a hidden field', () => {
  expect(markup('request_photos', { about: car })).toContain(
    'type="hidden" name="request" value="Please send photos for this car"',
  )
})

test('LEAD-34, LEAD-35: locations are those that sell the make and are not hidden from forms', () => {
  const selling = (name: string, slug: string) => ({
    ...rawLocation,
    id: `l-${slug}`,
    slug,
    name,
    manufacturers: [{ name, slug }],
  })
  const dealer = testDealer({
    locations: [
      selling('Land Rover', 'land-rover'),
      selling('Volta', 'volta'),
      { ...rawLocation, locationType: 'service' },
    ],
    tenant: { leads: { hiddenLocations: ['volta'] } },
  })
  const names = (make: string) =>
    locationChoices(leadFacts(dealer, testCar({ make })), 'sales').map(({ name }) => name)
  expect(names('Land Rover')).toEqual(['Land Rover'])
  expect(names('Volta')).toEqual(['Land Rover'])
})

test('LOC-29: a sales place that buys cars as well is among the places to sell a car at', () => {
  const yard = { ...rawLocation, id: 'l-yard', slug: 'yard', name: 'Yard', locationType: 'sales' }
  const dealer = testDealer({
    locations: [
      yard,
      { ...yard, id: 'l-buying', slug: 'buying', name: 'Buying', locationSubtype: ['buying'] },
    ],
  })
  const names = (type: 'car-buying' | 'sales') =>
    locationChoices(leadFacts(dealer, null), type).map(({ name }) => name)
  expect(names('car-buying')).toEqual(['Buying'])
  expect(names('sales')).toEqual(['Yard', 'Buying'])
})

test('LEAD-36: the only location is preselected, and stays cleared once it is cleared', () => {
  expect(buildField('location_id', 'enquiry')?.value).toBe('location-a-north')
  expect(buildField('location_id', 'enquiry', { state: { values: { location_id: '' } } })?.value).toBe('')
})

test('LEAD-18, LEAD-20: errors are listed with links to their fields, and beside them', () => {
  const state = { values: { email: 'x' }, lastResult: refused({ email: ['Enter an email address.'] }) }
  const html = markup('enquiry', { state })
  expect(html).toContain('data-testid="error-warning"')
  expect(html).toContain('Please fix the following errors:')
  expect(html).toContain('<a href="#enquiry-email">')
  expect(html).toMatch(
    /id="enquiry-email"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*id="enquiry-email"/,
  )
  expect(html).toContain('id="enquiry-email-error"')
  expect(markup('enquiry', { state: { lastResult: refused({ '': ['No'] }) } })).toContain('<p>No</p>')
})

test('a failed form shows its reason, an incomplete step only that (LEAD-19, ERR-16, ERR-24)', () => {
  const submitAndFindAlert = (formError: string) => {
    const html = markup('enquiry', { state: { lastResult: refused({ '': [formError] }) } })
    return /<div class="alert"[^>]*>(.*?)<\/div>/.exec(html)?.[1]
  }
  expect(submitAndFindAlert('No courier.')).toBe(`<h2>${FORM_FAILED}</h2><p>No courier.</p>`)
  expect(submitAndFindAlert(FORM_FAILED)).toBe(`<h2>${FORM_FAILED}</h2>`)
  expect(submitAndFindAlert(STEP_INCOMPLETE)).toBe(`<p>${STEP_INCOMPLETE}</p>`)
})

test('LEAD-17: the submit button refers to the privacy policy', () => {
  expect(markup('enquiry')).toContain('<a href="/privacy-policy">privacy policy</a>')
})

test('LEAD-37: a postcode has four digits at most and is no amount', () => {
  expect(markup('enquiry')).toMatch(
    /<input(?=[^>]*name="postcode")(?=[^>]*maxLength="4")(?=[^>]*type="text")/,
  )
})

test('LEAD-24, LEAD-39: enquiries, test drives, photos, reservations and finance each have a form', () => {
  const { tenant } = testDealer().bundle
  const kinds: LeadKind[] = [
    'enquiry',
    'vehicle_enquiry',
    'test_drive',
    'request_photos',
    'find_similar',
    'careers',
    'service',
    'reserve',
    'finance',
  ]
  expect(kinds.filter((kind) => findDefinition(kind, tenant) === null)).toEqual([])
})
