import { type ModelSeed, modelsFrom } from './model-seed.ts'

/** Trucks, with the utes of the one make that builds both, by the slug of the make. */
export const TRUCK_MODELS: Readonly<Record<string, ModelSeed[]>> = {
  isuzu: modelsFrom([
    ['D-MAX', 'Ute, Cab Chassis', 'Diesel', 'Single, space and crew cab'],
    ['N Series', 'Light Truck, Cab Chassis', 'Diesel', '4.5 to 8.7 tonnes, some on a car licence'],
    ['MU-X', 'SUV, 4x4', 'Diesel', 'Seven-seat four-wheel drive'],
    ['F Series', 'Light Truck, Cab Chassis', 'Diesel', '10.7 to 26 tonnes'],
  ]),
  hino: modelsFrom(
    [
      [
        '300 Series',
        'Light Truck, Cab Chassis',
        'Diesel, Hybrid',
        '4.5 to 8.5 tonnes, hybrid on some models',
      ],
      ['500 Series', 'Light Truck, Cab Chassis', 'Diesel', '10.4 to 26 tonnes'],
      ['700 Series', 'Light Truck', 'Diesel', 'Heavy duty, to 72 tonnes combined'],
    ],
    'hino-',
  ),
  fuso: modelsFrom([
    ['Canter', 'Light Truck, Cab Chassis', 'Diesel', '4.5 to 8.5 tonnes'],
    ['Fighter', 'Light Truck, Cab Chassis', 'Diesel', '10.4 to 24 tonnes'],
    ['eCanter', 'Light Truck, Electric', 'Electric', 'Electric light truck, to 199 km', 'coming_soon'],
  ]),
  iveco: modelsFrom([
    [
      'Daily',
      'Van, Cab Chassis, Light Truck',
      'Diesel',
      'Rear-wheel drive van and cab chassis to 7.2 tonnes',
    ],
    ['Eurocargo', 'Light Truck, Cab Chassis', 'Diesel', '12 to 16 tonnes, 4x4 to order'],
  ]),
  kenworth: modelsFrom([
    ['T410', 'Light Truck', 'Diesel', 'Multi-purpose, set-back axle'],
    ['T610', 'Light Truck', 'Diesel', 'Prime mover for B-doubles and road trains'],
  ]),
}

/** Caravans and motorhomes by the slug of the make. */
export const CARAVAN_MODELS: Readonly<Record<string, ModelSeed[]>> = {
  jayco: modelsFrom([
    ['Journey', 'Caravan', '', 'Touring caravan, 15 to 22 feet'],
    ['Silverline', 'Caravan', '', 'Touring caravan with the large kitchen'],
    ['Swan', 'Caravan', '', 'Camper trailer for six'],
    ['Conquest', 'Motorhome', 'Diesel', 'Motorhome, four or six berths'],
  ]),
  avida: modelsFrom([
    ['Birdsville', 'Motorhome', 'Diesel', 'Motorhome on a Fiat or Mercedes-Benz chassis'],
    ['Esperance', 'Motorhome', 'Diesel', 'Large motorhome with a slide-out'],
  ]),
}
