import { dateAt } from '@forecourt/schemas/contract'
import { formatSiteDate, readDay } from '@forecourt/schemas/contract/pure'
import { Box, Flex, Text, TextInput } from '@sanity/ui'
import { type InputProps, type StringInputProps, set, unset } from 'sanity'
import { useFormPlace, useTypedValue } from '../typed/use-typed-value.ts'
import { CalendarButton } from './calendar-button.tsx'
import { DayChoice } from './day-picker.tsx'
import { FieldFrame } from './field-frame.tsx'
import { NO_SITE, useZones } from './site-time-input.tsx'

/** What is said of a text that is no day. */
export const WRITE_A_DAY = 'Type a day like 25 Dec or 25/12/2026.'

/** A day as people type it. The Studio leaves the frame of such a field to its input. */
export function DayInput(props: InputProps) {
  const { id, value, onChange, elementProps, schemaType, readOnly, path, validation } =
    props as StringInputProps
  const [{ zone } = NO_SITE] = useZones()
  const today = dateAt(new Date().toISOString(), zone)
  const store = (day: string | null) => {
    if (day !== (value ?? null)) onChange(day === null ? unset() : set(day))
  }
  const { reading, input, drop } = useTypedValue({
    ...useFormPlace(path),
    written: value ? formatSiteDate(value) : '',
    read: (text) => readTypedDay(text, today),
    write: ({ day }) => store(day),
    focused: elementProps,
  })
  const problem = reading && 'problem' in reading ? reading.problem : null
  return (
    <FieldFrame id={id} schemaType={schemaType} validation={validation}>
      <Flex gap={1}>
        <Box flex={1}>
          <TextInput
            {...elementProps}
            {...input}
            fontSize={2}
            placeholder="25 Dec"
            customValidity={problem ?? undefined}
          />
        </Box>
        {readOnly ? null : (
          <CalendarButton title={schemaType.title ?? ''}>
            {(close) => (
              <DayChoice
                day={value ?? null}
                today={today}
                onDay={(day) => {
                  drop()
                  store(day)
                  close()
                }}
              />
            )}
          </CalendarButton>
        )}
      </Flex>
      {problem ? (
        <Text size={1} role="alert">
          {problem}
        </Text>
      ) : null}
    </FieldFrame>
  )
}

function readTypedDay(text: string, today: string): { day: string | null } | { problem: string } {
  if (text.trim() === '') return { day: null }
  const day = readDay(text, today)
  return day === null ? { problem: WRITE_A_DAY } : { day }
}
