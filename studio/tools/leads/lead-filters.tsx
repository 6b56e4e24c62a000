import { LEAD_DELIVERIES, LEAD_PROGRESS, type StaffLeads } from '@forecourt/schemas/contract'
import { CheckmarkIcon } from '@sanity/icons/Checkmark'
import { SearchIcon } from '@sanity/icons/Search'
import { Button, Flex, Grid, Select, Stack, TextInput } from '@sanity/ui'
import { useEffect, useState } from 'react'
import { useSlashKey } from '../../site-api/use-slash-key.ts'
import { DAYS_LABELS, type LeadFilter } from './lead-filter.ts'
import { DELIVERY_LABELS, KIND_LABELS, PROGRESS_LABELS } from './lead-text.ts'

const TYPING_MS = 250

interface LeadFiltersProps {
  filter: LeadFilter
  setFilter: (filter: LeadFilter) => void
  value: StaffLeads | undefined
}

/** What restricts the list: words, time, kind, how far it is, and its delivery with counts. */
export function LeadFilters({ filter, setFilter, value }: LeadFiltersProps) {
  const change = (part: Partial<LeadFilter>) => setFilter({ ...filter, page: 1, ...part })
  const kinds = value?.kinds ?? []
  return (
    <Stack gap={2}>
      <WordsInput
        label={
          value?.readsPeople === false ? 'Vehicle or stock number' : 'Name, phone, vehicle or stock number'
        }
        words={filter.words}
        onWords={(words) => change({ words })}
      />
      <Grid gridTemplateColumns={3} gap={2}>
        <Choice
          label="When"
          value={filter.days}
          options={DAYS_LABELS}
          onChoose={(days) => change({ days })}
        />
        <Choice
          label="Kind"
          value={filter.kind}
          options={[['', 'All kinds'], ...kinds.map((kind) => [kind, KIND_LABELS[kind]] as const)]}
          onChoose={(kind) => change({ kind })}
        />
        <Choice
          label="How far it is"
          value={filter.progress}
          options={[['', 'All'], ...LEAD_PROGRESS.map((each) => [each, PROGRESS_LABELS[each]] as const)]}
          onChoose={(progress) => change({ progress })}
        />
      </Grid>
      <Deliveries filter={filter} value={value} onChoose={(delivery) => change({ delivery })} />
    </Stack>
  )
}

function Deliveries({
  filter,
  value,
  onChoose,
}: {
  filter: LeadFilter
  value: StaffLeads | undefined
  onChoose: (delivery: LeadFilter['delivery']) => void
}) {
  const counts = value?.deliveries
  const all = LEAD_DELIVERIES.reduce((sum, state) => sum + (counts?.[state] ?? 0), 0)
  const shown = LEAD_DELIVERIES.filter((state) => (counts?.[state] ?? 0) > 0 || filter.delivery === state)
  return (
    <Flex gap={2} wrap="wrap" role="group" aria-label="Delivery">
      {(['', ...shown] as const).map((state) => (
        <Button
          key={state}
          mode="ghost"
          tone={filter.delivery === state ? 'primary' : 'default'}
          {...(filter.delivery === state ? { icon: CheckmarkIcon } : {})}
          aria-pressed={filter.delivery === state}
          fontSize={1}
          padding={2}
          text={`${state === '' ? 'All' : DELIVERY_LABELS[state]} ${state === '' ? all : (counts?.[state] ?? 0)}`}
          onClick={() => onChoose(state)}
        />
      ))}
    </Flex>
  )
}

/** Words are asked for when somebody stops typing. */
function WordsInput({
  label,
  words,
  onWords,
}: {
  label: string
  words: string
  onWords: (words: string) => void
}) {
  const [typed, setTyped] = useState(words)
  const input = useSlashKey()
  useEffect(() => {
    if (typed === words) return
    const timer = setTimeout(() => onWords(typed), TYPING_MS)
    return () => clearTimeout(timer)
  })
  return (
    <TextInput
      ref={input}
      type="search"
      icon={SearchIcon}
      fontSize={1}
      padding={3}
      value={typed}
      aria-label={label}
      placeholder={label}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
    />
  )
}

function Choice<Value extends string>({
  label,
  value,
  options,
  onChoose,
}: {
  label: string
  value: Value
  options: readonly (readonly [value: Value, words: string])[]
  onChoose: (value: Value) => void
}) {
  return (
    <Select
      aria-label={label}
      fontSize={1}
      padding={2}
      value={value}
      onChange={({ currentTarget }) => onChoose(currentTarget.value as Value)}
    >
      {options.map(([each, words]) => (
        <option key={each} value={each}>
          {words}
        </option>
      ))}
    </Select>
  )
}
