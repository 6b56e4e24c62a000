import type { TemplateDefinition } from '../template-definition.ts'

/** Trucks, caravans, four-wheel drives: warm, sturdy, wide cards. */
export const outback = {
  name: 'outback',
  title: 'Outback: trucks, caravans, four-wheel drives',
  surfaceColours: {
    surface: '#f6f1e7',
    raised: '#fffdf8',
    ink: '#221a13',
    positive: '#33691e',
    warning: '#7d5200',
    danger: '#a3123a',
  },
  colours: { brand: '#a9400f', accent: '#2f4637' },
  fonts: 'archivo-source',
  display: { weight: 720, trackingEm: -0.018, widthPercent: 112 },
  basePx: [17, 18],
  radiusPx: 4,
  density: 1.09,
  homeOrder: [
    'hero',
    'scrollingBanner',
    'bodyTypes',
    'carRow',
    'offers',
    'figures',
    'locations',
    'callToAction',
    'questions',
  ],
  header: 'accent',
  hero: 'block',
  card: 'wide',
  footer: 'warm',
  page: 'block',
  socialImage: '/social/outback.jpg',
} as const satisfies TemplateDefinition
