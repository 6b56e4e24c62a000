import type { LeadKind, Tenant } from '@forecourt/schemas/contract'
import { careers } from './careers.ts'
import { enquiry } from './enquiry.ts'
import { finance } from './finance.ts'
import { findSimilar } from './find-similar.ts'
import type { LeadDefinition } from './lead-definition.ts'
import { parts } from './parts.ts'
import { prizeWheel } from './prize-wheel.ts'
import { requestPhotos } from './request-photos.ts'
import { reserve } from './reserve.ts'
import { service } from './service.ts'
import { testDrive } from './test-drive.ts'
import { offerAcceptance, regoLookup, tradeIn, valuationAdjustment } from './trade-in.ts'
import { vehicleEnquiry } from './vehicle-enquiry.ts'

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

/** @throws Error for a kind without a definition, which is a defect */
export function definitionOf(kind: LeadKind, tenant: Tenant): LeadDefinition {
  const found = findDefinition(kind, tenant)
  if (found === null) throw new Error(`No form for leads of kind ${kind}`)
  return found
}
