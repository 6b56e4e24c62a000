import type { Car, SignatureName } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { priceSteps } from '#app/parts/car/price-steps/price-steps.server.ts'
import {
  formatClear,
  formatRepair,
  paintLook,
  passedText,
  sortFaults,
} from '#app/parts/car/rules/inspection.ts'
import type { VehicleLeads } from '#app/parts/lead/form/lead-link-model.ts'
import { placeOfPanel, planReadings } from './paint-places.ts'
import type { InspectionModel, RecordModel } from './record-model.ts'

/** So many prices, and so many of them promised: beside a sheet, and where they are alone. */
const BESIDE_A_SHEET = { most: 3, ahead: 1 }
const ALONE = { most: 5, ahead: 2 }

/**
 * What was found on a car, and what it cost before; null where nothing is on record.
 * @param signature what its page says first: only where that is the sheet, a missing one can be asked for
 */
export function vehicleRecord(
  car: Car,
  dealer: DealerContext,
  { signature, leads }: { signature: { name: SignatureName }; leads: VehicleLeads },
): RecordModel {
  const inspection = inspectionModel(car)
  const { most, ahead } = inspection ? BESIDE_A_SHEET : ALONE
  const prices = priceSteps(car, dealer, most, ahead)
  const ask = signature.name === 'faults' ? (leads.sheet ?? null) : null
  return inspection === null && prices.length === 0 && ask === null ? null : { inspection, prices, ask }
}

function inspectionModel({ inspection }: Car): InspectionModel | null {
  if (inspection === null) return null
  const measured = inspection.panels.map(({ panel, microns }) => ({
    panel,
    microns,
    look: paintLook(microns),
  }))
  const plan = planReadings(measured)
  const panels = measured.map((each) => ({
    ...each,
    isOnPlan: plan !== null && placeOfPanel(each.panel) !== null,
  }))
  const passed = inspection.lines.filter(({ found }) => found === '').toSorted((a, b) => a.n - b.n)
  return {
    passed: passedText(inspection),
    faults: sortFaults(inspection).map((fault) => ({
      part: fault.part,
      found: fault.found,
      side: formatRepair(fault),
      look: fault.look,
    })),
    clear: passed.map(({ part }) => formatClear(part)),
    panels,
    plan,
  }
}
