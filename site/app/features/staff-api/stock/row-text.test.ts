import { expect, test } from 'vitest'
import { describeRow, formatStopped } from './row-text.ts'

test.each([
  ['rejected', 'model', 'is missing, and a car cannot be listed without it', 'Model is missing', 'Add it in'],
  ['rejected', 'stocknum', '"A1" is already on line 7', 'Stock number: "A1" is already', 'Delete one'],
  ['rejected', 'dealership', '"PARA" is not a dealership of x', 'Dealership: "PARA"', 'which of your yards'],
  ['rejected', 'row', 'has 3 values for 9 columns', 'This row has 3 values', 'Correct it'],
  ['warning', 'externalVideoUrl', '"x" is not an address; left out', 'External video url: "x"', 'without it'],
  ['warning', 'km', 'a demo with 12000 km', 'Odometer: a demo', 'Worth a look'],
  ['warning', 'columns', 'are not read: "Paint"', 'Columns are not read: "Paint".', 'Leave out'],
  [
    'warning',
    'makes',
    'are not known and listed as they are written: "x"',
    'Makes are not',
    'Correct the make',
  ],
  ['warning', 'models', 'are listed under one name each: "x" as "X"', 'Models are', 'Nothing has to be done'],
] as const)('a %s row with %s “%s” is worded with a remedy', (kind, field, reason, problem, remedy) => {
  const words = describeRow({ kind, field, reason })
  expect(words.problem).toContain(problem)
  expect(words.remedy).toContain(remedy)
})

test('a stopped import is worded as what it would have done, without advice for programmers', () => {
  const words = formatStopped(
    '96 of 431 cars would be removed, which is more than a fifth. Import with --force.',
  )
  expect(words).toMatch(/^It would have taken 96 of 431 cars off the site\. Nothing was changed\./)
  expect(words).not.toContain('--')
  expect(formatStopped('The csv file is empty.')).toBe('The csv file is empty.')
})
