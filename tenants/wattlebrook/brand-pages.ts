import { keyed, reference } from '../src/content-fields.ts'
import { dealerDocuments } from '../src/dealer-documents.ts'
import type { SeedDocument } from '../src/dealer-seed.ts'
import { slideButtons, textBlock } from '../src/page-blocks.ts'
import { SLUG } from './settings.ts'

const make = dealerDocuments(SLUG)

type Brand = { slug: string; name: string; line: string; sold: readonly string[] }

/** What the group says of a brand, and at which dealerships it is sold new. */
export const BRANDS: readonly Brand[] = [
  brand(
    'toyota',
    'Toyota',
    'Hybrid from Corolla to RAV4, and the HiLux in every cab.',
    'newcastle',
    'ballarat',
    'mackay',
  ),
  brand('ford', 'Ford', 'Ranger and Everest, Transit for trade, Mustang to order.', 'penrith', 'toowoomba'),
  brand(
    'nissan',
    'Nissan',
    'Patrol, Navara and X-Trail, with e-POWER where it is offered.',
    'penrith',
    'geelong',
    'mackay',
  ),
  brand(
    'subaru',
    'Subaru',
    'All-wheel drive as standard, Forester also as a hybrid.',
    'newcastle',
    'toowoomba',
  ),
  brand('volkswagen', 'Volkswagen', 'Tiguan, T-Roc and Amarok, and the ID. range.', 'geelong', 'toowoomba'),
  brand(
    'kia',
    'Kia',
    'Seven-year warranty across the range; Tasman now on the floor.',
    'newcastle',
    'geelong',
  ),
  brand(
    'isuzu',
    'Isuzu',
    'D-MAX and MU-X, three litres, nothing complicated.',
    'newcastle',
    'ballarat',
    'mackay',
  ),
  brand(
    'mahindra',
    'Mahindra',
    'Scorpio and XUV3XO, for those who watch the total.',
    'penrith',
    'ballarat',
    'mackay',
  ),
  brand('yamaha', 'Yamaha', 'Road, trail and farm.', 'geelong-motorcycles'),
  brand('kawasaki', 'Kawasaki', 'Ninja, Z and the KLX trail range.', 'geelong-motorcycles'),
  brand('triumph', 'Triumph', 'Modern classics, and the 400s for learners.', 'geelong-motorcycles'),
  brand('hino', 'Hino', '300 and 500 Series, built up in Beresfield.', 'newcastle-trucks'),
  brand('fuso', 'Fuso', 'Canter and Fighter; eCanter on order.', 'newcastle-trucks'),
  brand('iveco', 'Iveco', 'Daily vans and cab chassis to 7.2 tonnes.', 'newcastle-trucks'),
  brand('kenworth', 'Kenworth', 'T410 and T610, by arrangement with the maker.', 'newcastle-trucks'),
]

function brand(slug: string, name: string, line: string, ...sold: string[]): Brand {
  return { slug, name, line, sold }
}

const PLACE_NAMES: Readonly<Record<string, string>> = {
  newcastle: 'Newcastle',
  penrith: 'Penrith',
  geelong: 'Geelong',
  ballarat: 'Ballarat',
  toowoomba: 'Toowoomba',
  mackay: 'Mackay',
  'newcastle-trucks': 'Newcastle Trucks',
  'geelong-motorcycles': 'Geelong Motorcycles',
}

/** GRP-01: the group's own brands. */
export const GROUP_BRANDS = keyed(
  [
    ['TWG Cars', 'Eight car brands', '/twg-cars'],
    ['TWG Rental', 'Cars, utes and light trucks', '/twg-rental'],
    ['TWG Tyres', 'Fitting and alignment', '/twg-tyres'],
    ['Finance and Insurance', 'One rate, 7.5%', '/finance-and-insurance'],
    ['Neotek', 'Diagnostics and tracking', '/neotek'],
    ['4x4 Outdoor', 'Bars, suspension, canopies', '/4x4-outdoor'],
  ].map(([name, text, href]) => ({ name, text, href })),
  'groupBrand',
)

const kenworthSpecs = {
  _type: 'specTable',
  title: 'Side by side',
  models: keyed(
    [
      { name: 'T410', text: 'Multi-purpose, set-back axle' },
      { name: 'T610', text: 'B-double and road train' },
      { name: 'K220', text: 'Cab-over, big cab' },
      { name: 'T659', text: 'Road train' },
    ],
    'specModel',
  ),
  lines: keyed(
    [
      {
        name: 'Power and torque',
        values: ['380 kW · 2,237 Nm', '410 kW · 2,779 Nm', '418 kW · 2,779 Nm', '447 kW · 2,779 Nm'],
      },
      { name: 'GCM, up to', values: ['70 t', '97 t', '106 t', '131 t'] },
      { name: 'Engine', values: ['PACCAR MX-13', 'Cummins X15', 'Cummins X15', 'Cummins X15'] },
      {
        name: 'Gearbox',
        values: ['12-speed automated', '18-speed manual or automated', '18-speed manual', '18-speed manual'],
      },
      { name: 'From, excl. GST', values: ['$389,990', '$459,990', '$478,500', 'Ask us'], isStrong: true },
      { name: 'Wait', values: ['2 in Newcastle', '9 months', '11 months', '12 months'], isStrong: true },
    ],
    'specLine',
  ),
  note: 'Prices exclude GST and government charges, at 29 November. Specs are the manufacturer’s and change with the build.',
  buttons: slideButtons([
    ['See Kenworths in stock', '/search/kenworth'],
    ['Write to us', '/contact-us'],
  ]),
  personName: 'Dale Pruett',
  personRole: 'Kenworth sales, Newcastle Trucks',
  personText: 'Monday to Friday, 6.30 am to 5.00 pm. Saturday to noon. Text him after hours.',
  personPhone: '02 5550 0324',
  personEmail: 'dale.pruett@wattlebrook.example',
}

/** GRP-04: all brands on one page, and an overview of each. */
export function brandPages(): SeedDocument[] {
  return [
    make.page('brands', {
      title: 'Brands',
      metaDescription: 'Every car, truck and motorcycle brand sold new by Wattlebrook Motor Group.',
      blocks: keyed([
        {
          _type: 'brandGrids',
          title: 'Fifteen brands, sold new by the group',
          layout: 'stock',
          lines: keyed(
            BRANDS.map(({ slug, line }) => ({ make: reference(`manufacturer-${slug}`), text: line })),
            'brandLine',
          ),
          companies: GROUP_BRANDS,
        },
      ]),
    }),
    ...BRANDS.map(overview),
  ]
}

function overview({ slug, name, line, sold }: Brand): SeedDocument {
  const places = sold.map((place) => PLACE_NAMES[place] ?? place)
  return make.page(`${slug.replaceAll('/', '-')}-overview`, {
    slug: { _type: 'slug', current: `${slug}/overview` },
    title: `${name} at Wattlebrook`,
    metaDescription: `${name} at Wattlebrook Motor Group, sold new in ${places.join(', ')}.`,
    blocks: keyed([textBlock('', line), ...(slug === 'kenworth' ? [kenworthSpecs] : [])]),
  })
}
