import type { Car } from '@forecourt/schemas/contract'
import { getItemNames } from '#app/domain/words/item-names.ts'
import { formatMass } from '#app/domain/words/measures.ts'
import { formatKm } from './card-facts.ts'
import { engineText, type FactOptions, registration } from './fact-values.ts'
import { capacity } from './key-facts.ts'

/**
 * A vehicle in two or three sentences, made of its feed's values; what is unknown is left out (VDP-23).
 * @param place the name of its location, '' where it is not known
 * @param used the dealer's word for used vehicles (TEN-21)
 */
export function carSummary(car: Car, place: string, options: FactOptions & { used: string }): string {
  return [kindSentence(car, place, options.used), machineSentence(car), paperSentence(car, options)]
    .filter(Boolean)
    .join(' ')
}

/** `This is a used SUV in Deep Blue with 45,120 km, at Quayside Alexandria.` */
function kindSentence(car: Car, place: string, used: string): string {
  const kind =
    car.itemType === 'car' || car.itemType === '' ? car.simpleBody || 'car' : getItemNames([car.itemType]).one
  const words = [
    `This is ${formatCondition(car, used)} ${/^[A-Z]{2}/.test(kind) ? kind : kind.toLowerCase()}`,
    car.colour ? ` in ${car.colour}` : '',
    car.km !== null && car.carType !== 'new' ? ` with ${formatKm(car.km)}` : '',
    place ? `, at ${place}` : '',
  ]
  return `${words.join('')}.`
}

function formatCondition({ carType }: Car, used: string): string {
  if (carType === 'new') return 'a new'
  return carType === 'demo' ? 'a demonstrator' : addArticle(used)
}

/** `a used`, `a previously loved`, `an approved`. */
const addArticle = (words: string) =>
  // Used and its like begin with the sound of you.
  /^[aeio]|^u(?!se|ni)/i.test(words) ? `an ${words.toLowerCase()}` : `a ${words.toLowerCase()}`

/** `It has a 2.0 L, 4 cylinder petrol engine, an automatic transmission and front wheel drive.` */
function machineSentence(car: Car): string {
  const fuel = car.simpleFuel || car.fuel
  // A motorcycle is known by its capacity.
  const engine = car.itemType === 'motorcycle' ? capacity(car) : engineText(car)
  const parts = [
    fuel === 'Electric'
      ? 'an electric motor'
      : engine && `a ${[engine, fuel.toLowerCase()].filter(Boolean).join(' ')} engine`,
    car.simpleTransmission && fuel !== 'Electric' ? `${article(car.simpleTransmission)} transmission` : '',
    car.sleeps ? `berths for ${car.sleeps}` : '',
    car.towingcapacitybraked ? `a braked towing capacity of ${formatMass(car.towingcapacitybraked)}` : '',
  ].filter(Boolean)
  return parts.length > 0 ? `It has ${LIST.format(parts)}.` : ''
}

/** `Its registration expires on 12 March 2027.` */
function paperSentence(car: Car, options: FactOptions): string {
  const text = registration(car, options)
  return text.startsWith('Expires') ? `Its registration e${text.slice(1)}.` : ''
}

const LIST = new Intl.ListFormat('en-AU', { type: 'conjunction' })
const article = (word: string) => `${/^[aeiou]/i.test(word) ? 'an' : 'a'} ${word.toLowerCase()}`
