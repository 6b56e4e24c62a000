import { expect, it } from 'vitest'
import { themeChoice } from '../theme/theme.zod.ts'
import { applyOwnLook } from './own-look.ts'
import { ownLook } from './own-look.zod.ts'

const THEME = themeChoice.parse({ brand: '#1549d8', accent: '#ffc936' })

it('a dealer’s own colours are worn over the platform’s', () => {
  const worn = applyOwnLook(THEME, ownLook.parse({ brand: '#1c6a70', foot: '#14171c' }), 'metro')
  expect(worn).toEqual({ ...THEME, brand: '#1c6a70', foot: '#14171c' })
})

it('own colours in which something cannot be read are not worn', () => {
  const grey = ownLook.parse({ brand: '#1c6a70', paper: '#808080', ink: '#7f7f7f' })
  expect(applyOwnLook(THEME, grey, 'metro')).toEqual(THEME)
})

it('without own colours the platform’s are worn as they are', () => {
  expect(applyOwnLook(THEME, ownLook.parse({}), 'metro')).toEqual(THEME)
})
