// The makes that ship with the product (DATA-29): cars, trucks, motorcycles and caravans sold in Australia.

const CARS = `Abarth, Alfa Romeo, Alpine, Aston Martin, Audi, Bentley, BMW, BYD, Cadillac, Chery, Chevrolet, Chrysler, Citroen,
Cupra, Daewoo, Daihatsu, Deepal, Denza, Dodge, Farizon, Ferrari, Fiat, Ford, Foton, GAC, Geely, Genesis, Great Wall, GWM,
Haval, Holden, Honda, HSV, Hummer, Hyundai, INEOS, Infiniti, Isuzu, Jaecoo, Jaguar, Jeep, JAC, Kia, Lamborghini, Land Rover,
LDV, Leapmotor, Lexus, Lotus, Mahindra, Maserati, Mazda, McLaren, Mercedes-Benz, MG, MINI, Mitsubishi, Morgan, Nissan, Omoda,
Opel, Peugeot, Polestar, Porsche, Proton, RAM, Renault, Rolls-Royce, Rover, Saab, Skoda, Skywell, Smart, SsangYong, KGM,
Subaru, Suzuki, Tesla, Toyota, Volkswagen, Volvo, XPENG, Zeekr`

const TRUCKS = `DAF, Freightliner, Fuso, Hino, International, Isuzu Trucks, Iveco, Kenworth, Mack, MAN, Scania, UD Trucks,
Volvo Trucks, Western Star`

const MOTORCYCLES = `Aprilia, Benelli, Beta, BMW Motorrad, Bajaj, CFMOTO, Ducati, GASGAS, Harley-Davidson, Honda Motorcycles, Husqvarna,
Indian Motorcycle, Kawasaki, KTM, Kymco, Moto Guzzi, MV Agusta, Piaggio, Royal Enfield, Sherco, Suzuki Motorcycles, SYM,
Triumph, Vespa, Yamaha, Zontes`

const CARAVANS = `Adria, Avida, Bushtracker, Coromal, Crusader, Elite, Goldstream, Jayco, JB Caravans, Kokoda, Lotus Caravans, New Age,
Nova, Paramount, Royal Flair, Sunliner, Viscount, Windsor, Zone RV`

/** What a make may build. */
export const MAKE_KINDS = ['car', 'motorcycle', 'truck', 'caravan'] as const
/** What a make builds, first of all. */
export type MakeKind = (typeof MAKE_KINDS)[number]

/** A make of the product's own list; `id` is that of its document. */
export type Make = { id: string; name: string; slug: string; kind: MakeKind }

/** The makes that ship with the product, unique by id and by slug. */
export const MAKES: readonly Make[] = [
  ...listMakes(CARS, 'car'),
  ...listMakes(TRUCKS, 'truck'),
  ...listMakes(MOTORCYCLES, 'motorcycle'),
  ...listMakes(CARAVANS, 'caravan'),
]

function listMakes(names: string, kind: MakeKind): Make[] {
  return names.split(',').map((part) => {
    const name = part.trim()
    const slug = name.toLowerCase().replace(/[^a-z0-9]+/g, '-')
    return { id: `manufacturer-${slug}`, name, slug, kind }
  })
}
