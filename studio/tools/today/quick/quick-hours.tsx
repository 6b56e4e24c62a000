import {
  dateAt,
  formatShortDay,
  getWeekday,
  type LocationType,
  parseHours,
  printHours,
  WEEKDAY_NAMES,
} from '@forecourt/schemas/contract'
import { Box, Button, Card, Radio, Stack, Text, TextInput } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useEffect, useId, useState } from 'react'
import { toMutationPatches, useDocumentOperation, useEditState } from 'sanity'
import { useIntentLink, useRouter } from 'sanity/router'
import { styled } from 'styled-components'
import { useNow } from '../../../content-api/use-now.ts'
import { useSettledProblems } from '../../../documents/problems/use-problems.ts'
import { formatStop } from '../../../documents/problems/use-publishing.ts'
import { type LocationValue, listColumns } from '../../../inputs/hours/hours-form.ts'
import { ActButton } from '../../calendar/act-button.tsx'
import { Chips } from '../../chips.tsx'
import type { OpenPlace } from '../hours-ahead.ts'
import { EmptyCard } from '../parts.tsx'
import {
  describeHoursChange,
  findSaturday,
  type HoursScope,
  listClosingTimes,
  listDays,
  listQuickPatches,
  readQuickHours,
} from './quick-hours-change.ts'
import { QuickScreen } from './quick-screen.tsx'

/** A day's hours of a location, changed and published in one screen. */
export function QuickHours({ places }: { places: readonly OpenPlace[] }) {
  const [chosen, setChosen] = useState<string | null>(null)
  const place = places.find(({ id }) => id === chosen) ?? places[0]
  const now = useNow()
  const [date, setDate] = useState<string | null>(null)
  if (!place)
    return (
      <QuickScreen title="Hours">
        <EmptyCard>This site has no location with hours.</EmptyCard>
      </QuickScreen>
    )
  const today = dateAt(now, place.zone)
  const day = date !== null && date >= today ? date : findSaturday(today)
  const choices = (
    <Stack gap={4}>
      {places.length > 1 ? (
        <Chips
          label="Location"
          choices={places.map(({ id, title }) => ({ value: id, words: shortenName(title, places) }))}
          chosen={place.id}
          onChoose={setChosen}
        />
      ) : null}
      <Chips
        label="Day"
        choices={listDays(today).map((each) => ({ value: each, words: formatShortDay(each, today) }))}
        chosen={day}
        onChoose={setDate}
      />
    </Stack>
  )
  return <DayOfPlace key={`${place.id} ${day}`} id={place.id} today={today} date={day} choices={choices} />
}

/** A location's name without the first word that all of them share, which is the dealer's. */
function shortenName(title: string, places: readonly OpenPlace[]): string {
  const first = `${title.split(' ')[0]} `
  const isShared = places.every((place) => place.title.startsWith(first) && place.title !== first)
  return isShared ? title.slice(first.length) : title
}

type DayOfPlaceProps = { id: string; date: string; today: string; choices: React.ReactNode }

function DayOfPlace({ id, date, today, choices }: DayOfPlaceProps) {
  const { draft, published, ready } = useEditState(id, 'location')
  const value = (draft ?? published) as LocationValue | null
  const weekday = WEEKDAY_NAMES[getWeekday(date)]
  if (!ready || !value)
    return (
      <QuickScreen title={`${weekday}’s hours`}>
        {choices}
        <Card padding={5} tone="transparent" role="status" aria-busy="true" aria-label="Being read" />
      </QuickScreen>
    )
  return (
    <DayForm id={id} date={date} today={today} choices={choices} value={value} hasDraft={draft !== null} />
  )
}

type DayFormProps = DayOfPlaceProps & { value: LocationValue; hasDraft: boolean }

function DayForm({ id, date, today, choices, value, hasDraft }: DayFormProps) {
  const [before] = useState(() => readQuickHours(value, date).now)
  const [hadDraft] = useState(hasDraft)
  const [scope, setScope] = useState<HoursScope>('once')
  const [text, setText] = useState(() => printHours(before))
  const [name, setName] = useState('')
  const hoursId = useId()
  const nameId = useId()
  const { isBusy, stop, save } = useSaveHours(id)
  const weekday = WEEKDAY_NAMES[getWeekday(date)]
  const read = parseHours(text)
  const problem = 'problem' in read ? read.problem : null
  const isSame = !('problem' in read) && printHours(read.hours) === printHours(before)
  const what = scope === 'once' ? formatShortDay(date, today) : `every ${weekday}`
  const publish = () => {
    if ('problem' in read) return
    save({
      patches: listQuickPatches(value, { date, scope, hours: read.hours, name: name.trim() }),
      done: `${what}: ${printHours(read.hours)}`,
    })
  }
  return (
    <QuickScreen
      title={`${weekday}’s hours`}
      foot={
        <ActButton
          style={{ width: '100%' }}
          tone="positive"
          padding={4}
          text={isBusy ? 'Publishing' : `Publish for ${what}`}
          disabled={isBusy || hadDraft || problem !== null || isSame}
          onClick={publish}
        />
      }
    >
      {choices}
      {hadDraft ? <WaitingDraft id={id} /> : null}
      <ScopeChoice
        date={formatShortDay(date, today)}
        weekday={weekday}
        scope={scope}
        onChange={setScope}
        value={value}
        day={date}
      />
      <Stack gap={3}>
        <Text as="label" htmlFor={hoursId} size={1} weight="semibold">
          Hours
        </Text>
        <TextInput
          id={hoursId}
          value={text}
          inputMode="text"
          customValidity={problem ?? undefined}
          onFocus={(event) => event.currentTarget.select()}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Chips
          label="Closing time"
          choices={listShortcuts(before)}
          chosen={isSame || problem !== null ? null : text}
          onChoose={setText}
        />
        <Card
          padding={4}
          radius={2}
          tone={problem === null && !isSame ? 'positive' : 'default'}
          border
          role="status"
        >
          <Stack gap={3}>
            <Text size={1} weight="semibold">
              {problem ?? ('hours' in read ? `${what}: ${printHours(read.hours)}` : '')}
            </Text>
            {'hours' in read ? (
              <Text size={1} muted>
                {describeHoursChange(before, read.hours)}
              </Text>
            ) : null}
          </Stack>
        </Card>
      </Stack>
      {scope === 'once' ? (
        <Stack gap={3}>
          <Text as="label" htmlFor={nameId} size={1} weight="semibold">
            A word to shoppers (optional)
          </Text>
          <TextInput
            id={nameId}
            value={name}
            maxLength={60}
            placeholder="Staff Christmas party"
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
        </Stack>
      ) : null}
      <OtherDepartments value={value} date={date} />
      {stop ? <EmptyCard tone="critical">{stop}</EmptyCard> : null}
    </QuickScreen>
  )
}

/** `Closed`, then the hours with each closing time. */
function listShortcuts(before: Parameters<typeof listClosingTimes>[0]) {
  const times = listClosingTimes(before).map((close) => {
    const intervals = before.intervals.slice(0, 1).map(({ open }) => ({ open, close }))
    const words = printHours({ ...before, intervals })
    return { value: words, words: words.split(' – ')[1] ?? words }
  })
  return [{ value: 'Closed', words: 'Closed' }, ...times]
}

const Option = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 12px;
  align-items: center;
  min-height: 56px;
  padding: 0 14px;
  cursor: pointer;
  & + & { border-top: 1px solid var(--card-border-color); }
`

type ScopeChoiceProps = {
  date: string
  weekday: string | undefined
  scope: HoursScope
  value: LocationValue
  day: string
  onChange: (scope: HoursScope) => void
}

function ScopeChoice({ date, weekday, scope, value, day, onChange }: ScopeChoiceProps) {
  const group = useId()
  const options = [
    { name: 'once' as const, words: 'Just this one', detail: date },
    {
      name: 'weekly' as const,
      words: `Every ${weekday}`,
      detail: `Now ${printHours(readQuickHours(value, day).usual)}`,
    },
  ]
  return (
    <Stack as="fieldset" gap={3} style={{ border: 0, margin: 0, padding: 0 }}>
      <Box as="legend" marginBottom={3}>
        <Text size={1} weight="semibold">
          Which {weekday}?
        </Text>
      </Box>
      <Card border radius={2}>
        {options.map((option) => (
          <Option key={option.name}>
            <Radio
              name={group}
              value={option.name}
              checked={scope === option.name}
              onChange={() => onChange(option.name)}
            />
            <Stack gap={2}>
              <Text size={1} weight="medium">
                {option.words}
              </Text>
              <Text size={1} muted>
                {option.detail}
              </Text>
            </Stack>
          </Option>
        ))}
      </Card>
    </Stack>
  )
}

/** What stays as it is. */
function OtherDepartments({ value, date }: { value: LocationValue; date: string }) {
  const others = listColumns(value).slice(1)
  if (others.length === 0) return null
  const names = others.map(({ title }: { title: string; department: LocationType }) => title)
  return (
    <Text size={1} muted>
      {new Intl.ListFormat('en-AU').format(names)} on {WEEKDAY_NAMES[getWeekday(date)]} stays as it is.
    </Text>
  )
}

function WaitingDraft({ id }: { id: string }) {
  const { href, onClick } = useIntentLink({ intent: 'edit', params: { id, type: 'location' } })
  return (
    <Card border radius={2} padding={4} tone="caution" role="status">
      <Stack gap={4}>
        <Text size={1}>
          This location has changes that aren’t published yet. Publish or discard them first.
        </Text>
        <Button as="a" mode="ghost" href={href} onClick={onClick} text="Open the location" />
      </Stack>
    </Card>
  )
}

type Save = { patches: Parameters<typeof toMutationPatches>[0]; done: string }

/** Stores patches in a draft and publishes it once it is judged. */
function useSaveHours(id: string) {
  const router = useRouter()
  const toast = useToast()
  const { patch, publish } = useDocumentOperation(id, 'location')
  const { problems, draft, isSettled } = useSettledProblems(id, 'location')
  const [wanted, setWanted] = useState<Save | null>(null)
  const [stop, setStop] = useState<string | null>(null)
  const [first] = problems.filter(({ level }) => level === 'stops')
  const isReady = wanted !== null && isSettled && Boolean(draft) && !publish.disabled
  useEffect(() => {
    if (!isReady || !wanted) return
    setWanted(null)
    if (first) {
      setStop(`Not published. ${formatStop(first)}`)
      return
    }
    publish.execute()
    toast.push({ status: 'success', title: 'Published', description: wanted.done })
    router.navigate({})
  }, [isReady, wanted, first, publish, toast, router])
  const save = (change: Save) => {
    setStop(null)
    patch.execute(toMutationPatches(change.patches))
    setWanted(change)
  }
  return { isBusy: wanted !== null, stop, save }
}
