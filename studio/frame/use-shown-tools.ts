import { type Tool, useCurrentUser, useTools } from 'sanity'
import { useCurrentSite } from '../access/current-site.tsx'
import { useNow } from '../content-api/use-now.ts'
import { isInSetUp, maySetUp } from '../tools/set-up/is-set-up.ts'

const SET_UP = 'set-up'
/** Of a site that is set up it is opened from People. */
const ONLY_IN_SET_UP = [SET_UP, 'web-address']

/** Is the site that is worked on being set up, by somebody who may? */
export function useIsSettingUp(): boolean {
  const { site } = useCurrentSite()
  const now = useNow()
  const roles = (useCurrentUser()?.roles ?? []).map(({ name }) => name)
  return site !== null && isInSetUp(site, now) && maySetUp(roles, site)
}

/** The tools of the bar for the site that is worked on: Set up comes first while it is set up. */
export function orderTools(tools: readonly Tool[], isSettingUp: boolean): Tool[] {
  if (!isSettingUp) return tools.filter(({ name }) => !ONLY_IN_SET_UP.includes(name))
  const isFirst = ({ name }: Tool) => name === SET_UP
  return [...tools.filter(isFirst), ...tools.filter((tool) => !isFirst(tool))]
}

export function useShownTools(): Tool[] {
  return orderTools(useTools(), useIsSettingUp())
}
