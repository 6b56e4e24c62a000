import type { OfferedActions } from '#app/features/vehicle/rules/side-actions.ts'
import type { LeadLinkModel } from '#app/parts/lead/form/lead-link-model.ts'
import type { VehicleModel } from '../vehicle-model.ts'

/** What is offered for a vehicle; nothing for one that is gone. */
export function offeredFor({
  available,
  leads,
  reserve,
  money,
}: Pick<VehicleModel, 'available' | 'leads' | 'reserve' | 'money'>): OfferedActions {
  return {
    reserve: available && reserve !== null,
    finance: available && money.finance !== null,
    testDrive: available && leads.testDrive !== undefined,
  }
}

/** Of what is on its way one asks to be told; the enquiry in its usual words is then under More. */
export const isComing = ({ notice, leads }: Pick<VehicleModel, 'notice' | 'leads'>): boolean =>
  notice?.kind === 'coming' && leads.enquire !== undefined

/** The primary action: the enquiry, in the words for a vehicle that is here or on its way. */
export function primaryLead(car: Pick<VehicleModel, 'notice' | 'leads'>): LeadLinkModel | undefined {
  const { enquire } = car.leads
  return enquire && isComing(car) ? { ...enquire, label: 'Register your interest' } : enquire
}
