/** What a dealer offers for a vehicle that is for sale. */
export type OfferedActions = {
  enquire: boolean
  phone: boolean
  reserve: boolean
  finance: boolean
  testDrive: boolean
}

export type SideAction = keyof OfferedActions

/** The actions beside the price: one that stands out, a second one, and those under More (VDP-21). */
export type SideActions = {
  primary: SideAction | null
  secondary: SideAction | null
  more: SideAction[]
}

const PRIMARY = ['enquire', 'phone'] as const
const SECONDARY = ['reserve', 'finance', 'testDrive'] as const

/** The first offered action of each kind stands beside the price; a number that is shown elsewhere is not repeated. */
export function sideActions(offered: OfferedActions): SideActions {
  const others = SECONDARY.filter((name) => offered[name])
  const [secondary = null, ...more] = others
  return { primary: PRIMARY.find((name) => offered[name]) ?? null, secondary, more }
}
