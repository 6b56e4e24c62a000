import { z } from 'zod'
import { orDefault } from '../content/content-values.zod.ts'
import { hexColour } from '../theme/theme.zod.ts'

const ownColour = orDefault(hexColour.nullable(), null)

/** Colours of the dealer's own in place of the platform's; see `applyOwnLook`. */
export const ownLook = z.object({
  brand: ownColour,
  accent: ownColour,
  paper: ownColour,
  ink: ownColour,
  picture: ownColour,
  foot: ownColour,
})
