import { expect, type Page } from '@playwright/test'
import { spinbutton, textbox } from '../form.ts'
import type { FieldCase } from './field-case.ts'

/** A field with one input: what is typed into it, and what the lake makes of that. */
function typed(kind: string, name: string, label: string, words: string, held: unknown): FieldCase {
  const input = (page: Page) => (typeof held === 'number' ? spinbutton(page, label) : textbox(page, label))
  return {
    kind,
    async fillIn(page) {
      await input(page).fill(words)
      await input(page).press('Tab') // dates keep what is typed to themselves until they lose the focus
    },
    isHeld: (draft) => expect(draft[name]).toEqual(held),
    isShown: (page) => expect(input(page)).toHaveValue(words),
  }
}

const chosen: FieldCase = {
  kind: 'string from a list',
  fillIn: (page) => page.getByRole('radio', { name: 'Green' }).check(),
  isHeld: (draft) => expect(draft.colour).toBe('green'),
  isShown: (page) => expect(page.getByRole('radio', { name: 'Green' })).toBeChecked(),
}

const ticked: FieldCase = {
  kind: 'boolean',
  fillIn: (page) => page.getByRole('checkbox', { name: 'Featured' }).check(),
  isHeld: (draft) => expect(draft.featured).toBe(true),
  isShown: (page) => expect(page.getByRole('checkbox', { name: 'Featured' })).toBeChecked(),
}

/** Made from the title, which is above it and filled in before. */
const slug: FieldCase = {
  kind: 'slug',
  async fillIn(page) {
    await page.getByRole('button', { name: 'Generate' }).click()
    await expect(textbox(page, 'Slug')).toHaveValue('blue-coupe-97')
  },
  isHeld: (draft) => expect(draft.slug).toEqual({ _type: 'slug', current: 'blue-coupe-97' }),
  isShown: (page) => expect(textbox(page, 'Slug')).toHaveValue('blue-coupe-97'),
}

const place = { Latitude: '-33.8688', Longitude: '151.2093', Altitude: '12' }

const geopoint: FieldCase = {
  kind: 'geopoint',
  async fillIn(page) {
    for (const [label, words] of Object.entries(place)) await spinbutton(page, label).fill(words)
  },
  isHeld: (draft) =>
    expect(draft.place).toEqual({ _type: 'geopoint', lat: -33.8688, lng: 151.2093, alt: 12 }),
  async isShown(page) {
    for (const [label, words] of Object.entries(place))
      await expect(spinbutton(page, label)).toHaveValue(words)
  },
}

/** Closed at first: its fields are not there until somebody opens it. */
const fieldset: FieldCase = {
  kind: 'fields of a closed fieldset',
  async fillIn(page) {
    await expect(spinbutton(page, 'Length')).toBeHidden()
    await page.getByRole('button', { name: 'Measures' }).click()
    await spinbutton(page, 'Length').fill('4100')
    await spinbutton(page, 'Width').fill('1800.5')
  },
  isHeld: (draft) => expect(draft).toMatchObject({ length: 4100, width: 1800.5 }),
  async isShown(page) {
    await page.getByRole('button', { name: 'Measures' }).click()
    await expect(spinbutton(page, 'Length')).toHaveValue('4100')
    await expect(spinbutton(page, 'Width')).toHaveValue('1800.5')
  },
}

export const plainCases: readonly FieldCase[] = [
  typed('string', 'title', 'Title', 'Blue coupé ’97', 'Blue coupé ’97'),
  chosen,
  typed('text', 'summary', 'Summary', 'One line\nand “another”', 'One line\nand “another”'),
  typed('number', 'seats', 'Seats', '4', 4),
  ticked,
  typed('date', 'builtOn', 'Built on', '2024-02-29', '2024-02-29'),
  // Typed on a clock in Sydney in summer, eleven hours ahead.
  typed('datetime', 'soldAt', 'Sold at', '2025-01-02 10:30', '2025-01-01T23:30:00.000Z'),
  slug,
  typed('url', 'website', 'Website', 'https://example.com/a?b=c&d', 'https://example.com/a?b=c&d'),
  typed('email', 'contact', 'Contact', 'sales@forecourt.example', 'sales@forecourt.example'),
  geopoint,
  fieldset,
]
