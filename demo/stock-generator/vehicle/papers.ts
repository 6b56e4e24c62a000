import type { Grade } from '../catalog/grade.ts'
import { MAKES } from '../catalog/makes.ts'
import { computeHash } from '../hash.ts'
import type { Random } from '../random.ts'
import type { PlaceState } from './place.ts'

// Neither has the letters I, O and Q, which look like digits.
const VIN_CHARACTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789'
/** Model years from 2010 on: position 10 of a VIN, 30 years before it begins anew. */
const VIN_YEARS = 'ABCDEFGHJKLMNPRSTVWXY'
const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ'
const DIGITS = '0123456789'

/** Plates by state, as they were issued in these years: L a letter, D a digit, anything else itself. */
const PLATES: Readonly<Record<PlaceState, Record<'car' | 'motorcycle' | 'trailer', string>>> = {
  NSW: { car: 'LLLDDL', motorcycle: 'LLLDD', trailer: 'TLDDLL' },
  VIC: { car: 'DLLDLL', motorcycle: 'DLDLL', trailer: 'YDDLLL' },
  QLD: { car: 'DDDLLD', motorcycle: 'DDLLL', trailer: 'DDDULL' },
  SA: { car: 'SDDDLLL', motorcycle: 'SDDLLL', trailer: 'TDDDLLL' },
  WA: { car: '1LLLDDD', motorcycle: '1LLDDD', trailer: '1TLLDDD' },
}

/**
 * A vehicle identification number: the maker, five characters that the model shares, one for the check, the model
 * year, the plant and a serial number. It looks right and belongs to nothing.
 */
export function inventVin(grade: Grade, year: number, serial: number, random: Random): string {
  const wmis = MAKES.get(grade.make)?.wmi ?? ['6T9']
  const wmi = wmis[computeHash(grade.model) % wmis.length] ?? '6T9'
  let rest = computeHash(`${grade.model} ${grade.series}`)
  const model = Array.from({ length: 5 }, () => {
    const character = VIN_CHARACTERS[rest % VIN_CHARACTERS.length] ?? 'A'
    rest = Math.floor(rest / VIN_CHARACTERS.length) + 7
    return character
  }).join('')
  const modelYear = VIN_YEARS[(year - 2010 + 30) % 30] ?? '0'
  return `${wmi}${model}${random.pick([...'0123456789X'])}${modelYear}${random.pick([...LETTERS])}${String(serial).padStart(6, '0')}`
}

/** A plate of the state, for a trailer, a motorcycle or anything else. */
export function inventPlate(state: PlaceState, { itemType }: Grade, random: Random): string {
  const kind = itemType === 'caravan' ? 'trailer' : itemType === 'motorcycle' ? 'motorcycle' : 'car'
  return [...PLATES[state][kind]]
    .map((place) => {
      if (place === 'L') return random.pick([...LETTERS])
      return place === 'D' ? random.pick([...DIGITS]) : place
    })
    .join('')
}
