import { CalendarIcon } from '@sanity/icons/Calendar'
import { definePlugin, type Tool } from 'sanity'
import { route, useRouter } from 'sanity/router'
import { isPhone } from '../../frame/phone.ts'
import { getSiteOrigin } from '../../settings/settings.ts'
import { Calendar } from './calendar.tsx'
import type { CalendarItem } from './items.ts'
import { CALENDAR_VIEWS, parseDay } from './range.ts'

interface CalendarOptions {
  /** Where sites are, with `{slug}` in it. */
  readonly siteOrigin: string
}

/** The calendar in its tool: view, date and the choice of sites are in the address. */
function CalendarTool({ tool }: { tool: Tool<CalendarOptions> }) {
  const { state, navigate, navigateIntent } = useRouter()
  const view = CALENDAR_VIEWS.find((one) => one === state.view) ?? firstView()
  const date = parseDay(typeof state.date === 'string' ? state.date : undefined) ?? localToday()
  const chosen = typeof state.sites === 'string' ? state.sites : null
  const show = (nextView: string, nextDate: string, sites: string | null) =>
    navigate({ view: nextView, date: nextDate, ...(sites && { sites }) })
  const preview = (item: CalendarItem, slug: string) => {
    const at = item.start && item.start > new Date().toISOString() ? `?at=${item.start}` : '?at='
    const path = PREVIEW_PATHS[item.type] ?? '/'
    navigateIntent('edit', {
      id: item.id,
      type: item.type,
      mode: 'presentation',
      preview: getSiteOrigin(tool.options?.siteOrigin ?? '', slug) + path + at,
    })
  }
  return (
    <Calendar
      view={view}
      date={date}
      scope={{ chosen, onChoose: (sites) => show(view, date, sites) }}
      onShow={(nextView, nextDate) => show(nextView, nextDate, chosen)}
      onPreview={preview}
    />
  )
}

/** The bars of a month cannot be read on a phone. */
const firstView = () => (isPhone() ? 'list' : 'month')

/** The page of a site on which a type is seen. */
const PREVIEW_PATHS: Readonly<Record<string, string>> = {
  promoTile: '/search',
  offer: '/special-offers',
  page: '/',
  banner: '/',
  location: '/locations',
}

/** The date of the reader's own clock, `YYYY-MM-DD`; what is shown is counted on the sites' clocks. */
function localToday(): string {
  const now = new Date()
  const two = (value: number) => String(value).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

/** The tool `calendar`: what shows when, on one site or all of a person's. */
export const calendarTool = definePlugin<CalendarOptions>((options) => ({
  name: 'forecourt-calendar',
  tools: [
    {
      name: 'calendar',
      title: 'Calendar',
      icon: CalendarIcon,
      component: CalendarTool,
      options,
      router: route.create('/', [
        route.create('/:view', [route.create('/:date', [route.create('/:sites')])]),
      ]),
    },
  ],
}))
