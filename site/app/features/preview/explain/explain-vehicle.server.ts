import type { Car } from '@forecourt/schemas/contract'
import { hides, shows, type Verdict } from '@forecourt/schemas/contract/pure'
import type { DealerContext } from '#app/context.ts'
import { galleryThumbnails } from '#app/parts/car/rules/gallery-thumbnails.ts'
import { availableVerdict } from '#app/parts/car/rules/reserve-verdict.ts'
import { calculatorVerdict } from '#app/parts/money/calculator/finance-block.server.ts'
import { explainCar, explainPart } from './explain-car.server.ts'
import type { ExplainedCar } from './explain-model.ts'

/** What a card has and a car's own page has not. */
const CARD_ALONE = new Set(['View Details', 'Thumbnail strip'])

/** Every part of a car's own page with its verdict, at the page's instant. */
export function explainVehicle(car: Car, dealer: DealerContext): ExplainedCar {
  const { id, name, parts } = explainCar(car, dealer)
  const { flags } = dealer.bundle.tenant
  const available = availableVerdict(car)
  return {
    id,
    name,
    parts: [
      ...parts.filter(({ part }) => !CARD_ALONE.has(part)),
      explainPart('Finance calculator', '', calculatorVerdict(car, dealer), dealer),
      explainPart('Gallery', flags.galleryView, chosenByDealer, dealer),
      explainPart('Gallery thumbnails', '', thumbnails(car.images.length), dealer),
      explainPart('View from all sides', '', isSpin(car), dealer),
      explainPart('Trade-in', '', available, dealer),
      explainPart('Delivery estimate', '', available, dealer),
    ],
  }
}

const chosenByDealer: Verdict = {
  shown: true,
  reasons: [{ code: 'setting', text: 'The dealer’s setting for the gallery.' }],
}

function thumbnails(count: number): Verdict {
  const code = 'pictures'
  return galleryThumbnails(count).shown
    ? shows(code, `The vehicle has ${count} pictures.`)
    : hides(code, `The vehicle has ${count} pictures; thumbnails need more than three.`)
}

function isSpin({ spinImages }: Car): Verdict {
  return spinImages.length > 0
    ? shows('frames', `The vehicle has ${spinImages.length} frames.`)
    : hides('no-frames', 'The vehicle has no frames.')
}
