/** A kind of vehicle with what feeds say of it. */
export type VehicleKind = {
  itemType: 'car' | 'motorcycle' | 'truck' | 'caravan' | 'motorhome'
  /** What feeds write in the column of the kind. */
  words: readonly string[]
  models: readonly (readonly [make: string, model: string, badges: readonly string[]])[]
  bodies: readonly string[]
  fuels: readonly string[]
  /** Dollars, from and to. */
  price: readonly [low: number, high: number]
}

export const KINDS: readonly VehicleKind[] = [
  {
    itemType: 'car',
    words: ['Car', 'SUV', 'Passenger', ''],
    models: [
      ['Toyota', 'Landcruiser', ['GXL', 'Workmate']],
      ['FORD', 'ranger', ['XLT', 'Wildtrak']],
      ['Mazda', 'CX-5', ['Maxx Sport', 'Akera']],
      ['Tesla', 'Model 3', ['Long Range']],
      ['Rolls-Royce', 'Cullinan', ['Black Badge']],
      ['Mercedes-Benz', 'C 200', ['AMG Line']],
      ['Geely', 'EX5', ['Inspire & Co']],
    ],
    bodies: ['SUV', 'Utility', 'Sedan', 'Hatchback', 'Wagon', 'Cab chassis', 'Roadster', 'People mover'],
    fuels: ['Unleaded', 'Diesel', 'Electric', 'Hybrid', 'PULP'],
    price: [2_990, 499_000],
  },
  {
    itemType: 'motorcycle',
    words: ['Motorcycle', 'Bike'],
    models: [
      ['BMW', 'R 1300 GS', ['Adventure']],
      ['Harley-Davidson', 'Road Glide', ['ST']],
      ['Kawasaki', 'Ninja 400', ['KRT']],
      ['Vespa', 'GTS 300', ['Super']],
    ],
    bodies: ['Adventure Touring', 'Sport Touring', 'Roadster', 'Naked', 'Cruiser', 'Scooter'],
    fuels: ['Unleaded', 'PULP', 'Electric'],
    price: [1_990, 52_000],
  },
  {
    itemType: 'truck',
    words: ['Truck', 'Heavy Truck'],
    models: [
      ['Isuzu', 'NPR 45-155', ['Tradepack']],
      ['Kenworth', 'T610', ['SAR']],
      ['Fuso', 'Canter 515', ['Wide Cab']],
    ],
    bodies: ['Tray', 'Pantech', 'Tipper', 'Prime Mover', 'Cab Chassis'],
    fuels: ['Diesel', 'Electric'],
    price: [15_000, 390_000],
  },
  {
    itemType: 'caravan',
    words: ['Caravan', 'Camper Trailer'],
    models: [
      ['Jayco', 'Journey', ['17.55-3']],
      ['Crusader', 'Excalibur', ['Prince']],
    ],
    bodies: ['Off Road', 'Pop Top', 'Full Height', 'Touring'],
    fuels: [''],
    price: [9_000, 160_000],
  },
  {
    itemType: 'motorhome',
    words: ['Motorhome', 'Campervan'],
    models: [
      ['Avida', 'Eyre', ['B7324']],
      ['Winnebago', 'Byron', ['2 berth']],
    ],
    bodies: ['B-Class', 'C-Class', 'A Class'],
    fuels: ['Diesel'],
    price: [40_000, 320_000],
  },
]
