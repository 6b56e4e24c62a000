import type { TemplateName } from './template.ts'

/** What a template lays under a dealer's two colours: surfaces, ink, and the colours that mean something. */
export type Ground = {
  surface: string
  raised: string
  ink: string
  positive: string
  warning: string
  danger: string
}

const BRIGHT: Ground = {
  surface: '#ffffff',
  raised: '#ffffff',
  ink: '#14171c',
  positive: '#0b7a4b',
  warning: '#8f5600',
  danger: '#b4182d',
}

/** The ground of each template. `moto` is the one dark ground. */
export const GROUNDS: Readonly<Record<TemplateName, Ground>> = {
  metro: BRIGHT,
  marque: { ...BRIGHT, ink: '#101214' },
  group: { ...BRIGHT, ink: '#15181b' },
  outback: {
    surface: '#f6f1e7',
    raised: '#fffdf8',
    ink: '#221a13',
    positive: '#33691e',
    warning: '#7d5200',
    danger: '#a3123a',
  },
  moto: {
    surface: '#0e0f11',
    raised: '#17191c',
    ink: '#f4f5f6',
    positive: '#4cc38a',
    warning: '#f0b429',
    danger: '#ff7b83',
  },
}
