import type { StateCode } from './state-code.ts'

/** Classes of vehicles that states charge by; a vehicle of none of them is `null` where it is asked. */
export type ChargedKind = 'passenger' | 'ute' | 'van' | 'truck' | 'bus' | 'motorcycle' | 'motorhome'

export type Power = 'combustion' | 'mild-hybrid' | 'hybrid' | 'plug-in' | 'electric'

/** The public page of an office, or the act, that a table was read from. */
export type ChargeSource = { office: string; title: string; href: string }

/** A set of values for which a row is right, and those of which the source does not say clearly whether it is. */
export type Either<T> = { sure: readonly T[]; perhaps?: readonly T[] }

/** What a row is for; what is absent does not matter to it. */
export type ChargeCondition = {
  kinds?: Either<ChargedKind>
  powers?: Either<Power>
  /** A gross vehicle mass of more than 4.5 tonnes. */
  isHeavy?: boolean
  /** Has been registered before, anywhere. */
  isRegistered?: boolean
  /** From and to, both counted. */
  cylinders?: readonly [from: number, to: number]
  /** Emits at the most 120 g of carbon dioxide a kilometre. */
  isGreen?: boolean
}

/**
 * What is charged for a value up to and including `upTo` (absent: any): `base`, and `rate` for every `per` or part of it
 * above `over`; all in dollars, as the offices print them. `percent` is of the whole value, exactly. A band that is
 * `unknown` is one whose rate the source gives for other years only.
 */
export type ChargeBand = { upTo?: number } & (
  | { rate: number; per: number; base?: number; over?: number }
  | { percent: number; slope?: { over: number; divisor: number } }
  | { unknown: true }
)

export type DutyRow = ChargeCondition & {
  bands: readonly ChargeBand[]
  /** Dollars. */
  least?: number
  most?: number
}

/**
 * Days (`YYYY-MM-DD`) on which a table is used, both counted; without `to` the law names no end. The law itself may be
 * older than `from`.
 */
export type ChargeDays = { from: string; to: string | null }

/** The rates of one state's stamp duty; the first row that is right for a vehicle counts. */
export type DutyTable = ChargeDays & {
  state: StateCode
  source: ChargeSource
  /** The amount is rounded down to so many cents; absent: not rounded. */
  downToCents?: number
  rows: readonly DutyRow[]
}

/** Twelve months of registration with compulsory third-party insurance, in dollars. */
export type RegistrationTable = ChargeDays & {
  state: StateCode
  source: ChargeSource
  rows: readonly (ChargeCondition & { dollars: number })[]
}
