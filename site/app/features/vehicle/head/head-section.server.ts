import type { Car } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { isAvailable, isSold } from '#app/domain/stock/availability.ts'
import { certifiedTypeName } from '#app/domain/vocabulary/car-types.ts'
import { getItemNames, type ItemNames } from '#app/domain/words/item-names.ts'
import { viewCount, viewsText } from '#app/features/vehicle/rules/view-count.ts'
import type { CarFact, TagModel } from '#app/parts/car/card/card-model.ts'
import { carFacts } from '#app/parts/car/facts/card-facts.ts'
import { electricFigures } from '#app/parts/car/facts/electric-figures.ts'
import { carTitle, tagModel, tagVerdict } from '#app/parts/car/present-car.server.ts'
import type { ViewedCar } from '../use-viewed-car.ts'

/** What a vehicle is called, its kind and its state. */
export type HeadSection = {
  name: string
  sub: string
  /** Its most important facts, as beside the name. */
  facts: CarFact[]
  /** What its kind is called. */
  item: ItemNames
  carType: 'new' | 'demo' | 'used'
  /** `Certified used`, `New`, `Demo`. */
  kind: string
  certified: boolean
  slug: string
  /** `Viewed 12 times`, until the page has the fresh number; '' for fewer than `from`. */
  views: { text: string; from: number }
  tag: TagModel | null
  available: boolean
  /** Of what is not available: sold, and not of another status. */
  isSold: boolean
  viewed: ViewedCar
}

export function headSection(car: Car, dealer: DealerContext): HeadSection {
  const { texts, vehiclePage } = dealer.bundle.tenant
  const { viewsFrom } = vehiclePage
  const { name, sub } = carTitle(car)
  return {
    name,
    sub,
    facts: headFacts(car, dealer),
    item: getItemNames([car.itemType]),
    carType: car.carType,
    kind: certifiedTypeName(car, texts.usedKeyword),
    certified: car.certified,
    slug: car.slug,
    views: { text: viewsText(viewCount(car.views), viewsFrom), from: viewsFrom },
    tag: tagModel(tagVerdict(car, dealer)),
    available: isAvailable(car),
    isSold: isSold(car),
    viewed: viewedCar(car),
  }
}

/** How far an electric car goes comes before how far it has gone; that of a new one, a few kilometres, is no news. */
function headFacts(car: Car, { bundle: { models } }: DealerContext): CarFact[] {
  const facts = carFacts(car)
  const { wltpKm } = electricFigures(car, models)
  if (wltpKm === null) return facts
  const isNews = ({ icon }: CarFact) => icon !== 'gearbox' && !(icon === 'odometer' && car.carType === 'new')
  return [{ icon: 'route', text: `${wltpKm} km electric range` }, ...facts.filter(isNews)]
}

function viewedCar({ id, stocknum, make, model, body, simpleBody }: Car): ViewedCar {
  return { id, stocknum, make, model, body, simple_body: simpleBody }
}
