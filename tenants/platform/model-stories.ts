import { keyed } from '../src/content-fields.ts'
import { modelPictureAddress } from './model-pictures.ts'

type Story = Record<string, unknown>
type Detail = readonly [title: string, text: string, angle?: string]

const details = (slug: string, ...lines: Detail[]) =>
  keyed(
    lines.map(([title, text, angle]) => ({
      title,
      text,
      ...(angle ? { imageUrl: modelPictureAddress(slug, { angle }) } : {}),
    })),
    'modelDetail',
  )
const service = (servicePrice: number, serviceInterval: string) => ({ servicePrice, serviceInterval })

const YEARLY = '12 months or 15,000 km'
const HALF_YEARLY = '6 months or 10,000 km'
const IM = { comparisonPage: 'mg-im', ...service(320, '24 months or 40,000 km') }

/** Words of models' own pages, by slug: what a maker writes itself. Figures of the demonstration are invented. */
export const MODEL_STORIES: Readonly<Record<string, Story>> = {
  im5: {
    ...IM,
    seats: 5,
    heroTitle: 'All New IM5',
    details: details(
      'im5',
      ['396 kW charging', '10 to 80 % in 17 minutes, where the charger can.', 'rearq'],
      [
        'Four-wheel steering',
        'The rear wheels of the Performance turn up to 12 degrees: the circle of a small hatch in the car parks of the Valley.',
      ],
      [
        '457 litres behind, 18 in front',
        'Two golf bags lie flat. The back bench folds in two unequal parts, 60 and 40.',
      ],
      ['Service once in two years', 'The first is due at 24 months or 40,000 km.'],
    ),
  },
  im6: {
    ...IM,
    seats: 5,
    heroTitle: 'All New IM6',
    details: details(
      'im6',
      ['Air suspension', 'The Performance lowers itself to load, and on the highway.', 'rearq'],
      ['665 litres behind, 32 in front', 'A pram, a cooler and the bags of five stay below the window line.'],
      ['1,500 kg behind it', 'Every IM6 may tow a braked trailer.'],
    ),
  },
  mg4: {
    ...service(265, '24 months or 40,000 km'),
    seats: 5,
    details: details(
      'mg4',
      ['Rear-wheel drive', 'The motor is behind, so the front wheels only steer.', 'side'],
      ['Three batteries', '51, 64 or 77 kWh: 350, 435 or 530 km by the WLTP test.'],
    ),
  },
  hs: {
    ...service(305, YEARLY),
    seats: 5,
    details: details(
      'hs',
      ['Petrol, hybrid or plug-in', 'One body, three ways to drive it.', 'front'],
      ['507 litres', 'The boot floor is flat with the back seats down.'],
    ),
  },
  mg3: { ...service(245, YEARLY), seats: 5 },
  zs: { ...service(265, YEARLY), seats: 5 },
  qs: { ...service(325, YEARLY), seats: 7 },
  cyberster: {
    ...service(340, '24 months or 40,000 km'),
    seats: 2,
    details: details(
      'cyberster',
      ['Doors that open upwards', 'By a button, or by hand. They stop before a low ceiling.', 'rearq'],
      ['Two motors', 'One on each axle, 375 kW together.'],
    ),
  },
  u9: { ...service(395, HALF_YEARLY), seats: 5 },
  corolla: { ...service(245, YEARLY), seats: 5 },
  camry: { ...service(265, YEARLY), seats: 5 },
  rav4: {
    ...service(265, YEARLY),
    seats: 5,
    details: details(
      'rav4',
      ['Hybrid in every grade', 'It charges itself; there is no cable.', 'rearq'],
      ['1,500 kg with all-wheel drive', 'The two-wheel drive grade tows 480 kg.'],
    ),
  },
  hilux: { ...service(305, HALF_YEARLY), seats: 5 },
  'landcruiser-300': { ...service(400, HALF_YEARLY), seats: 5 },
  bz4x: { ...service(180, YEARLY), seats: 5 },
  ranger: {
    ...service(379, YEARLY),
    seats: 5,
    details: details(
      'ranger',
      ['Four cylinders or a V6', 'The V6 brings 600 Nm from 1,750 rpm.', 'side'],
      ['3,500 kg behind it', 'Every dual cab may tow a braked trailer of that mass.'],
    ),
  },
  everest: { ...service(379, YEARLY), seats: 7 },
  forester: { ...service(349, YEARLY), seats: 5 },
  sportage: { ...service(339, YEARLY), seats: 5 },
  carnival: { ...service(389, YEARLY), seats: 8 },
  'd-max': { ...service(389, YEARLY), seats: 5 },
  'mu-x': { ...service(389, YEARLY), seats: 7 },
  'cx-5': { ...service(359, YEARLY), seats: 5 },
  outlander: { ...service(199, YEARLY), seats: 7 },
}
