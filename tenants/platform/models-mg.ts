import type { ModelSeed } from './model-seed.ts'

/** MG. */
export const MG_MODELS: ModelSeed[] = [
  {
    name: 'IM5',
    slug: 'im5',
    sinceYear: 2025,
    bodies: ['Sedan', 'Electric'],
    powertrains: ['Electric'],
    summary: 'Electric fastback sedan',
  },
  {
    name: 'IM6',
    slug: 'im6',
    sinceYear: 2025,
    bodies: ['SUV', 'Electric'],
    powertrains: ['Electric'],
    summary: 'Large electric SUV, rear or all-wheel drive',
  },
  {
    name: 'MG3',
    slug: 'mg3',
    bodies: ['Hatch'],
    powertrains: ['Petrol', 'Hybrid'],
    summary: 'Light hatch, petrol or hybrid',
  },
  {
    name: 'MG4',
    slug: 'mg4',
    sinceYear: 2023,
    bodies: ['Hatch', 'Electric'],
    powertrains: ['Electric'],
    summary: 'Electric hatch, rear-wheel drive',
  },
  {
    name: 'ZS',
    slug: 'zs',
    bodies: ['SUV'],
    powertrains: ['Petrol', 'Hybrid'],
    summary: 'Small SUV for the city',
  },
  {
    name: 'HS',
    slug: 'hs',
    bodies: ['SUV'],
    powertrains: ['Petrol', 'Plug-in hybrid'],
    summary: 'Mid-size family SUV',
  },
  { name: 'QS', slug: 'qs', bodies: ['SUV'], powertrains: ['Petrol'], summary: 'Seven seats, three rows' },
  {
    name: 'Cyberster',
    slug: 'cyberster',
    sinceYear: 2024,
    bodies: ['Convertible', 'Electric'],
    powertrains: ['Electric'],
    summary: 'Electric roadster with scissor doors',
  },
  {
    name: 'U9',
    slug: 'u9',
    bodies: ['Ute'],
    powertrains: ['Diesel'],
    summary: 'Dual-cab ute with a multi-link rear end',
    status: 'coming_soon',
  },
]
