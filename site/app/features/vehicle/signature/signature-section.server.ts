import { type Car, type SignatureName, siteSignature, templateDefinition } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { isAvailable } from '#app/domain/stock/availability.ts'
import { faultsSignature } from './faults/faults.server.ts'
import { fitSignature } from './fit/fit.server.ts'
import { placeSignature } from './place/place.server.ts'
import { rangeSignature } from './range/range.server.ts'
import type { Signature } from './signature-model.ts'
import { loadSignature } from './weights/load.server.ts'
import { tareSignature } from './weights/tare.server.ts'
import { towSignature } from './weights/tow.server.ts'
import { whereSignature } from './where/where.server.ts'

type MakeSignature = (car: Car, dealer: DealerContext) => Signature | null | Promise<Signature | null>

const MAKERS: Readonly<Record<SignatureName, MakeSignature>> = {
  faults: faultsSignature,
  tow: towSignature,
  load: loadSignature,
  tare: tareSignature,
  fit: fitSignature,
  range: rangeSignature,
  place: placeSignature,
  where: whereSignature,
}

/** What a dealer's page of a vehicle says first, and its name; null parts where the vehicle has no data for it. */
export type SignatureSection = { signature: Required<Signature> & { name: SignatureName } }

/** Nothing is said of a vehicle that is gone. */
export async function signatureSection(car: Car, dealer: DealerContext): Promise<SignatureSection> {
  const { template, theme } = dealer.bundle.tenant
  const name = siteSignature(templateDefinition(template), theme, car.itemType)
  const made = isAvailable(car) ? await MAKERS[name](car, dealer) : null
  const { line = null, faults = null, strip = null } = made ?? {}
  return { signature: { name, line, faults, strip } }
}
