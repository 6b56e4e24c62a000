import {
  isForDepartment,
  type LocationType,
  parseHours,
  printHours,
  type WrittenHours,
} from '@forecourt/schemas/contract'
import { formatSiteDate, readDay } from '@forecourt/schemas/contract/pure'
import { Box, Button, Card, Checkbox, Flex, Stack, Text, TextInput } from '@sanity/ui'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { WRITE_A_DAY } from '../dates/day-input.tsx'
import { type TypedPlace, useTypedForm } from '../typed/use-typed-value.ts'
import { CellReading } from './hours-cell.tsx'
import { type Column, findDepartment, type SpecialDayValue, toDayHours } from './hours-form.ts'
import type { SpecialDayDraft } from './hours-patches.ts'

interface SpecialDayFormProps {
  /** The published id. */
  readonly document: string
  /** Null for a new one. */
  readonly day: SpecialDayValue | null
  readonly others: readonly SpecialDayValue[]
  readonly columns: readonly Column[]
  readonly today: string
  readonly onDone: (draft: SpecialDayDraft) => void
  readonly onCancel: () => void
}

/** A date with its name and hours, in the same typed words as the week. */
export function SpecialDayForm(props: SpecialDayFormProps) {
  const { document, day, others, columns, today, onDone } = props
  const id = useId()
  const place = findSpecialPlace(day)
  const { text, keep, drop } = useTypedForm(
    { document, ...place },
    day ? 'Press Done or Cancel beside its hours first.' : 'Press “Add the day” or Cancel first.',
  )
  const typed = text === undefined ? toTypedDay(day) : (JSON.parse(text) as TypedDay)
  const { date, name, hours, departments } = typed
  const change = (next: Partial<TypedDay>) => keep(JSON.stringify({ ...typed, ...next }))
  const [asked, setAsked] = useState(false)
  const known = readDay(date, today)
  const read = parseHours(hours)
  const dateProblem = findDateProblem(known, departments, others, today)

  const submit = () => {
    setAsked(true)
    if (known === null || dateProblem || !('hours' in read)) return
    onDone({ date: known, name: name.trim(), departments, hours: read.hours })
    drop()
  }
  const onCancel = () => {
    drop()
    props.onCancel()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') onCancel()
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) submit()
  }
  // No form element: browsers do not let the submit event of one inside the document's own form reach React.
  return (
    <Box role="group" aria-label={place.field} onKeyDown={onKeyDown}>
      <Stack gap={3} padding={3}>
        <Typed
          id={`${id}d`}
          label="Date"
          placeholder="25 Dec"
          autoFocus={day === null}
          value={date}
          onChange={(next) => change({ date: next })}
        >
          <DateReading known={known} typed={date} problem={asked || known ? dateProblem : null} />
        </Typed>
        <Typed
          id={`${id}n`}
          label="Name"
          placeholder="Stocktake morning"
          value={name}
          onChange={(next) => change({ name: next })}
        />
        <Typed
          id={`${id}h`}
          label="Hours"
          placeholder="closed, 9-12"
          autoFocus={day !== null}
          value={hours}
          onChange={(next) => change({ hours: next })}
        >
          {hours || asked ? <HoursReading id={`${id}r`} read={read} day={day} /> : null}
        </Typed>
        {columns.length > 1 ? (
          <OnlyFor
            columns={columns}
            departments={departments}
            onChange={(next) => change({ departments: next })}
          />
        ) : null}
        <Flex gap={2}>
          <Button
            fontSize={1}
            padding={2}
            text={day ? 'Done' : 'Add the day'}
            tone="primary"
            onClick={submit}
          />
          <Button mode="bleed" fontSize={1} padding={2} text="Cancel" onClick={onCancel} />
        </Flex>
      </Stack>
    </Box>
  )
}

/** A special day as it stands in its form. */
interface TypedDay {
  readonly date: string
  readonly name: string
  readonly hours: string
  readonly departments: readonly LocationType[]
}

const toTypedDay = (day: SpecialDayValue | null): TypedDay => ({
  date: day?.date ? formatSiteDate(day.date) : '',
  name: day?.name ?? '',
  hours: day ? (day.written ?? printHours(toDayHours(day))) : '',
  departments: listDepartments(day),
})

/** Where a special day is typed; null for a new one. */
export function findSpecialPlace(day: SpecialDayValue | null): Required<Omit<TypedPlace, 'document'>> {
  const field = day
    ? `Special days, ${day.name || formatSiteDate(day.date ?? '')}`
    : 'Special days, a new one'
  return { path: ['specialHours'], key: `special/${day?._key ?? ''}`, field }
}

type DateReadingProps = { known: string | null; typed: string; problem: string | null }

/** The day that was understood, where it is not written so already, or what is wrong with it. */
function DateReading({ known, typed, problem }: DateReadingProps) {
  const words = known ? formatSiteDate(known) : 'For example 25 Dec'
  if (problem === null && words === typed) return null
  return (
    <Card tone={problem ? 'critical' : 'default'} padding={problem ? 2 : 0} radius={2}>
      <Text size={1} muted={!problem} role={problem ? 'alert' : undefined}>
        {problem ?? words}
      </Text>
    </Card>
  )
}

function findDateProblem(
  date: string | null,
  departments: readonly LocationType[],
  others: readonly SpecialDayValue[],
  today: string,
): string | null {
  if (date === null) return WRITE_A_DAY
  if (date < today) return `${formatSiteDate(date)} is past.`
  const clash = others.some(
    (other) =>
      other.date === date &&
      (departments.length === 0 ||
        departments.some((one) => isForDepartment({ departments: listDepartments(other) }, one))),
  )
  return clash ? `${formatSiteDate(date)} is in the list already.` : null
}

function listDepartments(day: SpecialDayValue | null): LocationType[] {
  return (day?.departments ?? []).flatMap((name) => findDepartment(name) ?? [])
}

type OnlyForProps = {
  columns: readonly Column[]
  departments: readonly LocationType[]
  onChange: (departments: readonly LocationType[]) => void
}

function OnlyFor({ columns, departments, onChange }: OnlyForProps) {
  const id = useId()
  return (
    <Stack gap={2} role="group" aria-labelledby={id}>
      <Text size={1} weight="medium" id={id}>
        Only for
      </Text>
      <Flex gap={4} wrap="wrap">
        {columns.map(({ department, title }) => (
          <Ticked
            key={department}
            label={title}
            checked={departments.includes(department)}
            onChange={(checked) =>
              onChange(
                checked ? [...departments, department] : departments.filter((one) => one !== department),
              )
            }
          />
        ))}
      </Flex>
      <Text size={1} muted>
        None ticked: for all of them.
      </Text>
    </Stack>
  )
}

type TickedProps = { label: string; checked: boolean; onChange: (checked: boolean) => void }

/** A checkbox with its words. */
export function Ticked({ label, checked, onChange }: TickedProps) {
  const id = useId()
  return (
    <Flex align="center" gap={2}>
      <Checkbox id={id} checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />
      <Text as="label" htmlFor={id} size={1}>
        {label}
      </Text>
    </Flex>
  )
}

type HoursReadingProps = { id: string; read: WrittenHours; day: SpecialDayValue | null }

function HoursReading({ id, read, day }: HoursReadingProps) {
  const hours = 'hours' in read ? read.hours : null
  const before = day ? printHours(toDayHours(day)) : hours ? printHours(hours) : ''
  return (
    <CellReading id={id} hours={hours} before={before} problem={'problem' in read ? read.problem : null} />
  )
}

type TypedProps = {
  id: string
  label: string
  placeholder: string
  value: string
  onChange: (text: string) => void
  autoFocus?: boolean
  children?: ReactNode
}

/** A text with its label, and a note beneath. */
function Typed({ id, label, placeholder, value, onChange, autoFocus = false, children }: TypedProps) {
  return (
    <Stack gap={2}>
      <Box>
        <Text as="label" htmlFor={id} size={1} weight="medium">
          {label}
        </Text>
      </Box>
      <TextInput
        id={id}
        fontSize={1}
        padding={2}
        placeholder={placeholder}
        autoComplete="off"
        autoFocus={autoFocus}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {children}
    </Stack>
  )
}
