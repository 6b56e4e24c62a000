/** What the sample content calls the vehicles. */
export type Samples = {
  /** `cars`, and what a picture shows. */
  many: string
  pictured: string
  /** Kinds for a line of cards, each with the line below it. */
  kinds: readonly (readonly [title: string, text: string])[]
  /** Facts of a vehicle. */
  specs: readonly (readonly [label: string, value: string])[]
  tabs: readonly string[]
  recall: { title: string; body: string }
  service: readonly (readonly [included: string, further: string])[]
  quotes: readonly (readonly [text: string, name: string, about: string, stars: number])[]
}

/** For a dealer in cars. */
export const CARS: Samples = {
  many: 'cars',
  pictured: 'A vehicle, illustration',
  kinds: ['SUVs', 'Utes', 'Hatches', 'Wagons', 'Vans'].map((kind) => [kind, 'New, demonstrator and used']),
  specs: [
    ['Range', '520 km'],
    ['Towing', '3,500 kg'],
    ['Seats', '7'],
  ],
  tabs: ['On the road', 'In the yard', 'At home'],
  recall: {
    title: 'Front passenger airbag inflator',
    body: 'Have it replaced at no cost. It takes about an hour.',
  },
  service: [
    ['Oil and filter', 'Brakes and tyres checked'],
    ['Everything in a minor service', 'Filters and fluids'],
  ],
  quotes: [
    ['They rang back when they said they would.', 'Helen', 'Bought a hatch', 5],
    ['The price on the windscreen was the price on the contract.', 'Dinh', 'Bought a ute', 5],
    ['Service took a day longer than planned, and they said so first.', 'Marco', 'Service customer', 4],
  ],
}

/** For a dealer in motorcycles. */
export const MOTORCYCLE_SAMPLES: Samples = {
  many: 'motorcycles',
  pictured: 'A motorcycle, illustration',
  kinds: [
    ['Naked', 'Bars up, nothing in front'],
    ['Cruisers', 'Low seats, long roads'],
    ['Sports', 'For the hills and the track'],
    ['Adventure', 'Where the bitumen ends'],
    ['Learner approved', 'LAMS, up to 660 cc'],
  ],
  specs: [
    ['Engine', '689 cc'],
    ['Seat height', '805 mm'],
    ['Wet weight', '184 kg'],
  ],
  tabs: ['In town', 'In the hills', 'Two up'],
  recall: {
    title: 'Front brake master cylinder',
    body: 'Have it replaced at no cost. It takes about two hours; ride the loan scooter.',
  },
  service: [
    ['Oil, filter and chain', 'Brakes, bearings and tyres checked'],
    ['Everything in a minor service', 'Plugs, air filter and brake fluid'],
  ],
  quotes: [
    ['Six bikes ridden before they talked price.', 'Sophie', 'Bought her first bike', 5],
    ['The card said what was wrong with it. All of it.', 'Dinh', 'Bought a used twin', 5],
    ['Valves took a day longer than planned, and they said so first.', 'Marco', 'Workshop', 4],
  ],
}
