import type { ChargeBand, ChargeDays, ChargeSource, DutyRow, DutyTable } from './charge-tables.ts'
import { type ChargedVehicle, matchCondition } from './charged-vehicle.ts'
import { DUTY_TABLES } from './duty-tables.ts'
import { REGISTRATION_TABLES } from './registration-tables.ts'
import type { StateCode } from './state-code.ts'

type Charge = { cents: number; source: ChargeSource }

/** What the government of a state charges for a vehicle on a day; what is not known is null, never guessed. */
export type Charges = {
  /** There is a table of the stamp duty for the day. */
  isKnown: boolean
  /** Null also where the duty depends on what is not known of the vehicle. */
  duty: Charge | null
  /** Twelve months of registration with compulsory insurance. */
  registration: Charge | null
  /** The price with all charges; null where one of them is missing. */
  totalCents: number | null
  /** The last day on which this is so; null where no end is known. */
  lastDay: string | null
}

/** @param day `YYYY-MM-DD` */
export function computeCharges(vehicle: ChargedVehicle, state: StateCode, day: string): Charges {
  const dutyTable = findTable(DUTY_TABLES, state, day)
  const registrationTable = findTable(REGISTRATION_TABLES, state, day)
  const dutyCents = dutyTable ? computeDuty(vehicle, dutyTable) : null
  const row = registrationTable?.rows.find((own) => matchCondition(vehicle, own) === 'yes')
  const duty = dutyTable && dutyCents !== null ? { cents: dutyCents, source: dutyTable.source } : null
  const registration =
    registrationTable && row ? { cents: toCents(row.dollars), source: registrationTable.source } : null
  return {
    isKnown: dutyTable !== undefined,
    duty,
    registration,
    totalCents: duty && registration ? vehicle.priceCents + duty.cents + registration.cents : null,
    lastDay: [dutyTable?.to, registrationTable?.to].filter((to) => typeof to === 'string').sort()[0] ?? null,
  }
}

const findTable = <T extends ChargeDays & { state: StateCode }>(
  tables: readonly T[],
  state: StateCode,
  day: string,
): T | undefined =>
  tables.find((table) => table.state === state && table.from <= day && (table.to === null || day <= table.to))

/**
 * The stamp duty by a table, in cents: the amount of the first row that is right. A row that may be right counts too; where
 * amounts then differ, there is none.
 */
export function computeDuty(vehicle: ChargedVehicle, { rows, downToCents = 1 }: DutyTable): number | null {
  const amounts = new Set<number | null>()
  for (const row of rows) {
    const match = matchCondition(vehicle, row)
    if (match !== 'no') amounts.add(computeRow(vehicle.priceCents, row))
    if (match === 'yes') {
      const [only = null] = amounts
      return amounts.size === 1 && only !== null ? Math.floor(only / downToCents) * downToCents : null
    }
  }
  return null
}

function computeRow(priceCents: number, { bands, least = 0, most }: DutyRow): number | null {
  const band = bands.find(({ upTo }) => upTo === undefined || priceCents <= toCents(upTo))
  const cents = band === undefined ? null : computeBand(priceCents, band)
  if (cents === null) return null
  return Math.min(Math.max(cents, toCents(least)), most === undefined ? Infinity : toCents(most))
}

function computeBand(priceCents: number, band: ChargeBand): number | null {
  if ('unknown' in band) return null
  if ('percent' in band) {
    const { percent, slope } = band
    const more = slope ? (priceCents / 100 - slope.over) / slope.divisor : 0
    // Whole hundredths of a per cent, so that no binary fraction is multiplied.
    return Math.floor((priceCents * Math.round((percent + more) * 100)) / 10_000)
  }
  const { base = 0, over = 0, rate, per } = band
  return toCents(base) + Math.ceil((priceCents - toCents(over)) / toCents(per)) * toCents(rate)
}

const toCents = (dollars: number) => Math.round(dollars * 100)
