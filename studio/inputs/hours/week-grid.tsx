import { DEPARTMENT_NAMES, type LocationType } from '@forecourt/schemas/contract'
import { WEEKDAY_NAMES } from '@forecourt/schemas/contract/pure'
import { AddIcon } from '@sanity/icons/Add'
import { EllipsisHorizontalIcon } from '@sanity/icons/EllipsisHorizontal'
import { Box, Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { Menu, MenuButton, MenuItem } from '@sanity/ui/menu'
import { type ReactNode, useId, useRef } from 'react'
import type { FormPatch, Path } from 'sanity'
import { styled } from 'styled-components'
import type { TypedPlace } from '../typed/use-typed-value.ts'
import { HoursCell } from './hours-cell.tsx'
import {
  type Column,
  findWeekday,
  otherWorkdays,
  toDayHours,
  type WeekdayValue,
  withLunchBreak,
} from './hours-form.ts'
import { addDepartment, removeDepartment, removeWeekday, writeWeekday } from './hours-patches.ts'
import { WEEK_FROM_MONDAY } from './week.ts'

interface WeekGridProps {
  /** The published id. */
  readonly document: string
  readonly columns: readonly Column[]
  /** The weekday at the location. */
  readonly today: number
  readonly readOnly: boolean
  readonly onPatch: (patches: FormPatch[]) => void
  /** Stands beside the heading. */
  readonly actions: ReactNode
}

/**
 * The week as one grid: a row a day, a column a department. Tab goes along from hours to hours, Enter down; what is done
 * with a whole day is a menu that opens from its hours.
 */
export function WeekGrid({ document, columns, today, readOnly, onPatch, actions }: WeekGridProps) {
  const table = useRef<HTMLTableElement>(null)
  const heading = useId()
  const onFocusCell = (row: number, at: number) => {
    table.current?.querySelector<HTMLInputElement>(`[data-place="${row}-${at}"]`)?.focus()
  }
  return (
    <Stack gap={3} as="section" aria-labelledby={heading}>
      <Flex align="center" gap={3} wrap="wrap">
        <Heading as="h2" size={1} id={heading}>
          Every week
        </Heading>
        <Box style={{ flex: '1 1 14rem' }}>
          <Text size={1} muted>
            9-5, 8.30am to 4, closed or by appt. Alt ↓ copies or splits a day.
          </Text>
        </Box>
        {readOnly ? null : <AddDepartment columns={columns} onPatch={onPatch} />}
        {readOnly ? null : actions}
      </Flex>
      <Card border radius={3} overflow="auto">
        <Grid ref={table}>
          <thead>
            <tr>
              <th scope="col">
                <span className="vh">Day</span>
              </th>
              {columns.map((column) => (
                <th scope="col" key={column.department}>
                  <ColumnHead column={column} readOnly={readOnly} onPatch={onPatch} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {WEEK_FROM_MONDAY.map((weekday, row) => (
              <DayRow
                key={weekday}
                document={document}
                weekday={weekday}
                row={row}
                columns={columns}
                readOnly={readOnly}
                onPatch={onPatch}
                onFocusCell={onFocusCell}
                isToday={weekday === today}
              />
            ))}
          </tbody>
        </Grid>
      </Card>
    </Stack>
  )
}

type DayRowProps = HeadProps & {
  document: string
  weekday: number
  row: number
  isToday: boolean
  onFocusCell: (row: number, column: number) => void
}

function DayRow({ document, weekday, row, columns, isToday, readOnly, onPatch, onFocusCell }: DayRowProps) {
  const line = useRef<HTMLTableRowElement>(null)
  return (
    <tr ref={line}>
      <th scope="row">
        <DayHead
          weekday={weekday}
          columns={columns}
          isToday={isToday}
          readOnly={readOnly}
          onPatch={onPatch}
          onSplit={(at) => onFocusCell(row, at)}
        />
      </th>
      {columns.map((column, at) => (
        <td key={column.department}>
          <HoursCell
            label={`${WEEKDAY_NAMES[weekday]}, ${column.title}`}
            place={`${row}-${at}`}
            typedAt={findPlace(document, column, weekday)}
            day={findWeekday(column.days, weekday)}
            readOnly={readOnly}
            onWrite={(hours) =>
              onPatch(hours ? writeWeekday(column, weekday, hours) : removeWeekday(column, weekday))
            }
            onMove={(rows) => onFocusCell(row + rows, at)}
            onCopyAbove={() => onPatch(copyAbove(column, row))}
            onMenu={() => line.current?.querySelector<HTMLElement>('[data-day-menu]')?.click()}
          />
        </td>
      ))}
    </tr>
  )
}

/** Stands for a day that has no hours yet, so that it has a place too. */
export const toMissingDay = (weekday: number): WeekdayValue => ({ _key: `weekday-${weekday}`, weekday })

function findPlace(document: string, { department, days, path }: Column, weekday: number): TypedPlace {
  const { _key } = findWeekday(days, weekday) ?? toMissingDay(weekday)
  return { document, path: [...path, { _key }] as Path, key: `hours/${department}/${weekday}` }
}

function copyAbove(column: Column, row: number): FormPatch[] {
  const [above, weekday] = [WEEK_FROM_MONDAY[row - 1], WEEK_FROM_MONDAY[row]]
  if (above === undefined || weekday === undefined) return []
  return writeWeekday(column, weekday, toDayHours(findWeekday(column.days, above)))
}

function copyDay(columns: readonly Column[], weekday: number, to: readonly number[]): FormPatch[] {
  return columns.flatMap((column) => {
    const hours = toDayHours(findWeekday(column.days, weekday))
    return to.filter((day) => day !== weekday).flatMap((day) => writeWeekday(column, day, hours))
  })
}

type HeadProps = { columns: readonly Column[]; readOnly: boolean; onPatch: WeekGridProps['onPatch'] }
type DayHeadProps = HeadProps & { weekday: number; isToday: boolean; onSplit: (column: number) => void }

function DayHead({ weekday, isToday, columns, readOnly, onPatch, onSplit }: DayHeadProps) {
  const name = WEEKDAY_NAMES[weekday] ?? ''
  return (
    <Stack gap={2}>
      <Flex align="center" gap={2}>
        <Text size={1} weight="medium">
          {name}
        </Text>
        {isToday ? (
          <Text size={0} muted>
            today
          </Text>
        ) : null}
        <Box flex={1} />
        {readOnly ? null : (
          <DayMenu name={name} weekday={weekday} columns={columns} onPatch={onPatch} onSplit={onSplit} />
        )}
      </Flex>
      {weekday === 1 && !readOnly ? (
        <Box>
          <Button
            mode="ghost"
            fontSize={1}
            padding={2}
            tabIndex={-1}
            text="Copy to Tue – Fri"
            onClick={() => onPatch(copyDay(columns, 1, otherWorkdays(1)))}
          />
        </Box>
      ) : null}
    </Stack>
  )
}

type DayMenuProps = Omit<DayHeadProps, 'isToday' | 'readOnly'> & { name: string }

function DayMenu({ name, weekday, columns, onPatch, onSplit }: DayMenuProps) {
  const split = columns.flatMap((column, at) => {
    const hours = withLunchBreak(toDayHours(findWeekday(column.days, weekday)))
    return hours ? [{ column, at, hours }] : []
  })
  return (
    <MenuButton
      id={`day-menu-${weekday}`}
      button={
        <Button
          mode="bleed"
          padding={2}
          fontSize={1}
          icon={EllipsisHorizontalIcon}
          aria-label={`${name}: copy or split`}
          data-day-menu
          tabIndex={-1}
        />
      }
      popover={{ portal: true }}
      menu={
        <Menu>
          <MenuItem
            fontSize={1}
            text={weekday === 1 ? 'Copy to Tuesday – Friday' : 'Copy to Monday – Friday'}
            onClick={() => onPatch(copyDay(columns, weekday, [1, 2, 3, 4, 5]))}
          />
          <MenuItem
            fontSize={1}
            text="Copy to every day"
            onClick={() => onPatch(copyDay(columns, weekday, WEEK_FROM_MONDAY))}
          />
          {split.map(({ column, at, hours }) => (
            <MenuItem
              key={column.department}
              fontSize={1}
              text={columns.length > 1 ? `Lunch break: ${column.title}` : 'Lunch break'}
              onClick={() => {
                onPatch(writeWeekday(column, weekday, hours))
                // The menu gives the focus back to its button first.
                setTimeout(() => onSplit(at), 50)
              }}
            />
          ))}
        </Menu>
      }
    />
  )
}

type ColumnHeadProps = { column: Column; readOnly: boolean; onPatch: WeekGridProps['onPatch'] }

function ColumnHead({ column: { title, key }, readOnly, onPatch }: ColumnHeadProps) {
  return (
    <Flex align="center" gap={1}>
      <Text size={1} weight="medium">
        {title}
      </Text>
      {key === null || readOnly ? null : (
        <MenuButton
          id={`department-menu-${key}`}
          button={
            <Button
              mode="bleed"
              padding={2}
              fontSize={1}
              icon={EllipsisHorizontalIcon}
              aria-label={`${title}: take away`}
            />
          }
          popover={{ portal: true }}
          menu={
            <Menu>
              <MenuItem
                fontSize={1}
                tone="critical"
                text={`Take ${title} away`}
                onClick={() => onPatch(removeDepartment(key))}
              />
            </Menu>
          }
        />
      )}
    </Flex>
  )
}

function AddDepartment({ columns, onPatch }: Pick<WeekGridProps, 'columns' | 'onPatch'>) {
  const [main] = columns
  const names = Object.keys(DEPARTMENT_NAMES) as LocationType[]
  const missing = names.filter((name) => !columns.some(({ department }) => department === name))
  if (!main || missing.length === 0) return null
  return (
    <MenuButton
      id="add-department"
      button={<Button mode="bleed" fontSize={1} padding={2} icon={AddIcon} text="Department" />}
      popover={{ portal: true }}
      menu={
        <Menu>
          {missing.map((name) => (
            <MenuItem
              key={name}
              fontSize={1}
              text={DEPARTMENT_NAMES[name]}
              onClick={() => onPatch(addDepartment(name, main))}
            />
          ))}
        </Menu>
      }
    />
  )
}

const Grid = styled.table`
  width: 100%;
  border-collapse: collapse;
  th,
  td {
    padding: 6px 2px;
    text-align: left;
    vertical-align: top;
    border-top: 1px solid var(--card-border-color);
  }
  thead th {
    border-top: 0;
    padding: 6px 10px;
    height: 40px;
    vertical-align: middle;
  }
  thead th:first-child,
  tbody th {
    width: 128px;
    min-width: 124px;
    padding: 8px 4px 8px 12px;
  }
  td {
    min-width: 140px;
  }
  @media (max-width: 600px) {
    td {
      min-width: 176px;
    }
    tbody th {
      position: sticky;
      left: 0;
      z-index: 1;
      min-width: 148px;
      background: var(--card-bg-color);
    }
  }
  .vh {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`
