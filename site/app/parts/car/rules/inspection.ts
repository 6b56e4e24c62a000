/** A place on a picture, which is counted from 1; hundredths of its width and height. */
export type PicturePoint = { picture: number; x: number; y: number }

/** The sheet of an inspection; a line without `found` is of a part that passed. */
export type Inspection = {
  lines: readonly {
    n: number
    part: string
    found: string
    done: string
    severity: 'minor' | 'major'
    at?: PicturePoint | null
  }[]
  panels: readonly { panel: string; microns: number; at?: PicturePoint | null }[]
  passed: number | null
  points: number | null
}

/** A reading above it says that a panel was repainted; microns. */
export const PAINTED_AGAIN = 180
/** A reading up to it is the factory's paint. */
export const FACTORY_PAINT = 130

/** `bad` is a major fault, or paint that is not the factory's first; `mid` a minor one; `ok` what passed. */
export type InspectionLook = 'bad' | 'mid' | 'ok'

/** How a paint reading is marked. */
export function paintLook(microns: number): InspectionLook {
  if (microns > PAINTED_AGAIN) return 'bad'
  return microns > FACTORY_PAINT ? 'mid' : 'ok'
}

/** `108 of 112 points passed`; '' where the sheet does not count. */
export function passedText({ passed, points }: Inspection): string {
  if (passed === null) return ''
  return points === null ? `${passed} points passed` : `${passed} of ${points} points passed`
}

/** What was found on a part, and beside it a reading of its paint or what was done about it. */
export type Fault = {
  look: 'bad' | 'mid'
  part: string
  found: string
  microns: number | null
  done: string
  at: PicturePoint | null
}

/** Lines of a sheet on a card, so that cards beside each other are alike. */
const CARD_LINES = 3

/** A card's lines of a sheet: the two worst, and of what passed the rest. */
export function worstLines(inspection: Inspection): [look: InspectionLook, text: string][] {
  const worst = sortFaults(inspection)
    .slice(0, 2)
    .map((fault): [InspectionLook, string] => [fault.look, formatFault(fault)])
  const passed = listPassed(inspection).map((text): [InspectionLook, string] => ['ok', text])
  return [...worst, ...passed].slice(0, CARD_LINES)
}

const PAINTED = 'repainted'

/** `Mirror, left: Scuffed`, `Left front door repainted`. */
export const formatFault = ({ part, found }: Pick<Fault, 'part' | 'found'>) =>
  found === PAINTED ? `${formatPanel(part)} ${found}` : `${part}: ${found}`

/** `Left front door` for a sheet's `Door, left front`. */
function formatPanel(panel: string): string {
  const [name = '', side = ''] = panel.split(', ')
  return side === '' ? panel : `${side.charAt(0).toUpperCase()}${side.slice(1)} ${name.toLowerCase()}`
}

/** What stands beside a fault: the reading of its paint, or what was done. */
export const formatRepair = ({ microns, done }: Pick<Fault, 'microns' | 'done'>) =>
  microns === null ? done || 'Not repaired' : `${microns} µm`

/** What a buyer of a used vehicle hopes not to hear. */
export const ASKED_FIRST = /flood|write-?off|finance owing|stolen/i

/** A part that passed, in words: `Warning lights: clear`, `No flood, write-off or finance owing`. */
export function formatClear(part: string): string {
  if (!ASKED_FIRST.test(part)) return `${part}: clear`
  return `No ${part.charAt(0).toLowerCase()}${part.slice(1).replace(/, ([^,]+)$/, ' or $1')}`
}

/** The faults of a sheet, the worst first; in this order they are numbered wherever they are listed. */
export function sortFaults(inspection: Inspection): Fault[] {
  const found = inspection.lines.filter((line) => line.found !== '')
  // What was left as it is weighs more than what was put right.
  const minor = found.filter(({ severity }) => severity === 'minor')
  return [
    ...found.filter(({ severity }) => severity === 'major').map((line) => readFault(line, 'bad')),
    ...repainted(inspection).map(
      ({ panel, microns, at = null }): Fault => ({
        look: 'bad',
        part: panel,
        found: PAINTED,
        microns,
        done: '',
        at,
      }),
    ),
    ...minor.filter(({ done }) => done === '').map((line) => readFault(line, 'mid')),
    ...minor.filter(({ done }) => done !== '').map((line) => readFault(line, 'mid')),
  ]
}

const readFault = (
  { part, found, done, at = null }: Inspection['lines'][number],
  look: Fault['look'],
): Fault => ({
  look,
  part,
  found,
  microns: null,
  done,
  at,
})

/** A panel whose paint is already a line is listed once. */
function repainted({ panels, lines }: Inspection) {
  const named = new Set(lines.filter(({ found }) => found !== '').map(({ part }) => part.toLowerCase()))
  return panels.filter(
    ({ panel, microns }) => paintLook(microns) === 'bad' && !named.has(panel.toLowerCase()),
  )
}

function listPassed(inspection: Inspection): string[] {
  const clear = inspection.lines.filter(({ found }) => found === '')
  return [...clear.map(({ part }) => formatClear(part)), passedText(inspection)].filter((text) => text !== '')
}
