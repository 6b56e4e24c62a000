import type { Ink } from './sheet.ts'

/** Inks of what is not painted in the body's colour. */
export const PLASTIC: Ink = { color: '#202224', gloss: 0.05, height: -0.04 }
export const SHADOW: Ink = { color: '#141516', gloss: 0.2, height: -0.2 }
export const PIANO: Ink = { color: '#08090a', gloss: 0.9 }
export const FRIT: Ink = { color: '#08090a', gloss: 0.7 }
export const MOUTH: Ink = { color: '#050506', gloss: 0.15, height: -0.3 }
export const BRIGHT: Ink = { color: '#c9cdd1', gloss: 0.9, metal: 1 }
export const SATIN: Ink = { color: '#a4a7aa', gloss: 0.5, metal: 1 }
export const REFLECTOR: Ink = { color: '#8e1016', gloss: 0.9, glow: 0.1 }
