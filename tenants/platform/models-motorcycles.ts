import { type ModelSeed, modelsFrom } from './model-seed.ts'

/** Motorcycles by the slug of the make. */
export const MOTORCYCLE_MODELS: Readonly<Record<string, ModelSeed[]>> = {
  honda: modelsFrom([
    ['CB750 Hornet', 'Naked', 'Petrol', 'Parallel twin, 92 hp'],
    ['Rebel 500', 'Cruiser', 'Petrol', 'Learner approved, 690 mm seat'],
    ['Africa Twin', 'Adventure', 'Petrol', '1,100 twin, manual or DCT'],
    ['CRF300L', 'Trail', 'Petrol', 'Learner approved, 142 kg'],
  ]),
  yamaha: modelsFrom([
    ['MT-07', 'Naked', 'Petrol', 'Twin, also learner approved'],
    ['MT-09', 'Naked', 'Petrol', 'Triple, 119 hp'],
    ['YZF-R7', 'Sports', 'Petrol', 'Twin, also learner approved'],
    ['Ténéré 700', 'Adventure', 'Petrol', 'Twin for dirt'],
  ]),
  kawasaki: modelsFrom([
    ['Ninja 500', 'Sports', 'Petrol', 'Learner approved'],
    ['Z900', 'Naked', 'Petrol', 'Four cylinders, 125 hp'],
    ['Vulcan S', 'Cruiser', 'Petrol', 'Learner approved, adjustable pegs'],
    ['KLX230', 'Trail', 'Petrol', 'Learner approved, 133 kg'],
  ]),
  suzuki: modelsFrom([
    ['GSX-8S', 'Naked', 'Petrol', 'Twin, 776 cc'],
    ['V-Strom 800DE', 'Adventure', 'Petrol', 'Twin, 21 inch front'],
    ['SV650', 'Naked', 'Petrol', 'V-twin, also learner approved'],
    ['DR-Z4S', 'Trail', 'Petrol', 'Road and trail single', 'coming_soon'],
  ]),
  triumph: modelsFrom([
    ['Speed 400', 'Naked', 'Petrol', 'Learner approved single'],
    ['Street Triple', 'Naked', 'Petrol', '765 triple'],
    ['Tiger 900', 'Adventure', 'Petrol', 'Triple, road or rally'],
    ['Bonneville T100', 'Cruiser', 'Petrol', '900 twin'],
  ]),
  'royal-enfield': modelsFrom([
    ['Himalayan 450', 'Adventure', 'Petrol', 'Learner approved single'],
    ['Interceptor 650', 'Naked', 'Petrol', 'Learner approved twin'],
    ['Guerrilla 450', 'Naked', 'Petrol', 'Learner approved single'],
  ]),
  'harley-davidson': modelsFrom([
    ['Nightster', 'Cruiser', 'Petrol', 'Revolution Max 975'],
    ['Street Bob', 'Cruiser', 'Petrol', 'Milwaukee-Eight 117'],
    ['Pan America', 'Adventure', 'Petrol', 'Revolution Max 1250'],
    ['Road Glide', 'Tourer', 'Petrol', 'Frame-mounted fairing'],
  ]),
}
