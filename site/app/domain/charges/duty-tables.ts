import type { DutyRow, DutyTable } from './charge-tables.ts'

// Every rate here was read from the page that its table names. What a page does not say clearly is `perhaps`, and a
// vehicle whose figure depends on it has none. The ACT has no table: its rates since 1 September 2025 are on a page of
// which we have the beginning only.

/** Queensland's rates of the whole value: light vehicles above $100,000 are charged two dollars more. */
const queenslandRows = (condition: Pick<DutyRow, 'powers' | 'cylinders'>, rate: number): DutyRow[] => [
  { ...condition, isHeavy: true, bands: [{ rate, per: 100 }] },
  {
    ...condition,
    bands: [
      { upTo: 100_000, rate, per: 100 },
      { rate: rate + 2, per: 100 },
    ],
  },
]

/** Victoria's rows, with what applies between the threshold of the luxury car tax and $100,000. */
function victorianRows(
  threshold: number,
  above: { rate: number; per: number } | { unknown: true },
): DutyRow[] {
  const passenger = { kinds: { sure: ['passenger'], perhaps: ['ute', 'van', 'bus', 'motorhome'] } } as const
  return [
    { ...passenger, isGreen: true, bands: [{ rate: 8.4, per: 200 }] },
    {
      ...passenger,
      bands: [
        { upTo: threshold, rate: 8.4, per: 200 },
        { upTo: 100_000, ...above },
        { upTo: 150_000, rate: 14, per: 200 },
        { rate: 18, per: 200 },
      ],
    },
    { isRegistered: false, bands: [{ rate: 5.4, per: 200 }] },
    { bands: [{ rate: 8.4, per: 200 }] },
  ]
}

const VICTORIA = {
  state: 'VIC',
  source: {
    office: 'State Revenue Office Victoria',
    title: 'Motor vehicle duty current rates',
    href: 'https://www.sro.vic.gov.au/rates-taxes-duties-and-levies/motor-vehicle-duty-current-rates',
  },
} as const

/** The threshold of the luxury car tax in 2024–25 and 2025–26. */
const LUXURY_DOLLARS = 80_567

const NT = {
  state: 'NT',
  source: {
    office: 'Territory Revenue Office',
    title: 'Stamp duty on motor vehicles',
    href: 'https://treasury.nt.gov.au/dtf/territory-revenue-office/stamp-duty-on-motor-vehicles',
  },
} as const

/** South Australia's slices that both classes share. */
const SA_SLICES = [
  { upTo: 1_000, rate: 1, per: 100 },
  { upTo: 2_000, base: 10, over: 1_000, rate: 2, per: 100 },
] as const

/** Stamp duty by state and day. */
export const DUTY_TABLES: readonly DutyTable[] = [
  {
    state: 'NSW',
    // The exemption of electric vehicles ended on 31 December 2023:
    // https://www.nsw.gov.au/driving-boating-and-transport/nsw-governments-electric-vehicle-strategy/abolish-stamp-duty
    from: '2024-01-01',
    to: null,
    source: {
      office: 'Revenue NSW',
      title: 'Motor vehicle duty',
      href: 'https://www.revenue.nsw.gov.au/taxes-duties-levies-royalties/motor-vehicle-duty',
    },
    rows: [
      {
        // The office's list of passenger vehicles has “four-wheel drive vehicle, with seats and windows” and panel vans
        // with seats, so that of utes and vans it depends on the vehicle.
        kinds: { sure: ['passenger', 'motorhome'], perhaps: ['ute', 'van', 'bus'] },
        bands: [
          { upTo: 45_000, rate: 3, per: 100 },
          { base: 1_350, over: 45_000, rate: 5, per: 100 },
        ],
      },
      { bands: [{ rate: 3, per: 100 }] },
    ],
  },
  {
    ...VICTORIA,
    from: '2024-07-01',
    to: '2026-06-30',
    rows: victorianRows(LUXURY_DOLLARS, { rate: 10.4, per: 200 }),
  },
  {
    // The act names no end, but follows a threshold that is indexed each July and not known to us for this year; indexing
    // has not lowered it in any year that is. http://www5.austlii.edu.au/au/legis/vic/consol_act/da200093/s218.html
    ...VICTORIA,
    from: '2026-07-01',
    to: null,
    rows: victorianRows(LUXURY_DOLLARS, { unknown: true }),
  },
  {
    state: 'QLD',
    from: '2018-07-01',
    to: null,
    source: {
      office: 'Queensland Government',
      title: 'Vehicle registration duty rates',
      href: 'https://www.qld.gov.au/transport/registration/fees/duty/rates',
    },
    rows: [
      ...queenslandRows({ powers: { sure: ['hybrid', 'plug-in', 'electric'], perhaps: ['mild-hybrid'] } }, 2),
      ...queenslandRows({ cylinders: [1, 4] }, 3),
      ...queenslandRows({ cylinders: [5, 6] }, 3.5),
      ...queenslandRows({ cylinders: [7, 16] }, 4),
    ],
  },
  {
    state: 'SA',
    // The rates: http://revenuesa.sa.gov.au/taxes-and-duties/stamp-duties/motor-vehicles and
    // http://www.austlii.edu.au/au/legis/sa/consol_act/sda1923157/sch2.html
    from: '2024-01-01',
    to: null,
    source: {
      office: 'RevenueSA',
      title: 'Stamp duty on vehicles (Stamp Duties Act 1923, schedule 2)',
      href: 'https://www.revenuesa.sa.gov.au/stamp-duty-vehicles/stamp-duty-vehicle-home-page',
    },
    rows: [
      {
        kinds: { sure: ['passenger', 'motorcycle'], perhaps: ['bus', 'motorhome'] },
        least: 5,
        bands: [
          ...SA_SLICES,
          { upTo: 3_000, base: 30, over: 2_000, rate: 3, per: 100 },
          { base: 60, over: 3_000, rate: 4, per: 100 },
        ],
      },
      { least: 5, bands: [...SA_SLICES, { base: 30, over: 2_000, rate: 3, per: 100 }] },
    ],
  },
  {
    state: 'WA',
    // Rounding, and the most of heavy vehicles: http://classic.austlii.edu.au/au/legis/wa/consol_act/da200893/s236.html
    from: '2024-01-01',
    to: null,
    source: {
      office: 'RevenueWA',
      title: 'Vehicle licence duty (Duties Act 2008, section 236)',
      href: 'http://www.finance.wa.gov.au/cms/State_Revenue/Duties/Vehicle_Licence_Duty.aspx',
    },
    downToCents: 5,
    rows: [
      { isHeavy: true, most: 12_000, bands: [{ percent: 3 }] },
      {
        bands: [
          { upTo: 25_000, percent: 2.75 },
          { upTo: 50_000, percent: 2.75, slope: { over: 25_000, divisor: 6_666.66 } },
          { percent: 6.5 },
        ],
      },
    ],
  },
  {
    state: 'TAS',
    // The exemption of electric vehicles ended on 31 December 2023 at the latest.
    from: '2024-01-01',
    to: null,
    source: {
      office: 'State Revenue Office Tasmania',
      title: 'Rates of duty',
      href: 'https://www.sro.tas.gov.au/motor-vehicle-duty/rates-of-duty',
    },
    rows: [
      {
        kinds: { sure: ['ute', 'van', 'truck', 'bus'] },
        isHeavy: true,
        least: 20,
        bands: [{ rate: 1, per: 100 }],
      },
      {
        kinds: { sure: ['passenger'], perhaps: ['bus', 'motorhome'] },
        least: 20,
        bands: [
          { upTo: 600, base: 20, rate: 0, per: 100 },
          { upTo: 35_000, rate: 3, per: 100 },
          { upTo: 40_000, base: 1_050, over: 35_000, rate: 11, per: 100 },
          { rate: 4, per: 100 },
        ],
      },
      {
        least: 20,
        bands: [
          { upTo: 600, base: 20, rate: 0, per: 100 },
          { rate: 3, per: 100 },
        ],
      },
    ],
  },
  {
    ...NT,
    from: '2022-07-01',
    to: '2027-06-30',
    rows: [
      {
        // “Stamp duty concession of up to $1,500 for vehicles valued up to $50,000”; above, the page is not clear.
        // https://nt.gov.au/driving/rego/getting-an-nt-registration/get-electric-vehicle-registration-and-stamp-duty-concessions
        powers: { sure: ['plug-in', 'electric'], perhaps: ['hybrid'] },
        bands: [{ upTo: 50_000, rate: 0, per: 100 }, { unknown: true }],
      },
      { bands: [{ rate: 3, per: 100 }] },
    ],
  },
  { ...NT, from: '2027-07-01', to: null, rows: [{ bands: [{ rate: 3, per: 100 }] }] },
]
