import { expect, test } from 'vitest'
import { describeError } from './error-sentences.ts'
import { REQUIRED_MESSAGE } from './lead-fields.ts'

const MOBILE = { name: 'phone', label: 'Mobile' }

test.each([
  [MOBILE, REQUIRED_MESSAGE, 'Enter your mobile so we can reach you'],
  [
    { ...MOBILE, requiredWith: 'appointment' },
    REQUIRED_MESSAGE,
    'Enter your mobile so we can confirm your time',
  ],
  [{ ...MOBILE, ask: 'Enter your mobile' }, REQUIRED_MESSAGE, 'Enter your mobile'],
  [{ name: 'fleet', label: 'How many vehicles?' }, REQUIRED_MESSAGE, 'Fill in “How many vehicles?”'],
  [
    MOBILE,
    'Enter a number of 10 digits that starts with 0.',
    'Enter a number of 10 digits that starts with 0.',
  ],
  [
    { name: 'x', label: 'Comments' },
    'Please use 5 characters at most.',
    'Comments: Please use 5 characters at most.',
  ],
  [undefined, 'Call us first.', 'Call us first.'],
])('an error of %o that says “%s” is summed up as “%s”', (field, message, sentence) => {
  expect(describeError(field, message)).toBe(sentence)
})
