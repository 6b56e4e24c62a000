import { expect } from '@playwright/test'
import { chooseReference, fieldGroup } from '../form.ts'
import type { Held } from '../lake-content.ts'
import type { FieldCase } from './field-case.ts'

/** What the references of these cases lead to; to be put in the lake before. */
export const targets: readonly Held[] = [
  { _id: 'target-north', _type: 'target', name: 'North yard' },
  { _id: 'target-south', _type: 'target', name: 'South yard' },
]

function single(kind: string, name: string, label: string, target: Held, more: object): FieldCase {
  return {
    kind,
    fillIn: (page) => chooseReference(page, page.getByRole('combobox', { name: label }), target.name),
    isHeld: (draft) => expect(draft[name]).toEqual({ _type: 'reference', _ref: target._id, ...more }),
    // An earlier case may have the same target on the page; the link's address names the field.
    isShown: (page) =>
      expect(
        page.getByRole('link', { name: target.name }).and(page.locator(`[href$="parentRefPath%3D${name}"]`)),
      ).toBeVisible(),
  }
}

const several: FieldCase = {
  kind: 'array of references',
  async fillIn(page) {
    const group = fieldGroup(page, 'Targets')
    for (const { name } of targets) {
      await group.getByRole('button', { name: 'Add item' }).click()
      await chooseReference(page, group.getByRole('combobox'), name)
    }
  },
  isHeld: (draft) =>
    expect(draft.targets).toEqual(
      targets.map(({ _id }) => ({ _type: 'reference', _key: expect.any(String), _ref: _id })),
    ),
  async isShown(page) {
    const links = fieldGroup(page, 'Targets').getByRole('link')
    await expect(links).toHaveText(targets.map(({ name }) => name))
  },
}

const [north = {}, south = {}] = targets

export const referenceCases: readonly FieldCase[] = [
  single('strong reference', 'strong', 'Strong reference', north, {}),
  single('weak reference', 'weak', 'Weak reference', south, { _weak: true }),
  several,
]
