import type { OfferedActions } from '#app/features/vehicle/rules/side-actions.ts'
import type { VehicleModel } from '../vehicle-model.ts'

/** What is offered for a vehicle; nothing for one that is gone. */
export function offeredFor({
  available,
  leads,
  place,
  reserve,
  money,
}: Pick<VehicleModel, 'available' | 'leads' | 'place' | 'reserve' | 'money'>): OfferedActions {
  return {
    enquire: available && leads.enquire !== undefined,
    phone: available && place.phone !== null,
    reserve: available && reserve !== null,
    finance: available && money.finance !== null,
    testDrive: available && leads.testDrive !== undefined,
  }
}
