import { pictureField, reference, slug } from '../src/content-fields.ts'
import type { SeedDocument } from '../src/dealer-seed.ts'

type ModelSeed = {
  name: string
  slug: string
  bodies: string[]
  powertrains: string[]
  summary: string
  status?: 'available' | 'coming_soon' | 'run_out'
  picture?: string
}

const MG_MODELS: ModelSeed[] = [
  {
    name: 'IM6',
    slug: 'im6',
    bodies: ['SUV', 'Electric'],
    powertrains: ['Electric'],
    summary: 'Large electric SUV, rear or all-wheel drive',
    picture: 'suv-grey',
  },
  {
    name: 'IM5',
    slug: 'im5',
    bodies: ['Sedan', 'Electric'],
    powertrains: ['Electric'],
    summary: 'Electric fastback sedan, up to 755 km NEDC',
    picture: 'sedan-grey',
  },
  {
    name: 'MG3',
    slug: 'mg3',
    bodies: ['Hatch'],
    powertrains: ['Petrol', 'Hybrid'],
    summary: 'Light hatch, petrol or hybrid',
    picture: 'hatch-white',
  },
  {
    name: 'MG4',
    slug: 'mg4',
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
    picture: 'suv-red',
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
    bodies: ['Convertible', 'Electric'],
    powertrains: ['Electric'],
    summary: 'Electric roadster with scissor doors',
    picture: 'convertible-orange',
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

/** The models that menus and cards show, by make. */
export function listModels(): SeedDocument[] {
  return MG_MODELS.map((model, at) => ({
    _id: `model-mg-${model.slug}`,
    _type: 'model',
    name: model.name,
    slug: slug(model.slug),
    manufacturer: reference('manufacturer-mg'),
    status: model.status ?? 'available',
    summary: model.summary,
    manufacturerBody: model.bodies[0],
    ...(model.bodies[1] ? { manufacturerBody2: model.bodies[1] } : {}),
    ...(model.bodies[2] ? { manufacturerBody3: model.bodies[2] } : {}),
    powertrains: model.powertrains,
    orderRank: at + 1,
    ...(model.picture ? { image: pictureField(model.picture, `MG ${model.name}, illustration`) } : {}),
  }))
}
