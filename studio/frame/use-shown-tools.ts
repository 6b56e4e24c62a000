import { type Tool, useCurrentUser, useTools } from 'sanity'
import { useCurrentSite } from '../access/current-site.tsx'
import { useNow } from '../content-api/use-now.ts'
import { isInSetUp, maySetUp } from '../tools/set-up/is-set-up.ts'

const SET_UP = 'set-up'

/** Is the site that is worked on being set up, by somebody who may? */
export function useIsSettingUp(): boolean {
  const { site } = useCurrentSite()
  const now = useNow()
  const roles = (useCurrentUser()?.roles ?? []).map(({ name }) => name)
  return site !== null && isInSetUp(site, now) && maySetUp(roles, site)
}

/** The tools of the bar for the site that is worked on: Set up comes first while it is set up, and is left out else. */
export function orderTools(tools: readonly Tool[], isSettingUp: boolean): Tool[] {
  const others = tools.filter(({ name }) => name !== SET_UP)
  const own = tools.filter(({ name }) => name === SET_UP)
  return isSettingUp ? [...own, ...others] : others
}

export function useShownTools(): Tool[] {
  return orderTools(useTools(), useIsSettingUp())
}
