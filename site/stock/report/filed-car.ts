import { parseCar } from '@forecourt/schemas/contract'
import type { FiledCar } from '#app/integrations/import-report.ts'
import { restoreCar, type WireCar } from '../override/override-car.ts'

/** An indexed car with what its file says; null for a document that violates the contract. */
export function buildFiledCar(document: WireCar, live: boolean): FiledCar | null {
  try {
    const shown = parseCar(document)
    return {
      id: shown.id,
      stocknum: shown.stocknum,
      vin: shown.vin,
      name: shown.name,
      slug: shown.slug,
      live,
      file: parseCar(restoreCar(document)),
      heldUntil: typeof document.reserved_until === 'string' ? document.reserved_until : null,
      pictures: listPictures(document),
    }
  } catch {
    return null
  }
}

function listPictures({ images }: WireCar): string[] {
  const all = (Array.isArray(images) ? images : []) as { image?: { url?: unknown } }[]
  return all.flatMap(({ image }) => (typeof image?.url === 'string' ? [image.url] : []))
}
