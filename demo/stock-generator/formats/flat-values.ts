import type { StockVehicle } from '../vehicle/stock-vehicle.ts'

/** A number as text, '' for none. */
export function text(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : String(value)
}

/** `2026-03` as dealers' systems write it: `03/2026`. */
export function slashedMonth(month: string): string {
  return month.split('-').reverse().join('/')
}

/** A number with commas between the thousands. */
export function grouped(value: number | null): string {
  return value === null ? '' : value.toLocaleString('en-AU')
}

/** The price asked, drive away or not; null where it is on application. */
export function askedDollars({ driveAwayDollars, egcDollars }: StockVehicle): number | null {
  return driveAwayDollars ?? egcDollars
}
