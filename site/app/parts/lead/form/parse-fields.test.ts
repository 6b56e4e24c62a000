import { expect, test } from 'vitest'
import type { LeadFieldRule } from './lead-fields.ts'
import { listFieldErrors, parseFields, refuseFields } from './parse-fields.server.ts'

const RULES: readonly LeadFieldRule[] = [
  { name: 'name', label: 'First Name', type: 'string', required: true },
  { name: 'Vehicle Year', label: 'Year', type: 'select', required: false, options: [{ value: '2020' }] },
]

test('valid answers are the value of the submission', () => {
  const parsed = parseFields(RULES, { name: 'Ada', 'Vehicle Year': '2020' })
  expect(parsed).toMatchObject({ status: 'success', value: { name: 'Ada', 'Vehicle Year': '2020' } })
  expect(listFieldErrors(parsed)).toEqual({})
})

test('a refused answer has its field’s message and the typed values', () => {
  const parsed = parseFields(RULES, { name: ' ', 'Vehicle Year': '1066' })
  const errors = { name: 'This is a required field.', 'Vehicle Year': 'Choose one of the list.' }
  expect(listFieldErrors(parsed)).toEqual(errors)
  expect(parsed.reply()).toMatchObject({
    status: 'error',
    initialValue: { name: ' ', 'Vehicle Year': '1066' },
  })
})

test.each(['__proto__', 'constructor', 'name.', 'a..b', 'a[', 'a[-1]', '__intent__', '__state__'])(
  'a posted name %j that no field has is left out',
  (name) => {
    expect(parseFields(RULES, { name: 'Ada', [name]: '{' }).status).toBe('success')
  },
)

test('a further refusal is an error of its field, or of the form', () => {
  const { error } = refuseFields(RULES, { name: '' }, { fieldErrors: { name: 'Not this one.' } })
  expect(error).toMatchObject({ name: ['Not this one.'] })
  expect(refuseFields(RULES, { name: 'Ada' }, { formError: 'Later.' }).error).toEqual({ '': ['Later.'] })
})
