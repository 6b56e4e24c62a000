import { DEPARTMENT_NAMES, type LocationType, printHours } from '@forecourt/schemas/contract'
import { formatSiteDate } from '@forecourt/schemas/contract/pure'
import { AddIcon } from '@sanity/icons/Add'
import { EditIcon } from '@sanity/icons/Edit'
import { TrashIcon } from '@sanity/icons/Trash'
import { Box, Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useId, useState } from 'react'
import type { FormPatch } from 'sanity'
import { findTyped } from '../typed/typed-texts.ts'
import { type Column, listComingDays, type SpecialDayValue, toDayHours } from './hours-form.ts'
import { addSpecialDays, changeSpecialDay, removeSpecialDay, type SpecialDayDraft } from './hours-patches.ts'
import { findSpecialPlace, SpecialDayForm } from './special-day-form.tsx'

interface SpecialDaysProps {
  /** The published id. */
  readonly document: string
  readonly days: readonly SpecialDayValue[]
  readonly columns: readonly Column[]
  /** The date at the location. */
  readonly today: string
  readonly readOnly: boolean
  readonly onPatch: (patches: FormPatch[]) => void
}

/** The dates whose hours differ, soonest first, each edited in its row. */
export function SpecialDays({ document, days, columns, today, readOnly, onPatch }: SpecialDaysProps) {
  const heading = useId()
  // The key of the day that is being changed; '' is a new one.
  const [editing, setEditing] = useState(() => findTypedDay(document, days))
  const { coming, past } = listComingDays(days, today)
  const renderForm = (day: SpecialDayValue | null, onDone: (draft: SpecialDayDraft) => void) => (
    <SpecialDayForm
      document={document}
      day={day}
      today={today}
      columns={columns}
      others={days.filter((other) => other !== day)}
      onCancel={() => setEditing(null)}
      onDone={(draft) => {
        onDone(draft)
        setEditing(null)
      }}
    />
  )
  return (
    <Stack gap={3} as="section" aria-labelledby={heading}>
      <Head id={heading} onAdd={readOnly ? null : () => setEditing('')} />
      {editing === '' ? (
        <Card border radius={3}>
          {renderForm(null, (draft) => onPatch(addSpecialDays([draft])))}
        </Card>
      ) : null}
      {coming.length > 0 ? (
        <Card border radius={3} overflow="hidden">
          <Stack as="ul">
            {coming.map((day, at) => (
              <Card as="li" key={day._key} borderTop={at > 0}>
                {editing === day._key ? (
                  renderForm(day, (draft) => onPatch(changeSpecialDay(day, draft)))
                ) : (
                  <DayRow
                    day={day}
                    today={today}
                    readOnly={readOnly}
                    onEdit={() => setEditing(day._key)}
                    onRemove={() => onPatch(removeSpecialDay(day))}
                  />
                )}
              </Card>
            ))}
          </Stack>
        </Card>
      ) : (
        <Text size={1} muted>
          None is coming. Add one, or approve public holidays.
        </Text>
      )}
      {past > 0 ? (
        <Text size={1} muted>
          {past === 1 ? '1 past day is not shown any more.' : `${past} past days are not shown any more.`}
        </Text>
      ) : null}
    </Stack>
  )
}

/** The day whose form was left with something typed, to go on with it. */
function findTypedDay(document: string, days: readonly SpecialDayValue[]): string | null {
  const isTyped = (day: SpecialDayValue | null) =>
    findTyped({ document, key: findSpecialPlace(day).key }) !== undefined
  return days.find(isTyped)?._key ?? (isTyped(null) ? '' : null)
}

function Head({ id, onAdd }: { id: string; onAdd: (() => void) | null }) {
  return (
    <Flex align="center" gap={3}>
      <Box flex={1}>
        <Heading as="h2" size={1} id={id}>
          Special days
        </Heading>
      </Box>
      {onAdd ? (
        <Button mode="bleed" fontSize={1} padding={2} icon={AddIcon} text="Add a day" onClick={onAdd} />
      ) : null}
    </Flex>
  )
}

type DayRowProps = {
  day: SpecialDayValue
  today: string
  readOnly: boolean
  onEdit: () => void
  onRemove: () => void
}

function DayRow({ day, today, readOnly, onEdit, onRemove }: DayRowProps) {
  const name = day.name || 'Special day'
  return (
    <Flex align="center" gap={3} padding={3}>
      <ShortDate date={day.date ?? ''} today={today} />
      <Stack flex={1} gap={2}>
        <Text size={1} weight="medium">
          {name}
        </Text>
        <Text size={1} muted>
          {[day.written ?? printHours(toDayHours(day)), onlyFor(day)].filter(Boolean).join(', ')}
        </Text>
      </Stack>
      {readOnly ? null : (
        <Flex gap={1}>
          <Button
            mode="bleed"
            padding={2}
            fontSize={1}
            icon={EditIcon}
            aria-label={`Change ${name}`}
            onClick={onEdit}
          />
          <Button
            mode="bleed"
            padding={2}
            fontSize={1}
            icon={TrashIcon}
            aria-label={`Take ${name} away`}
            onClick={onRemove}
          />
        </Flex>
      )}
    </Flex>
  )
}

/** `5 Dec` above `Sat`, with the year where it is not this one. */
function ShortDate({ date, today }: { date: string; today: string }) {
  const [weekday = '', ...rest] = date ? formatSiteDate(date, Number(today.slice(0, 4))).split(' ') : []
  return (
    <Box style={{ width: 72, flex: 'none', fontVariantNumeric: 'tabular-nums' }}>
      <Stack gap={2}>
        <Text size={1} weight="medium">
          {rest.slice(0, 2).join(' ')}
        </Text>
        <Text size={0} muted>
          {[weekday, rest[2]].filter(Boolean).join(' ')}
        </Text>
      </Stack>
    </Box>
  )
}

function onlyFor({ departments = [] }: SpecialDayValue): string {
  const names = departments.flatMap((name) => DEPARTMENT_NAMES[name as LocationType] ?? [])
  return names.length > 0 ? `${names.join(' and ').toLowerCase()} only` : ''
}
