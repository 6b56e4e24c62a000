/** Range in kilometres under a condition, to five kilometres. */
export const rangeKm = (wltpKm: number, factor: number) => Math.round((wltpKm * factor) / 5) * 5

/** Hours from empty to full at a charger, to half an hour. */
export const chargeHours = (batteryKwh: number, chargerKw: number) =>
  Math.ceil((batteryKwh / chargerKw) * 2) / 2

/** What a full charge costs, in whole cents. */
export const chargeCents = (batteryKwh: number, centsPerKwh: number) => Math.round(batteryKwh * centsPerKwh)

/** A usual week of driving: 13,000 km a year. */
export const WEEK_KM = 250

/** What the power for a week costs by WLTP, charged at home, in whole cents. */
export function weekCents(of: { wltpKm: number; batteryKwh: number; centsPerKwh: number }): number {
  return Math.round((WEEK_KM / of.wltpKm) * of.batteryKwh * of.centsPerKwh)
}

/** Places of the road in hundredths of it; a little is left behind the last, or behind the farthest range. */
export function roadLength(stopsKm: readonly number[], farthestKm: number): number {
  return Math.max(...stopsKm, farthestKm) * 1.04
}
