import { splitList } from './sentence-words.ts'

/*
 * General words of the trade, in Australian use. Makes, models and places come with the stock. A word is only used
 * where the stock has one of its values.
 */

/** Phrases for values of a key. */
export type FieldWords = {
  key: string
  phrases: readonly string[]
  /** Possible spellings in the stock; all that it has are selected. */
  values: readonly string[]
  /** A name of the stock with the same spelling has priority. */
  weak?: true
}

const words = (key: string, values: string, phrases: string): FieldWords => ({
  key,
  phrases: splitList(phrases),
  values: splitList(values),
})

export const FIELD_WORDS: readonly FieldWords[] = [
  words('car_type', 'new', 'brand new, new'),
  words(
    'car_type',
    'used',
    'used, second hand, 2nd hand, pre owned, pre loved, previously owned, second-hand, preowned, preloved',
  ),
  words('car_type', 'demo', 'demo, ex demo, ex demonstrator, demonstrator, demonstration'),
  words('car_type', 'demo, used', 'near new, nearly new, as new, like new'),
  words('item_type', 'car', 'car, passenger car'),
  words('item_type', 'motorcycle, motorbike', 'motorcycle, motorbike, motor bike, motor cycle, bike'),
  words('item_type', 'truck', 'truck, lorry'),
  words('item_type', 'caravan', 'caravan'),
  words('item_type', 'motorhome', 'motorhome, motor home, campervan, camper van, rv'),
  words('item_type', 'boat', 'boat'),
  words('body', 'suv', 'suv, sports utility vehicle, sport utility vehicle, soft roader, crossover'),
  words('body', 'ute, utility', 'ute, utility, pickup, pick up, pickup truck, pick up truck'),
  words('body', 'hatch, hatchback', 'hatch, hatchback, hatch back'),
  words('body', 'sedan, saloon', 'sedan, saloon'),
  words('body', 'wagon, station wagon', 'wagon, station wagon, stationwagon, estate'),
  words('body', 'coupe', 'coupe'),
  words('body', 'convertible, cabriolet, soft top', 'convertible, cabriolet, soft top, drop top, roadster'),
  words('body', 'van', 'van, panel van, delivery van'),
  words('body', 'people mover', 'people mover, minivan, mini van, mpv, people carrier'),
  words('body', 'cab chassis', 'cab chassis, tray back, traytop, tray top'),
  words('body', 'bus', 'bus, minibus, mini bus, coach'),
  words('body', 'light truck', 'light truck, lorry, truck'),
  words('body', 'motorhome', 'motorhome, motor home, campervan, camper van'),
  words('body', 'camper trailer', 'camper trailer, camper, pop up camper'),
  words('body', 'pop top caravan, pop top', 'pop top, pop top caravan, pop top van'),
  words('body', 'caravan', 'caravan, tourer van'),
  words('body', 'adventure tourer, adventure', 'adventure bike, adventure tourer, adv bike'),
  words('body', 'cruiser', 'cruiser'),
  words('body', 'sports, sport', 'sports bike, sport bike, superbike, sportbike'),
  words('body', 'naked', 'naked bike, naked'),
  words('body', 'tourer, touring', 'tourer, touring bike'),
  words('body', 'trail', 'trail bike, dirt bike, enduro, dual sport, dual sport bike'),
  words('fuel', 'petrol', 'petrol, unleaded, ulp, gasoline'),
  words('fuel', 'diesel', 'diesel, turbo diesel, turbodiesel, tdi, dsl, dsel, t/d, t/diesel'),
  words('fuel', 'hybrid', 'hybrid, self charging hybrid, petrol hybrid, hev, hyb'),
  words(
    'fuel',
    'electric',
    'electric, ev, elec, 100 electric, 100 percent electric, fully electric, full electric, battery electric, all electric, bev',
  ),
  words('fuel', 'plug-in hybrid, phev', 'plug in hybrid, plugin hybrid, phev'),
  words('fuel', 'hybrid', 'plug in hybrid, plugin hybrid'),
  words('fuel', 'lpg', 'lpg, gas'),
  words(
    'transmission',
    'automatic, auto',
    'auto, automatic, auto trans, automatic trans, auto transmission, automatic transmission, auto gearbox, a/t',
  ),
  words(
    'transmission',
    'manual',
    'manual, manual trans, man trans, manual transmission, manual gearbox, stick shift, m/t',
  ),
  { ...words('transmission', 'manual', 'man'), weak: true },
  words('transmission', 'cvt', 'cvt'),
  words('transmission', 'dual clutch, dct, dsg', 'dual clutch'),
  words('drive', '4x4, 4wd', '4x4, 4wd, 4 wheel drive, four wheel drive, four by four, 4 x 4'),
  words('drive', 'awd', 'awd, all wheel drive'),
  words('drive', '2wd, 4x2, fwd, rwd', '2wd, two wheel drive, 2 wheel drive'),
  words('drive', 'fwd, front wheel drive', 'fwd, front wheel drive'),
  words('drive', 'rwd, rear wheel drive', 'rwd, rear wheel drive'),
  words('drive', '4x2', '4x2, 4 x 2'),
  words('colour', 'grey, gray', 'grey, gray, gry'),
  words('colour', 'white', 'white, wht'),
  words('colour', 'black', 'black, blk'),
  words('colour', 'silver', 'silver, slv, slvr'),
  words('colour', 'green', 'green, grn'),
  words('colour', 'gold', 'gold'),
  words('status', 'in_stock', 'in stock, available now, ready to drive away'),
  words('status', 'coming_soon', 'coming soon, arriving soon, on the way'),
  words('status', 'sold', 'sold'),
  words('certified', 'true', 'certified, certified pre owned, cpo'),
  words('categories', 'premium, prestige, luxury', 'premium, prestige, luxury'),
  words('filtered_features', 'tow bar, towbar', 'tow bar, towbar, tow hitch, tow pack'),
  words(
    'filtered_features',
    'satellite navigation, sat nav, navigation',
    'sat nav, satnav, satellite navigation, gps, navigation, nav',
  ),
  words(
    'filtered_features',
    'reversing camera, reverse camera',
    'reversing camera, reverse camera, rear camera, backup camera, rear view camera, reverse cam',
  ),
  words(
    'filtered_features',
    '360° camera, 360 camera',
    '360 camera, 360 degree camera, surround view camera',
  ),
  words('filtered_features', 'apple carplay, carplay', 'carplay, apple carplay, apple car play, car play'),
  words('filtered_features', 'android auto', 'android auto, android'),
  words(
    'filtered_features',
    'leather seats, leather',
    'leather, leather seats, leather interior, leather trim',
  ),
  words('filtered_features', 'heated seats, leather seats', 'heated leather seats, heated leather'),
  words('filtered_features', 'heated seats', 'heated seats, seat heaters, heated front seats'),
  words('filtered_features', 'sunroof', 'sunroof, sun roof, moonroof, panoramic roof, panoramic sunroof'),
  words('filtered_features', 'alloy wheels', 'alloys, alloy wheels, alloy, mags, mag wheels'),
  words('filtered_features', 'keyless entry', 'keyless, keyless entry, keyless start'),
  words('filtered_features', 'blind spot monitor', 'blind spot, blind spot monitor, blind spot monitoring'),
  words(
    'filtered_features',
    'adaptive cruise control',
    'adaptive cruise, radar cruise, adaptive cruise control',
  ),
  words('filtered_features', 'parking sensors', 'parking sensors, park sensors, park assist sensors'),
  words(
    'filtered_features',
    'wireless charging',
    'wireless charging, wireless charger, wireless phone charger',
  ),
  words(
    'filtered_features',
    'lams approved',
    'lams, lams approved, learner legal, learner approved, learner bike',
  ),
  words('tag', 'run-out sale', 'run out, runout, run out sale'),
]
