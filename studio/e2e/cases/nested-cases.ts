import { expect } from '@playwright/test'
import { closeDialog, fieldGroup, spinbutton, textbox } from '../form.ts'
import type { FieldCase } from './field-case.ts'

const object: FieldCase = {
  kind: 'object',
  async fillIn(page) {
    await textbox(page, 'Street').fill('1 Quay Street')
    await textbox(page, 'Suburb').fill('Haymarket')
  },
  isHeld: (draft) => expect(draft.address).toEqual({ street: '1 Quay Street', suburb: 'Haymarket' }),
  async isShown(page) {
    await expect(textbox(page, 'Street')).toHaveValue('1 Quay Street')
    await expect(textbox(page, 'Suburb')).toHaveValue('Haymarket')
  },
}

const strings: FieldCase = {
  kind: 'array of strings',
  async fillIn(page) {
    const words = fieldGroup(page, 'Words')
    for (const [index, word] of ['first', 'second'].entries()) {
      await words.getByRole('button', { name: 'Add item' }).click()
      await words.getByRole('textbox').nth(index).fill(word)
    }
  },
  isHeld: (draft) => expect(draft.words).toEqual(['first', 'second']),
  async isShown(page) {
    const words = fieldGroup(page, 'Words').getByRole('textbox')
    await expect(words).toHaveCount(2)
    await expect(words.nth(0)).toHaveValue('first')
    await expect(words.nth(1)).toHaveValue('second')
  },
}

const numbers: FieldCase = {
  kind: 'array of numbers',
  async fillIn(page) {
    const group = fieldGroup(page, 'Numbers')
    await group.getByRole('button', { name: 'Add item' }).click()
    await group.getByRole('spinbutton').fill('7')
  },
  isHeld: (draft) => expect(draft.numbers).toEqual([7]),
  isShown: (page) => expect(fieldGroup(page, 'Numbers').getByRole('spinbutton')).toHaveValue('7'),
}

const objects: FieldCase = {
  kind: 'array of objects',
  async fillIn(page) {
    for (const [name, age] of [
      ['Pat', '41'],
      ['Kim', '29'],
    ] as const) {
      await fieldGroup(page, 'People').getByRole('button', { name: 'Add item' }).click()
      const dialog = page.getByRole('dialog', { name: /^People/ })
      await textbox(dialog, 'Name').fill(name)
      await spinbutton(dialog, 'Age').fill(age)
      await closeDialog(dialog)
    }
  },
  isHeld: (draft) =>
    expect(draft.people).toEqual([
      { _type: 'person', _key: expect.any(String), name: 'Pat', age: 41 },
      { _type: 'person', _key: expect.any(String), name: 'Kim', age: 29 },
    ]),
  async isShown(page) {
    await fieldGroup(page, 'People').getByRole('button', { name: 'Kim' }).click()
    const dialog = page.getByRole('dialog', { name: /^People/ })
    await expect(textbox(dialog, 'Name')).toHaveValue('Kim')
    await expect(spinbutton(dialog, 'Age')).toHaveValue('29')
    await closeDialog(dialog)
  },
}

export const nestedCases: readonly FieldCase[] = [object, strings, numbers, objects]
