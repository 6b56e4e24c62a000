import type { CatalogModel, Grade } from './catalog.ts'
import type { Random } from './random.ts'

const COMMON = [
  'Apple CarPlay',
  'Android Auto',
  'Reversing Camera',
  'Cruise Control',
  'Bluetooth System',
  'Keyless Entry',
  'Alloy Wheels',
  'Climate Control Air Conditioning',
  'Lane Keeping Assist',
  'Autonomous Emergency Braking',
  'Rear Parking Sensors',
  'LED Headlamps',
  'Multi-function Steering Wheel',
  'USB Charging Ports',
  'Hill Holder',
]
const DEAR = [
  'Adaptive Cruise Control',
  'Blind Spot Monitor',
  'Heated Front Seats',
  'Leather Seats',
  'Power Tailgate',
  'Panoramic Sunroof',
  'Satellite Navigation',
  'Wireless Charging',
  '360 Surround View Camera',
  'Head-up Display',
]
const TOWING = ['Tow Bar', 'Trailer Brake Controller', 'Tub Liner', 'Side Steps', 'Roof Racks']

/** Features that a car of its price and kind has. */
export function featuresOf(model: CatalogModel, grade: Grade, random: Random): string[] {
  if (model.itemType === 'caravan') {
    return random.some(
      [
        'Reverse Cycle Air Conditioning',
        'Solar Panel',
        'Full Ensuite',
        'Awning',
        'Gas Stove',
        'Alloy Wheels',
      ],
      5,
    )
  }
  const works = model.photo === 'ute' || model.photo === 'van' || model.photo === 'truck'
  const dear =
    grade.dollars > 55_000
      ? random.whole(5, 9)
      : grade.dollars > 38_000
        ? random.whole(2, 5)
        : random.whole(0, 2)
  return [
    ...random.some(COMMON, random.whole(8, 14)),
    ...random.some(DEAR, works ? Math.min(dear, 3) : dear),
    ...(works ? random.some(TOWING, random.whole(1, 3)) : []),
  ]
}

const HISTORY = [
  'One owner from new, with a full service history.',
  'Traded in at our yard by a local family and serviced by us ever since.',
  'Two keys and both books. Serviced on time, every time.',
  'An ex-lease car with a complete history and a new set of tyres.',
  'Bought here, serviced here and back here: we know this one well.',
]
const CARE = [
  'Inspected on 100 points by our own workshop; the report is on file.',
  'Roadworthy and ready to drive away today.',
  'Freshly serviced, cleaned inside and out.',
  'Windscreen and paint are free of chips.',
]
const NEW = [
  'In our showroom now and ready for a test drive.',
  'Built, shipped and here: no waiting list.',
  'Full new car warranty and capped price servicing.',
]
const CLOSING = [
  'Trade-ins welcome. Finance available to approved applicants.',
  'We deliver anywhere in the state. Ask us for a price.',
  'Open seven days. Come and see it, or ask for a walk-around video.',
]

/** A dealer's comments, in paragraphs of html as their systems send them. */
export function commentsOf(kind: 'new' | 'demo' | 'used', name: string, random: Random): string {
  const story =
    kind === 'used'
      ? [random.pick(HISTORY), random.pick(CARE)]
      : [
          kind === 'demo'
            ? 'Driven by our sales team only and sold with the balance of new car warranty.'
            : random.pick(NEW),
        ]
  return [`<p><b>${name}</b></p>`, `<p>${story.join(' ')}</p>`, `<p>${random.pick(CLOSING)}</p>`].join('')
}
