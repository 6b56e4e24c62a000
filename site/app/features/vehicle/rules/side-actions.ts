/** What a dealer offers for a vehicle besides a call. */
export type OfferedActions = { enquire: boolean; reserve: boolean; finance: boolean; testDrive: boolean }

export type SideAction = keyof OfferedActions

/** The first of these that is offered is shown beside the primary one. */
const SECOND = ['reserve', 'finance', 'testDrive'] as const

/**
 * The two strong actions beside the price, null for none, and those in the row of words below (VDP-21).
 * @param asksToCome the test drive comes before the enquiry: its dealer shows what is wrong with a vehicle
 */
export function sideActions(
  offered: OfferedActions,
  asksToCome: boolean,
): { primary: 'enquire' | 'testDrive' | null; secondary: SideAction | null; more: SideAction[] } {
  const first = asksToCome ? (['testDrive', 'enquire'] as const) : (['enquire'] as const)
  const primary = first.find((name) => offered[name]) ?? null
  const others = [...SECOND, 'enquire' as const].filter((name) => offered[name] && name !== primary)
  const [secondary = null, ...more] = others
  return { primary, secondary, more }
}
