import type { TemplateDefinition } from '../template-definition.ts'

/** Motorcycles: near black, high contrast, a tight grid. */
export const moto = {
  name: 'moto',
  title: 'Moto: motorcycles, on black',
  surfaceColours: {
    surface: '#0e0f11',
    raised: '#17191c',
    ink: '#f4f5f6',
    positive: '#4cc38a',
    warning: '#f0b429',
    danger: '#ff7b83',
  },
  colours: { brand: '#e4f222', accent: '#ff5436' },
  fonts: 'archivo-figtree',
  display: { weight: 760, trackingEm: -0.015, widthPercent: 100 },
  basePx: [16, 17],
  radiusPx: 2,
  density: 0.96,
  homeOrder: [
    'hero',
    'scrollingBanner',
    'carRow',
    'bodyTypes',
    'offers',
    'figures',
    'locations',
    'callToAction',
    'questions',
  ],
  header: 'dark',
  hero: 'cinematic',
  card: 'tight',
  footer: 'dark',
  page: 'display',
  socialImage: '/social/moto.jpg',
} as const satisfies TemplateDefinition
