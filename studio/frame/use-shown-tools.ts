import { type Tool, useCurrentUser, useTools } from 'sanity'
import { useCurrentSite } from '../access/current-site.tsx'
import { useNow } from '../content-api/use-now.ts'
import { isInSetUp, maySetUp } from '../tools/set-up/is-set-up.ts'

const SET_UP = 'set-up'
/** Tools without a place in the bar: while a site is set up its rows lead to them, afterwards People leads on. */
const NOT_IN_BAR = { settingUp: ['people', 'web-address'], live: [SET_UP, 'web-address'] } as const

/** Is the site that is worked on being set up, by somebody who may? */
export function useIsSettingUp(): boolean {
  const { site } = useCurrentSite()
  const now = useNow()
  const roles = (useCurrentUser()?.roles ?? []).map(({ name }) => name)
  return site !== null && isInSetUp(site, now) && maySetUp(roles, site)
}

/** The tools of the bar for the site that is worked on: Set up comes first while it is set up. */
export function orderTools(tools: readonly Tool[], isSettingUp: boolean): Tool[] {
  const hidden: readonly string[] = NOT_IN_BAR[isSettingUp ? 'settingUp' : 'live']
  const shown = tools.filter(({ name }) => !hidden.includes(name))
  const isFirst = ({ name }: Tool) => name === SET_UP
  return [...shown.filter(isFirst), ...shown.filter((tool) => !isFirst(tool))]
}

export function useShownTools(): Tool[] {
  return orderTools(useTools(), useIsSettingUp())
}
