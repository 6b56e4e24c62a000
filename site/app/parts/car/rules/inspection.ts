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

/** What is said of a thing without a colon: `scuffed`, `worn to the second layer`, `does not move`, `loose`. */
const PREDICATE =
  /^([a-z]+(ed|en|rn|ing|s)|loose|dead|bent|split|dirty|dull|weak|slow|stiff|noisy|cloudy|uneven|missing|not|faulty)(?![\w-])/
/** What is broken of a part that was named already: `Scuffed cover`. */
const ITS_OWN_PIECE = /^(\w+ed) (?!again$|through$|off$|out$|over$|up$|down$|\w+ly$)[a-z]+$/i
/** A longer line would take two on a card. */
const SHORT = 32
/** Where a long line ends: `Crackles above volume 20`. */
const CIRCUMSTANCE = / (above|over|under|below|to|by|when|at|on|in|with|from) .*$/

/**
 * A fault in short: `Left mirror scuffed`, `Left front door repainted`, `Rear wiper does not move`. What names a thing of
 * its own follows a colon, `Windscreen: chip 3 mm`, and what says where it is stands alone, `Surface rust on the exhaust`.
 */
export function formatFault({ part, found }: Pick<Fault, 'part' | 'found'>): string {
  const named = formatPart(part)
  if (found === '') return named
  const low = beginLow(found)
  if (PREDICATE.test(low)) {
    const [said = low] = low.replace(ITS_OWN_PIECE, '$1').split(', ')
    const whole = `${named} ${said}`
    return whole.length > SHORT ? `${named} ${said.replace(CIRCUMSTANCE, '')}` : whole
  }
  return / on the /.test(found) ? found : `${named}: ${low}`
}

/** `Left front door` for a sheet's `Door, left front`; a part whose name has another comma as it is. */
function formatPart(part: string): string {
  const [, name = '', side = ''] =
    /^([^,]+), ((?:left|right|front|rear|centre|inner|outer)\b[^,]*)$/i.exec(part) ?? []
  return side === '' ? part : `${side.charAt(0).toUpperCase()}${side.slice(1)} ${beginLow(name)}`
}

/** Within a sentence; an abbreviation (`ABS`) and a figure stay. */
const beginLow = (text: string) =>
  /^[A-Z](?![A-Z])/.test(text) ? `${text.charAt(0).toLowerCase()}${text.slice(1)}` : text

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

/** The same in short, of several the first two: `Warning lights clear`, `Flood, write-off: clear`. */
function formatShortClear(part: string): string {
  const names = part.split(', ')
  if (names.length > 1) return `${names.slice(0, 2).join(', ')}: clear`
  return ASKED_FIRST.test(part) ? formatClear(part) : `${part} clear`
}

/** The faults of a sheet, the worst first; in this order they are numbered wherever they are listed. */
export function sortFaults(inspection: Inspection): Fault[] {
  const found = inspection.lines.filter((line) => line.found !== '')
  // What was left as it is weighs more than what was put right, or is being.
  const isLeft = ({ done }: Inspection['lines'][number]) => done === ''
  const [major, minor] = (['major', 'minor'] as const).map((severity) =>
    found.filter((line) => line.severity === severity),
  )
  return [
    ...listAs('bad', major?.filter(isLeft)),
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
    ...listAs(
      'mid',
      major?.filter((line) => !isLeft(line)),
    ),
    ...listAs('mid', minor?.filter(isLeft)),
    ...listAs(
      'mid',
      minor?.filter((line) => !isLeft(line)),
    ),
  ]
}

const listAs = (look: Fault['look'], lines: readonly Inspection['lines'][number][] = []) =>
  lines.map((line) => readFault(line, look))

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
  return [...clear.map(({ part }) => formatShortClear(part)), passedText(inspection)].filter(
    (text) => text !== '',
  )
}
