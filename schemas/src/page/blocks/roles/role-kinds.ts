/** How somebody is employed, and what it is called. */
export const ROLE_KIND_TITLES = {
  full_time: 'Full time',
  part_time: 'Part time',
  casual: 'Casual',
  apprenticeship: 'Apprenticeship',
  contract: 'Contract',
} as const

/** How somebody is employed. */
export type RoleKind = keyof typeof ROLE_KIND_TITLES
