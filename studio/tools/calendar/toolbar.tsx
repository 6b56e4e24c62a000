import { AddIcon } from '@sanity/icons/Add'
import { ChevronLeftIcon } from '@sanity/icons/ChevronLeft'
import { ChevronRightIcon } from '@sanity/icons/ChevronRight'
import { UndoIcon } from '@sanity/icons/Undo'
import { Button, Card, Flex, Heading, Text } from '@sanity/ui'
import { styled } from 'styled-components'
import { ActButton } from './act-button.tsx'
import type { CalendarView } from './range.ts'

const VIEW_LABELS: Readonly<Record<CalendarView, string>> = {
  week: 'Week',
  weeks: '4 weeks',
  month: 'Month',
  list: 'List',
}

/** What a phone does without. */
const Spare = styled.div`
  display: contents;
  @media (max-width: 600px) { display: none; }
`

interface ToolbarProps {
  readonly title: string
  readonly view: CalendarView
  readonly zone: string
  /** Null for people with one site. */
  readonly scope: { readonly all: boolean; readonly single: boolean; readonly sites: number } | null
  readonly undoLabel: string | null
  onStep(by: -1 | 1): void
  onToday(): void
  onView(view: CalendarView): void
  onScope(all: boolean): void
  onUndo(): void
  onPrint(): void
  onNew(element: HTMLElement): void
}

/** Which days, in which view, of which sites; undo, print and new. */
export function Toolbar(props: ToolbarProps) {
  const { title, view, zone, scope, undoLabel } = props
  return (
    <Card borderBottom paddingX={4} paddingY={3}>
      <Flex align="center" gap={3} wrap="wrap">
        <Flex gap={1} data-no-print>
          <Button
            mode="bleed"
            icon={ChevronLeftIcon}
            aria-label="Earlier"
            padding={2}
            onClick={() => props.onStep(-1)}
          />
          <Button mode="ghost" text="Today" padding={2} fontSize={1} onClick={props.onToday} />
          <Button
            mode="bleed"
            icon={ChevronRightIcon}
            aria-label="Later"
            padding={2}
            onClick={() => props.onStep(1)}
          />
        </Flex>
        <Heading as="h1" size={1} style={{ minWidth: 150 }}>
          {title}
        </Heading>
        <Choice
          label="Show"
          options={Object.entries(VIEW_LABELS).map(([value, text]) => ({
            text,
            on: value === view,
            choose: () => props.onView(value as CalendarView),
          }))}
        />
        {scope && (
          <Choice
            label="Sites"
            options={[
              {
                text: 'This site',
                on: !scope.all,
                disabled: !scope.single,
                choose: () => props.onScope(false),
              },
              {
                text: scope.sites === 2 ? 'Both sites' : `All ${scope.sites} sites`,
                on: scope.all,
                choose: () => props.onScope(true),
              },
            ]}
          />
        )}
        <Flex flex={1} align="center" gap={2} justify="flex-end">
          <Spare>
            <Text size={1} muted>
              {zone}
            </Text>
          </Spare>
          <Flex gap={1} data-no-print>
            <Button
              mode="bleed"
              icon={UndoIcon}
              aria-label={undoLabel ? `Undo: ${undoLabel}` : 'Nothing to undo'}
              disabled={!undoLabel}
              padding={2}
              onClick={props.onUndo}
            />
            <Spare>
              <Button mode="bleed" text="Print" padding={2} fontSize={1} onClick={props.onPrint} />
              <ActButton icon={AddIcon} text="New" onClick={(event) => props.onNew(event.currentTarget)} />
            </Spare>
          </Flex>
        </Flex>
      </Flex>
    </Card>
  )
}

interface ChoiceOption {
  readonly text: string
  readonly on: boolean
  readonly disabled?: boolean
  choose(): void
}

/** A row of buttons of which one is on. */
function Choice({ label, options }: { label: string; options: readonly ChoiceOption[] }) {
  return (
    <Card tone="transparent" radius={2} padding={1} role="group" aria-label={label} data-no-print>
      <Flex gap={1}>
        {options.map(({ text, on, disabled, choose }) => (
          <Button
            key={text}
            mode={on ? 'ghost' : 'bleed'}
            selected={on}
            aria-pressed={on}
            disabled={disabled}
            text={text}
            fontSize={1}
            padding={2}
            onClick={choose}
          />
        ))}
      </Flex>
    </Card>
  )
}
