import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LicenceDrawing } from './licence-drawing.tsx'

const drawn = (licence: string) => renderToStaticMarkup(<LicenceDrawing licence={licence} />)

it.each([
  ['Car licence (C)', 'C'],
  ['Light rigid (LR)', 'LR'],
  ['Medium rigid (MR)', 'MR'],
  ['Heavy rigid (HR)', 'HR'],
  ['Heavy combination (HC)', 'HC'],
])('a truck for the class %s has it marked among all five', (licence, code) => {
  const html = drawn(licence)
  expect(html.match(/<svg/g)).toHaveLength(5)
  expect(/class="is-own".*?<b[^>]*>(\w+)<\/b>/.exec(html)?.[1]).toBe(code)
  expect(html).toContain(`<b>${licence}</b>`)
})

it('a vehicle without a class of its own has no drawing', () => {
  expect(drawn('')).toBe('')
})
