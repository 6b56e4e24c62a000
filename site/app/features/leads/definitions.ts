import type { LeadKind, Tenant } from '@forecourt/schemas/contract'
import { careers } from './definitions/careers.ts'
import { enquiry } from './definitions/enquiry.ts'
import { finance } from './definitions/finance.ts'
import { findSimilar } from './definitions/find-similar.ts'
import { parts } from './definitions/parts.ts'
import { prizeWheel } from './definitions/prize-wheel.ts'
import { requestPhotos } from './definitions/request-photos.ts'
import { reserve } from './definitions/reserve.ts'
import { service } from './definitions/service.ts'
import { testDrive } from './definitions/test-drive.ts'
import { offerAcceptance, regoLookup, tradeIn, valuationAdjustment } from './definitions/trade-in.ts'
import { vehicleEnquiry } from './definitions/vehicle-enquiry.ts'
import type { LeadDefinition } from './lead-definition.ts'

const ALL: readonly LeadDefinition[] = [
  enquiry,
  vehicleEnquiry,
  testDrive,
  requestPhotos,
  findSimilar,
  careers,
  parts,
  service,
  reserve,
  finance,
  tradeIn,
  valuationAdjustment,
  offerAcceptance,
  regoLookup,
  prizeWheel,
]

const BY_KIND = new Map<string, LeadDefinition>(ALL.map((definition) => [definition.kind, definition]))

/** The form of a kind of lead as a dealer has it; null where there is none. */
export function findDefinition(kind: string, tenant: Tenant): LeadDefinition | null {
  const found = BY_KIND.get(kind) ?? null
  return found?.stepsFor ? { ...found, steps: found.stepsFor(tenant) } : found
}

/** @throws Error for a kind that nobody has defined, which is a defect of ours */
export function definitionOf(kind: LeadKind, tenant: Tenant): LeadDefinition {
  const found = findDefinition(kind, tenant)
  if (found === null) throw new Error(`No form for leads of kind ${kind}`)
  return found
}
