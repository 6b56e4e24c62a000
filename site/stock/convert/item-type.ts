import { type Converter, rawText } from './conversion.ts'

/** What a dealer sells, by the words feeds have for it. */
const BY_NAME = new Map<string, string>([
  ...['car', 'cars', 'passenger', 'suv', 'ute', 'van'].map((name) => [name, 'car'] as const),
  ...['motorcycle', 'motorcycles', 'motorbike', 'bike', 'bikes', 'scooter', 'atv'].map(
    (name) => [name, 'motorcycle'] as const,
  ),
  ...['truck', 'trucks', 'heavytruck', 'commercial', 'heavycommercial'].map(
    (name) => [name, 'truck'] as const,
  ),
  ...['caravan', 'caravans', 'campertrailer', 'camper', 'popup'].map((name) => [name, 'caravan'] as const),
  ...['motorhome', 'motorhomes', 'campervan'].map((name) => [name, 'motorhome'] as const),
  ...['boat', 'boats', 'trailerboat'].map((name) => [name, 'boat'] as const),
])

/** car, motorcycle, truck, caravan, motorhome, boat; another word is kept in lower case, and nothing is a car. */
export const toItemType: Converter<string> = (raw) => {
  const text = rawText(raw).toLowerCase().slice(0, 40)
  return { value: BY_NAME.get(text.replace(/[^a-z]/g, '')) ?? (text || 'car') }
}
