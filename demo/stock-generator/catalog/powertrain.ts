/** What drives a vehicle, in the words of dealers' systems. */
export type Engine = {
  fuel: string
  /** Cubic centimetres, null for electric. */
  cc: number | null
  cylinders: number | null
  /** '' for electric. */
  induction: string
  kilowatts: number
  newtonMetres: number
}

export type Gearbox = { name: string; gears: string }

const FUELS: Readonly<Record<string, string>> = {
  P: 'Petrol - Unleaded ULP',
  PP: 'Petrol - Premium ULP',
  D: 'Diesel',
  H: 'Hybrid with Unleaded',
  DH: 'Hybrid with Diesel',
  PH: 'Plug-in Hybrid with Unleaded',
  E: 'Electric',
}

const DRIVES: Readonly<Record<string, string>> = {
  F: 'Front Wheel Drive',
  R: 'Rear Wheel Drive',
  A: 'All Wheel Drive',
  '4': '4x4 Dual Range',
  '2': '4x2',
}

/** An engine of the tables: fuel, cc, cylinders, induction (A, T), kilowatts and newton metres: `D 2755 4 T 150 500`. */
export function parseEngine(written: string): Engine {
  const [fuel = '', cc = '', cylinders = '', induction = '', kilowatts, newtonMetres] = written.split(' ')
  const name = FUELS[fuel]
  if (name === undefined || !(Number(kilowatts) > 0) || !(Number(newtonMetres) > 0))
    throw new Error(`"${written}" is no engine.`)
  return {
    fuel: name,
    cc: cc === '-' ? null : Number(cc),
    cylinders: cylinders === '-' ? null : Number(cylinders),
    induction: getInduction(fuel, induction),
    kilowatts: Number(kilowatts),
    newtonMetres: Number(newtonMetres),
  }
}

function getInduction(fuel: string, written: string): string {
  if (written === 'A') return 'Aspirated'
  if (written !== 'T') return ''
  return fuel === 'D' || fuel === 'DH' ? 'Turbo Diesel' : 'Turbo'
}

/**
 * A gearbox of the tables: A8 (automatic), M6 (manual), D7 (dual clutch), AMT6 (automated), C (CVT), R1 (reduction).
 * @param automatic what dealers' systems call an automatic one of this kind of vehicle
 */
export function parseGearbox(written: string, automatic = 'Sports Automatic'): Gearbox {
  const [, kind = '', gears = ''] = /^([A-Z]+)(\d*)$/.exec(written) ?? []
  const names: Readonly<Record<string, string>> = {
    A: `${gears} Speed ${automatic}`,
    M: `${gears} Speed Manual`,
    D: `${gears} Speed Auto Dual Clutch`,
    AMT: `${gears} Speed Automated Manual`,
    C: 'CVT Automatic',
    R: '1 Speed Reduction Gear',
  }
  const name = names[kind]
  if (name === undefined) throw new Error(`"${written}" is no gearbox.`)
  return { name, gears }
}

/** The driven wheels by the tables' letter. */
export function parseDrive(written: string): string {
  const drive = DRIVES[written]
  if (drive === undefined) throw new Error(`"${written}" is no drive.`)
  return drive
}
