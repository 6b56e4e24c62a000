/** What a dealer offers for a vehicle besides an enquiry and a call. */
export type OfferedActions = { reserve: boolean; finance: boolean; testDrive: boolean }

export type SideAction = keyof OfferedActions

/** The first of these that is offered is shown beside the enquiry. */
const ORDER = ['reserve', 'finance', 'testDrive'] as const

/** The second action beside the price, null for none, and those that are under More (VDP-21). */
export function sideActions(offered: OfferedActions): { secondary: SideAction | null; more: SideAction[] } {
  const [secondary = null, ...more] = ORDER.filter((name) => offered[name])
  return { secondary, more }
}
