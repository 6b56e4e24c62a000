import { type Fault, type Inspection, passedText, sortFaults } from '#app/parts/car/rules/inspection.ts'

const SHOWN = 3

/** The worst of what an inspection found. */
export type FaultList = {
  /** `side` is a reading of the paint, or what was done. */
  faults: { text: string; side: string; look: Fault['look'] }[]
  /** How many more the sheet has. */
  more: number
  /** A part that passed: `Flood, write-off, finance owing`; '' for none. */
  clear: string
  /** `108 of 112 passed`; '' where the sheet does not count. */
  passed: string
}

/** The three worst faults of a sheet, and one thing that passed; null for a sheet that says neither. */
export function listFaults(inspection: Inspection): FaultList | null {
  const all = sortFaults(inspection)
  const clear = inspection.lines.find(({ found }) => found === '')?.part ?? ''
  const passed = passedText(inspection).replace(' points', '')
  if (all.length === 0 && clear === '' && passed === '') return null
  return {
    faults: all.slice(0, SHOWN).map(({ text, look, microns, done }) => ({
      text,
      look,
      side: microns === null ? done || 'Left as it is' : `${microns} µm`,
    })),
    more: Math.max(0, all.length - SHOWN),
    clear,
    passed,
  }
}
