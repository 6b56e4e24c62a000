/** The tables of a comparison that hold figures (CMP-01). */
export type MeasureGroup = 'dimensions' | 'performance'

/**
 * A figure of a variant. `unit` follows the number; `decimals` is how many of them people expect. `better`: which of
 * two values is the better one; a length is neither.
 */
export type Measure = {
  key: string
  title: string
  unit: string
  decimals: number
  better: 'higher' | 'lower' | null
  /** Example, shown in the empty field. */
  example: number
}

const measure = <Key extends string>(
  key: Key,
  title: string,
  unit: string,
  example: number,
  better: Measure['better'] = null,
  decimals = 0,
) => ({ key, title, unit, example, better, decimals })

/** The figures of DATA-39, and those that other kinds of vehicle have, in the order of the tables. */
export const MEASURES = {
  dimensions: [
    measure('lengthMm', 'Length', 'mm', 4931),
    measure('widthMm', 'Width (excl. mirrors)', 'mm', 1960),
    measure('heightMm', 'Height', 'mm', 1474),
    measure('wheelbaseMm', 'Wheelbase', 'mm', 2950),
    measure('seatHeightMm', 'Seat height', 'mm', 785),
    measure('groundClearanceMm', 'Ground clearance', 'mm', 210),
    measure('kerbMassKg', 'Kerb mass', 'kg', 2180),
    measure('grossVehicleMassKg', 'Gross vehicle mass', 'kg', 2650),
    measure('towingKg', 'Braked towing', 'kg', 3500, 'higher'),
    measure('bootLitres', 'Boot', 'L', 457, 'higher'),
    measure('frontBootLitres', 'Front boot', 'L', 18, 'higher'),
    measure('dragCoefficient', 'Drag coefficient', '', 0.226, 'lower', 3),
  ],
  performance: [
    measure('rangeWltpKm', 'Range, WLTP', 'km', 655, 'higher'),
    measure('rangeNedcKm', 'Range, NEDC', 'km', 755, 'higher'),
    measure('zeroTo100', '0–100 km/h', 's', 4.9, 'lower', 1),
    measure('powerKw', 'Maximum power', 'kW', 300, 'higher'),
    measure('powerFrontKw', 'Power of the front motor', 'kW', 200, 'higher'),
    measure('powerRearKw', 'Power of the rear motor', 'kW', 372, 'higher'),
    measure('torqueNm', 'Torque', 'Nm', 500, 'higher'),
    measure('batteryKwh', 'Battery', 'kWh', 100, 'higher'),
    measure('fastChargeKw', 'Max DC charging', 'kW', 396, 'higher'),
    measure('consumption', 'Fuel, combined', 'L/100 km', 6.9, 'lower', 1),
    measure('engineCc', 'Engine', 'cc', 1998),
    measure('turningRadiusM', 'Turning radius', 'm', 5, 'lower', 1),
  ],
} as const satisfies Record<MeasureGroup, readonly Measure[]>

/** The fields that describe a variant's performance in words. */
export const PERFORMANCE_TEXTS = [
  { key: 'drivetrain', title: 'Drivetrain', example: 'All-wheel drive' },
  { key: 'transmission', title: 'Transmission', example: '8-speed automatic' },
  { key: 'wheels', title: 'Wheels', example: '21 inch' },
] as const

/** The number of a measure with its unit, as tables show it: `4,931 mm`, `3.2 s`. */
export function formatMeasure(value: number, { unit, decimals }: Pick<Measure, 'unit' | 'decimals'>): string {
  const number = value.toLocaleString('en-AU', { minimumFractionDigits: decimals, maximumFractionDigits: 3 })
  return unit === '' ? number : `${number} ${unit}`
}
