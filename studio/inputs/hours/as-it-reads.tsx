import {
  formatDays,
  groupHours,
  type Hours,
  listHoursEntries,
  listSpecialHours,
  openNow,
  weekdayAt,
} from '@forecourt/schemas/contract'
import { WEEKDAY_NAMES } from '@forecourt/schemas/contract/pure'
import { Box, Button, Card, Flex, Grid, Heading, Stack, Text } from '@sanity/ui'
import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { findOddWorkday } from './hours-form.ts'

/** A department’s hours as they are edited, and as they are on the site now. */
export interface ReadDepartment {
  readonly title: string
  readonly hours: Hours
  /** Null while nothing is published. */
  readonly published: Hours | null
}

interface AsItReadsProps {
  readonly departments: readonly ReadDepartment[]
  readonly now: string
  readonly zone: string
  /** What the site says of a closed day. */
  readonly closedText: string
}

/** The page’s own words for these hours, with what will be new on it marked. */
export function AsItReads({ departments, now, zone, closedText }: AsItReadsProps) {
  const [chosen, setChosen] = useState('')
  const heading = useId()
  const department = departments.find(({ title }) => title === chosen) ?? departments[0]
  if (!department) return null
  return (
    <Stack gap={3} as="section" aria-labelledby={heading}>
      <Flex align="center" gap={3} wrap="wrap">
        <Heading as="h2" size={1} id={heading}>
          As it will read
        </Heading>
        <Box style={{ flex: '1 1 9rem' }}>
          <Text size={1} muted>
            on its own page and beside its stock
          </Text>
        </Box>
        {departments.length > 1 ? (
          <Flex gap={1} role="group" aria-label="Department">
            {departments.map(({ title }) => (
              <Button
                key={title}
                mode={title === department.title ? 'default' : 'ghost'}
                fontSize={1}
                padding={2}
                text={title}
                aria-pressed={title === department.title}
                onClick={() => setChosen(title)}
              />
            ))}
          </Flex>
        ) : null}
      </Flex>
      <Card border radius={3} padding={4}>
        <Grid gridTemplateColumns={[1, 1, 2]} gap={5}>
          <Week now={now} zone={zone} closedText={closedText} department={department} />
          <SpecialDays now={now} zone={zone} closedText={closedText} department={department} />
        </Grid>
      </Card>
    </Stack>
  )
}

type PartProps = Omit<AsItReadsProps, 'departments'> & { department: ReadDepartment }

function weekTexts(hours: Hours, closedText: string): Map<number, string> {
  const groups = groupHours(listHoursEntries(hours.openingHours), closedText)
  return new Map(groups.flatMap(({ days, text }) => days.map((day) => [day, text] as const)))
}

function Week({ department: { hours, published }, now, zone, closedText }: PartProps) {
  const groups = groupHours(listHoursEntries(hours.openingHours), closedText)
  const texts = weekTexts(hours, closedText)
  const before = published ? weekTexts(published, closedText) : null
  const today = weekdayAt(now, zone)
  const odd = findOddWorkday((day) => texts.get(day) ?? '')
  return (
    <Stack gap={4}>
      <OpenState hours={hours} now={now} zone={zone} />
      <Table>
        <tbody>
          {groups.map(({ days, text }) => (
            <tr key={days.join()} className={days.includes(today) ? 'today' : undefined}>
              <th scope="row">{formatDays(days)}</th>
              <td>
                <Marked isNew={before !== null && days.some((day) => before.get(day) !== text)} text={text} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {odd ? (
        <Text size={1} muted>
          {`Monday to Friday would read “Mon - Fri” in one line if ${WEEKDAY_NAMES[odd.odd]} read ${odd.text} too.`}
        </Text>
      ) : null}
    </Stack>
  )
}

function OpenState({ hours, now, zone }: { hours: Hours; now: string; zone: string }) {
  const verdict = openNow(hours, now, zone)
  const { code = '', text = '' } = verdict.reasons[0] ?? {}
  const shut = code === 'by-appointment' ? 'By appointment' : 'Closed'
  const rest = text.replace(/^(open|closed|by appointment) /, '')
  return (
    <Text size={1}>
      <strong>{verdict.shown ? 'Open now' : shut}</strong> {rest}
    </Text>
  )
}

function SpecialDays({ department: { hours, published }, now, zone, closedText }: PartProps) {
  const days = listSpecialHours(hours, now, zone, closedText)
  const before = published ? listSpecialHours(published, now, zone, closedText) : null
  const wasThere = (label: string, name: string, text: string) =>
    before === null || before.some((day) => day.label === label && day.name === name && day.text === text)
  return (
    <Stack gap={4}>
      <Text size={1} weight="semibold">
        Holiday hours
      </Text>
      {days.length === 0 ? (
        <Text size={1} muted>
          Nothing is listed: every coming day has its usual hours.
        </Text>
      ) : (
        <Table>
          <tbody>
            {days.map(({ label, name, text }) => (
              <tr key={`${label} ${name}`}>
                <th scope="row">
                  {label}
                  {name ? <small>{name}</small> : null}
                </th>
                <td>
                  <Marked isNew={!wasThere(label, name, text)} text={text} />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Stack>
  )
}

function Marked({ isNew, text }: { isNew: boolean; text: string }) {
  return isNew ? <mark title="New on the page once this is published">{text}</mark> : text
}

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 13px;
  line-height: 18px;
  font-variant-numeric: tabular-nums;
  color: var(--card-fg-color);
  th {
    text-align: left;
    font-weight: 400;
    padding: 4px 12px 4px 0;
    vertical-align: top;
  }
  td {
    text-align: right;
    padding: 4px 0;
    vertical-align: top;
  }
  small {
    display: block;
    font-size: 12px;
    color: var(--card-muted-fg-color);
  }
  .today th,
  .today td {
    font-weight: 600;
  }
  mark {
    background: var(--card-badge-caution-bg-color);
    color: var(--card-badge-caution-fg-color);
    padding: 1px 4px;
    border-radius: 2px;
  }
`
