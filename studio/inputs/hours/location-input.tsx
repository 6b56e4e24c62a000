import { dateAt, weekdayAt } from '@forecourt/schemas/contract'
import { Box, Card, Stack, Text } from '@sanity/ui'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import {
  type FormPatch,
  type InputProps,
  type ObjectInputProps,
  type Path,
  pathToString,
  useEditState,
} from 'sanity'
import { useSites } from '../../access/current-site.tsx'
import type { StudioSite } from '../../access/studio-sites.ts'
import { useSiteBundles } from '../../documents/explain/use-site-bundles.ts'
import { AsItReads, type ReadDepartment } from './as-it-reads.tsx'
import { CopyWeek } from './copy-week.tsx'
import { type Column, type LocationValue, listColumns, toHours } from './hours-form.ts'
import { useOtherLocations } from './other-locations.ts'
import { PublicHolidays } from './public-holidays.tsx'
import { SpecialDays } from './special-days.tsx'
import { useAvailableHeight } from './use-available-height.ts'
import { WEEK_FROM_MONDAY } from './week.ts'
import { toMissingDay, WeekGrid } from './week-grid.tsx'

/** The fields that the hours panel edits together, shown in the place of the first of them. */
const HOURS_FIELDS = ['openingHours', 'departments', 'specialHours']

/** The form of a location: its hours as one panel, the other fields as they are. */
export function LocationInput(props: InputProps) {
  const form = props as ObjectInputProps
  const members = form.members.filter(
    (member) => member.kind !== 'field' || !HOURS_FIELDS.slice(1).includes(member.name),
  )
  const renderField: typeof form.renderField = (field) =>
    field.path.length === 1 && field.name === HOURS_FIELDS[0] ? (
      <HoursPanel form={form} />
    ) : (
      form.renderField(field)
    )
  return form.renderDefault({ ...form, members, renderField })
}

/** Widths in CSS pixels that show every text of the week whole, and special days beside it with the gap between. */
const WEEK = { day: 128, department: 142 }
const BESIDE = { side: 280, gap: 16 }
/** From here on both have more room. */
const ROOMY = 960
const NO_SITE = { id: '', slug: undefined, timeZone: 'Australia/Sydney', state: null }

function useSite(
  value: LocationValue,
): Pick<StudioSite, 'id' | 'timeZone' | 'state'> & { slug?: string | undefined } {
  const { value: sites = [] } = useSites()
  return sites.find(({ id }) => id === value.tenant?._ref) ?? NO_SITE
}

function HoursPanel({ form }: { form: ObjectInputProps }) {
  const value = (form.value ?? {}) as LocationValue
  const id = (value._id ?? '').replace(/^(drafts|versions\.[^.]+)\./, '')
  const site = useSite(value)
  const now = useMinute()
  const zone = value.timeZone || site.timeZone
  const today = dateAt(now, zone)
  const columns = useMemo(() => listColumns(value), [value])
  const published = useEditState(id, 'location').published as LocationValue | null
  const others = useOtherLocations(value.tenant?._ref ?? '', id)
  const { slug = '' } = site
  const bundle = useSiteBundles([slug], 'drafts', undefined)[slug]?.value?.bundle
  const closedText = bundle?.tenant.flags.closedText ?? 'Closed'
  const readOnly = form.readOnly === true
  const onPatch = useCallback((patches: FormPatch[]) => form.onChange(patches), [form.onChange])
  const panel = useRef<HTMLDivElement>(null)
  const room = useAvailableHeight(panel)
  useFocusedDay(panel, form.focusPath, columns)

  const departments = columns.map((column) => readDepartment(value, published, column))
  const days = value.specialHours ?? []
  const week = WEEK.day + WEEK.department * Math.max(2, columns.length)
  const wide = room !== null && room >= week + BESIDE.gap + BESIDE.side
  const roomy = room !== null && room >= ROOMY
  return (
    <Box ref={panel}>
      <Box style={broad(room)}>
        <Box
          style={{
            display: 'grid',
            gap: roomy ? 32 : BESIDE.gap,
            gridTemplateColumns: wide ? `minmax(0, 1fr) ${roomy ? 340 : BESIDE.side}px` : 'minmax(0, 1fr)',
          }}
        >
          <Stack gap={5}>
            <WeekGrid
              columns={columns}
              readOnly={readOnly}
              onPatch={onPatch}
              document={id}
              today={weekdayAt(now, zone)}
              actions={<CopyWeek value={value} others={others.value ?? []} />}
            />
            <AsItReads departments={departments} now={now} zone={zone} closedText={closedText} />
          </Stack>
          <Stack gap={5}>
            <SpecialDays
              days={days}
              columns={columns}
              today={today}
              readOnly={readOnly}
              onPatch={onPatch}
              document={id}
            />
            {readOnly ? null : (
              <PublicHolidays
                today={today}
                days={days}
                onPatch={onPatch}
                document={id}
                state={value.address?.state ?? site.state ?? ''}
                others={others.value ?? []}
              />
            )}
            {others.error ? (
              <Card tone="caution" padding={3} radius={3}>
                <Text size={1}>{`The other locations could not be read: ${others.error}`}</Text>
              </Card>
            ) : null}
          </Stack>
        </Box>
      </Box>
    </Box>
  )
}

/** Over the edges of the form’s narrow column, in the middle of its pane. */
function broad(room: number | null) {
  if (room === null) return undefined
  return { position: 'relative', left: '50%', width: room, transform: 'translateX(-50%)' } as const
}

function readDepartment(
  value: LocationValue,
  published: LocationValue | null,
  column: Column,
): ReadDepartment {
  const { department, title } = column
  const before = published && listColumns(published).find((one) => one.department === department)
  return {
    title,
    hours: toHours(value, column),
    published: before ? toHours(published, before) : null,
  }
}

/** A link to a day’s hours, from a list of problems or from a preview, puts the cursor into its cell. */
function useFocusedDay(
  panel: React.RefObject<HTMLElement | null>,
  path: Path,
  columns: readonly Column[],
): void {
  const text = pathToString(path)
  useEffect(() => {
    const isOn = (other: Path) => text.startsWith(pathToString(other))
    const at = columns.findIndex((column) => isOn(column.path as Path))
    const column = columns[at]
    if (!column) return
    const days = [...column.days, ...WEEK_FROM_MONDAY.map(toMissingDay)]
    const day = days.find(({ _key }) => isOn([...column.path, { _key }] as Path))
    const row = WEEK_FROM_MONDAY.indexOf(day?.weekday ?? 1)
    panel.current?.querySelector<HTMLInputElement>(`[data-place="${row}-${at}"]`)?.focus()
  }, [text])
}

/** The clock, minute by minute, ISO UTC. */
function useMinute(): string {
  const [now, setNow] = useState(() => new Date().toISOString())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date().toISOString()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
