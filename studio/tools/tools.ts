import { isAdministrator, isPlatformStaff, parseRoleName } from '@forecourt/schemas/contract'
import type { Tool } from 'sanity'
import { campaignsTool } from './campaigns/campaigns-tool.ts'
import { insightsTool } from './insights/insights-tool.ts'
import { leadsTool } from './leads/leads-tool.ts'
import { peopleTool } from './people/people-tool.ts'
import { setUpTool } from './set-up/set-up-tool.ts'
import { sitesTool } from './sites/sites-tool.ts'
import { stockTool } from './stock/stock-tool.ts'
import { todayTool } from './today/today-tool.ts'
import { webAddressTool } from './web-address/web-address-tool.ts'

/** Who sees a tool: everybody, managers of a site, people who look after several sites, the platform's own staff, or its administrators. */
type Audience = 'everybody' | 'managers' | 'several sites' | 'platform' | 'administrators'

/** Every tool by name, in the order of the bar. */
const TOOLS: Readonly<Record<string, Audience>> = {
  today: 'everybody',
  'set-up': 'managers',
  calendar: 'everybody',
  content: 'everybody',
  leads: 'everybody',
  stock: 'everybody',
  insights: 'everybody',
  preview: 'everybody',
  campaigns: 'several sites',
  people: 'managers',
  'web-address': 'managers',
  sites: 'administrators',
  platform: 'platform',
}

/** Tools of our own that are no plugin. */
const OWN_TOOLS: readonly Tool[] = [
  todayTool,
  setUpTool,
  leadsTool,
  stockTool,
  insightsTool,
  campaignsTool,
  peopleTool,
  webAddressTool,
  sitesTool,
]

/** The tools of somebody with these roles, in the bar's order; what another plugin adds comes last. */
export function listTools(plugins: readonly Tool[], roles: readonly string[]): Tool[] {
  const order = Object.keys(TOOLS)
  const place = (tool: Tool) => (order.includes(tool.name) ? order.indexOf(tool.name) : order.length)
  return [...OWN_TOOLS, ...plugins]
    .filter(({ name }) => isFor(TOOLS[name] ?? 'everybody', roles))
    .sort((one, other) => place(one) - place(other))
}

function isFor(audience: Audience, roles: readonly string[]): boolean {
  if (audience === 'administrators') return isAdministrator(roles)
  if (audience === 'managers')
    return isAdministrator(roles) || roles.some((name) => parseRoleName(name)?.kind === 'manager')
  if (audience === 'everybody' || isPlatformStaff(roles)) return true
  const sites = new Set(roles.flatMap((name) => parseRoleName(name)?.sites ?? []))
  return audience === 'several sites' && sites.size > 1
}
