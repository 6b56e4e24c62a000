import {
  ASKED_FIRST,
  type Fault,
  formatClear,
  formatFault,
  formatRepair,
  type Inspection,
  type PicturePoint,
  passedText,
  sortFaults,
} from '#app/parts/car/rules/inspection.ts'

const SHOWN = 3

/** The worst of what an inspection found. */
export type FaultList = {
  /** `side` is a reading of the paint, or what was done; `at` where a picture shows it. */
  faults: { text: string; side: string; look: Fault['look']; at: PicturePoint | null }[]
  /** What passed: `No flood, write-off or finance owing`; '' for none. */
  clear: string
  /** `108 of 112 passed`; '' where the sheet does not count. */
  passed: string
}

/** The three worst faults of a sheet, and one thing that passed; null for a sheet that says neither. */
export function listFaults(inspection: Inspection): FaultList | null {
  const all = sortFaults(inspection)
  const clear = inspection.lines.filter(({ found }) => found === '').map(({ part }) => part)
  const asked = clear.find((part) => ASKED_FIRST.test(part)) ?? clear[0] ?? ''
  const passed = passedText(inspection).replace(' points', '')
  if (all.length === 0 && asked === '' && passed === '') return null
  return {
    faults: all.slice(0, SHOWN).map((fault) => ({
      text: formatFault(fault),
      side: formatRepair(fault),
      look: fault.look,
      at: fault.at,
    })),
    clear: asked === '' ? '' : formatClear(asked),
    passed,
  }
}
