import type { OfferedActions } from '#app/features/vehicle/rules/side-actions.ts'
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
