import type { RegistrationTable } from './charge-tables.ts'

/**
 * Registration with compulsory insurance by state and day. Offices set it each year, insurers in several states each
 * quarter; a state and a day without a row have an estimate of the stamp duty alone.
 */
export const REGISTRATION_TABLES: readonly RegistrationTable[] = [
  {
    state: 'VIC',
    from: '2025-07-01',
    to: '2026-06-30',
    source: {
      office: 'State Revenue Office Victoria',
      title: 'Drive-away deals 2025–26',
      href: 'https://www.sro.vic.gov.au/node/16793',
    },
    // The standard cost that the office has traders use, “even if the actual registration costs are less”.
    rows: [{ kinds: { sure: ['passenger'] }, isRegistered: false, dollars: 973.7 }],
  },
]
