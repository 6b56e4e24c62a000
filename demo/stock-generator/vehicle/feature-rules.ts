import type { Grade } from '../catalog/grade.ts'
import type { PhotoKind } from '../photo-kinds.ts'

/** The first year in which makes that sell to everybody fitted a thing. */
const SINCE: Readonly<Record<string, number>> = {
  'USB Charging Ports': 2013,
  'Adaptive Cruise Control': 2014,
  'Blind Spot Monitor': 2014,
  'LED Headlamps': 2014,
  'Power Tailgate': 2014,
  'Head-up Display': 2015,
  'Apple CarPlay': 2016,
  'Android Auto': 2016,
  'Autonomous Emergency Braking': 2016,
  '360 Surround View Camera': 2016,
  'Ventilated Front Seats': 2016,
  'Lane Keeping Assist': 2017,
  'Adaptive LED Headlamps': 2018,
  'Wireless Charging': 2018,
  'Digital Instrument Display': 2019,
  'Lane Departure Warning': 2018,
  'TFT Display': 2017,
}

const COMFORTS = [
  'Heated Front Seats',
  'Leather Seats',
  'Power Driver Seat',
  'Ventilated Front Seats',
  'Memory Seat',
  'Premium Sound System',
  'Head-up Display',
  'Adaptive LED Headlamps',
]
const TAILGATE_AND_ROOF = ['Power Tailgate', 'Panoramic Sunroof']
const NOT_FOR_SPORT = [
  ...TAILGATE_AND_ROOF,
  ...['Tow Bar', 'Roof Racks', 'Cargo Liner', 'Bonnet Protector', 'Weather Shields', 'Seat Covers'],
]

/** What a body never has, or nobody fits to it. */
const NEVER_BY_PHOTO: Partial<Record<PhotoKind, readonly string[]>> = {
  van: [...TAILGATE_AND_ROOF, ...COMFORTS, 'Cargo Liner'],
  cabchassis: [...TAILGATE_AND_ROOF, ...COMFORTS, 'Alloy Wheels', 'Roof Racks', 'Cargo Liner'],
  ute: [...TAILGATE_AND_ROOF, 'Memory Seat', 'Roof Racks', 'Cargo Liner'],
  hatch: ['Power Tailgate', 'Bonnet Protector', 'Tow Bar'],
  sedan: ['Power Tailgate', 'Bonnet Protector', 'Cargo Liner', 'Roof Racks'],
  coupe: NOT_FOR_SPORT,
  convertible: NOT_FOR_SPORT,
}

const NEVER_BY_BODY: Readonly<Record<string, readonly string[]>> = {
  Bus: ['Cargo Barrier', 'Cargo Lining', 'Tie-down Points', 'Barn Doors'],
  'Camper Trailer': [
    'Reverse Cycle Air Conditioning',
    'TV Bracket and Antenna',
    'Tunnel Boot',
    'Hot Water Service',
    'Gas Cooktop and Oven',
  ],
  Van: ['Cab Tilt', 'Tool Boxes', 'Ladder Rack', 'Tailgate Loader', 'Spread Gates'],
  'Prime Mover': ['Tool Boxes', 'Ladder Rack', 'Tailgate Loader', 'Spread Gates', 'Tow Bar', 'Cab Tilt'],
  'Tipper Truck': ['Tailgate Loader', 'Spread Gates', 'Ladder Rack'],
  'Tray Truck': ['Tailgate Loader'],
  'Pantech Truck': ['Spread Gates', 'Ladder Rack', 'Tool Boxes'],
  'Curtainsider Truck': ['Spread Gates', 'Ladder Rack', 'Tool Boxes'],
  Sports: ['Top Box', 'Crash Bars', 'Screen', 'Heated Grips', 'Cruise Control'],
  Cruiser: ['Quickshifter', 'Tail Tidy', 'Top Box', 'Paddock Stand Bobbins', 'Adjustable Levers'],
  Tourer: ['Tail Tidy', 'Paddock Stand Bobbins', 'Slip-on Exhaust'],
  Trail: ['Quickshifter', 'Cruise Control', 'TFT Display', 'Top Box', 'Paddock Stand Bobbins'],
  Naked: ['Top Box'],
}

/** What a motorcycle must cost new before it has a thing. */
const FROM_DOLLARS: Readonly<Record<string, number>> = {
  'Slipper Clutch': 7_500,
  'TFT Display': 9_500,
  'Traction Control': 11_000,
  'Ride Modes': 12_500,
  Quickshifter: 14_500,
  'Cruise Control': 16_500,
}

/** What there is too little of the vehicle, the money or the year for. */
export function isPossible(feature: string, grade: Grade, year: number): boolean {
  const { itemType, photo, body, engine, towingKg } = grade
  if ((SINCE[feature] ?? 0) > year) return false
  if (itemType === 'car' && NEVER_BY_PHOTO[photo]?.includes(feature)) return false
  if (NEVER_BY_BODY[body]?.includes(feature)) return false
  if (feature === 'Tow Bar' && itemType === 'car' && (towingKg ?? 0) < 1_000) return false
  if (feature === 'Limited Slip Differential' && engine?.fuel === 'Electric') return false
  return itemType !== 'motorcycle' || grade.dollars >= (FROM_DOLLARS[feature] ?? 0)
}

/** What the law or custom gives every one of a kind from a year on. */
export function listMandatory({ itemType, photo }: Grade, year: number): readonly string[] {
  if (itemType === 'motorcycle') return year >= 2020 ? ['ABS'] : []
  if (itemType === 'truck') return ['Air Conditioning']
  if (itemType !== 'car') return []
  return [
    'Air Conditioning',
    'Bluetooth System',
    ...(year >= 2016 ? ['Reversing Camera', 'Cruise Control'] : []),
    ...(year >= 2022 ? ['Autonomous Emergency Braking', 'Lane Keeping Assist'] : []),
    ...(year >= 2020 && photo !== 'cabchassis' ? ['Apple CarPlay', 'Android Auto'] : []),
  ]
}
