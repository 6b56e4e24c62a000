import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useCalendarActions } from './calendar-context.ts'
import { longDay } from './format.ts'
import { Panel } from './panel.tsx'
import type { SpecialDay } from './special-days.ts'

interface DayPanelProps {
  readonly day: SpecialDay
  readonly element: HTMLElement
  readonly locked: string | null
  onClose(): void
}

/** A day with hours of its own: at which locations, with the way to each one's hours. */
export function DayPanel({ day, element, locked, onClose }: DayPanelProps) {
  const { approve, openDocument, today } = useCalendarActions()
  return (
    <Panel label={day.name} element={element} width={320} onClose={onClose}>
      <Stack gap={3} padding={3}>
        <Text size={2} weight="semibold">
          {day.name}
        </Text>
        <Text size={1} muted>
          {longDay(day.date, today('UTC'))}, {day.hours}
        </Text>
        {locked && (
          <Card tone="caution" radius={2} padding={3}>
            <Text size={1}>{locked}</Text>
          </Card>
        )}
        {day.proposed && !locked && (
          <Flex>
            <Button
              mode="ghost"
              fontSize={1}
              padding={3}
              text="Approve, closed"
              onClick={() => {
                approve(day)
                onClose()
              }}
            />
          </Flex>
        )}
        <Stack gap={1}>
          {day.locations.map(({ id, name }) => (
            <Button
              key={id}
              mode="bleed"
              justify="flex-start"
              fontSize={1}
              padding={2}
              text={`Hours of ${name}`}
              onClick={() => openDocument('location', id, 'specialHours')}
            />
          ))}
        </Stack>
      </Stack>
    </Panel>
  )
}
