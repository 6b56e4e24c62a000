import {
  type Car,
  listLocations,
  type SignatureName,
  siteSignature,
  templateDefinition,
} from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { ballKg, LEAST_LIMIT_KG, MOST_ON_A_BALL_KG } from '#app/domain/towing.ts'
import { formatCount } from '#app/domain/words/count.ts'
import { formatKg, formatMass, massKg, payloadKg } from '#app/domain/words/measures.ts'
import { shortPlaceName } from '#app/parts/contact/short-place-name.ts'
import { findCarLocation } from '../facts/car-place.server.ts'
import { LEARNER_FACT } from '../facts/card-facts.ts'
import { electricFigures } from '../facts/electric-figures.ts'
import { listDeliveryTowns } from '../facts/find-delivery.server.ts'
import { findOwnReach } from '../facts/highway-reach.ts'
import { licenceClass, licenceWords } from '../facts/key-facts.ts'
import { countPallets } from '../facts/pallets.ts'
import { findSeatMm, isForLearners, isTooLarge } from '../facts/rider-fit.ts'
import { priceSteps } from '../price-steps/price-steps.server.ts'
import type { CarCardModel } from './card-model.ts'

/** What a dealer's card says that no other dealer's says, as its vehicle page does. */
type CardSignature = Pick<CarCardModel, 'note' | 'figures' | 'reach' | 'yard'>

/** The widest reach of a bar, in kilometres by WLTP: few cars go farther. */
const FULL_BAR_KM = 650
/** Farther or less far goes no car. */
const RANGE_KM = { least: 50, most: 1_500 }
/** Beyond it a caravan is too heavy for what most people drive, in kilograms. */
const MOST_UTES_TOW_KG = 3_500
const MOST_FIGURES = 3
const FOR_LEARNERS = 'Learner approved'

const MAKERS: Readonly<Record<SignatureName, (car: Car, dealer: DealerContext) => CardSignature>> = {
  faults: describeFall,
  tow: towFigures,
  load: loadFigures,
  tare: tareFigures,
  fit: describeFit,
  range: describeRange,
  // Where its price stands is known for one vehicle at a time.
  place: () => ({}),
  where: describePlace,
}

/** The signature of a vehicle's card; empty where its data are missing. */
export function cardSignature(car: Car, dealer: DealerContext): CardSignature {
  return MAKERS[findSignature(car, dealer)](car, dealer)
}

/** Does the signature say the same as one of the card's facts? */
export function isSaid(fact: string, { note = '', figures = [] }: CardSignature): boolean {
  if (fact === LEARNER_FACT) return note.includes(FOR_LEARNERS)
  return figures.some(([, value]) => fact.startsWith(`${value} `))
}

/** What the dealer's pages say first of a vehicle of this kind. */
export function findSignature({ itemType }: Car, { bundle: { tenant } }: DealerContext): SignatureName {
  return siteSignature(templateDefinition(tenant.template), tenant.theme, itemType)
}

/** At which yard a vehicle is, of a dealer with several: `Parramatta`; '' elsewhere. */
export function findYard(car: Car, { bundle }: DealerContext): string {
  const here = findCarLocation(car, bundle)
  if (here === undefined || listLocations(bundle.locations, 'sales').length < 2) return ''
  return shortPlaceName(here.name, bundle.tenant)
}

function describeFall(car: Car, dealer: DealerContext): CardSignature {
  const next = priceSteps(car, dealer, 2).at(-1)
  return next?.is === 'next' ? { note: `Falls to ${next.price} on ${next.when}` } : {}
}

function describeFit(car: Car): CardSignature {
  const seatMm = findSeatMm(car)
  const licence = isForLearners(car) ? FOR_LEARNERS : isTooLarge(car) ? 'Full licence' : ''
  return { note: [seatMm === null ? '' : `Seat ${seatMm} mm`, licence].filter(Boolean).join(' · ') }
}

/** Where it is, and when it can be in the first of the dealer's other towns. */
function describePlace(car: Car, dealer: DealerContext): CardSignature {
  const here = findCarLocation(car, dealer.bundle)
  const [town] = here ? listDeliveryTowns(car, here, dealer) : []
  if (here === undefined || town === undefined) return {}
  // The sentence names the yard, which then stands nowhere else.
  return {
    yard: '',
    note: `At ${shortPlaceName(here.name, dealer.bundle.tenant)}, in ${town.name} by ${town.by}`,
  }
}

function describeRange(car: Car, { bundle }: DealerContext): CardSignature {
  const wltpKm = electricFigures(car, bundle.models).wltpKm
  if (wltpKm === null || wltpKm < RANGE_KM.least || wltpKm > RANGE_KM.most) return {}
  const { km, onHighway, from, farthest } = findOwnReach(wltpKm, bundle)
  const road = from && farthest ? `${from} to ${farthest}, ` : ''
  const measured = onHighway ? 'on the highway' : 'by WLTP'
  const words = `${road}${measured}${car.carType === 'used' ? ' when new' : ''}`
  return {
    reach: {
      share: Math.min(1, Math.round((wltpKm / FULL_BAR_KM) * 100) / 100),
      text: words.charAt(0).toUpperCase() + words.slice(1),
      km: `${formatCount(km)} km`,
    },
  }
}

function towFigures(car: Car): CardSignature {
  const { towingKg } = car
  const payload = payloadKg(car.grossvehiclemass, car.tareWeight)
  const isTowing = towingKg !== null && towingKg >= LEAST_LIMIT_KG
  return listFigures([
    ['Tows', isTowing ? formatKg(towingKg) : ''],
    ['Carries', payload === null ? '' : formatKg(payload)],
    ['On the ball', isTowing && towingKg <= MOST_ON_A_BALL_KG ? formatKg(ballKg(towingKg)) : ''],
    ['Seats', isTowing && car.seats ? String(car.seats) : ''],
  ])
}

function loadFigures(car: Car): CardSignature {
  const grossKg = massKg(car.grossvehiclemass)
  const payload = payloadKg(car.grossvehiclemass, car.tareWeight)
  const pallets = countPallets(car.bodyLength, car.bodyWidth)
  const count = pallets === null ? 0 : pallets.across * pallets.along
  const licence = licenceClass({ grossKg, wheels: car.drive || car.axleType, body: car.body })
  return {
    ...listFigures([
      ['Licence', licence.replace(/ \(.*| licence.*/, '')],
      ['Carries', payload === null ? '' : formatKg(payload)],
      ['Pallets', count > 0 ? String(count) : ''],
      ['GVM', formatMass(car.grossvehiclemass)],
      ['Tows', formatMass(car.towingcapacitybraked)],
    ]),
    ...(licence === '' ? {} : { note: `Drive it on a ${licenceWords(licence)}` }),
  }
}

function tareFigures(car: Car): CardSignature {
  const payload = payloadKg(car.aggregateTrailerMass, car.tareWeight)
  const loadedKg = massKg(car.aggregateTrailerMass)
  return {
    ...listFigures([
      ['Empty', formatMass(car.tareWeight)],
      ['Loaded', formatMass(car.aggregateTrailerMass)],
      ['Yours', payload === null ? '' : formatKg(payload)],
    ]),
    ...(loadedKg === null ? {} : { note: describeTower(loadedKg) }),
  }
}

/** What can tow a caravan of this mass. */
function describeTower(loadedKg: number): string {
  if (loadedKg > MOST_ON_A_BALL_KG) return 'Loaded, it wants a truck'
  if (loadedKg > MOST_UTES_TOW_KG) return 'Loaded, it wants a light truck or an American ute'
  return `Goes behind anything that tows ${formatKg(Math.ceil(loadedKg / 100) * 100)}`
}

function listFigures(all: [label: string, value: string][]): CardSignature {
  const figures = all.filter(([, value]) => value !== '')
  return figures.length > 0 ? { figures: figures.slice(0, MOST_FIGURES) } : {}
}
