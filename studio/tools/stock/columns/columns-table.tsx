import {
  STOCK_COLUMN_CHOICES,
  type StaffFileColumn,
  type StaffTriedColumns,
  type StockColumnChoice,
} from '@forecourt/schemas/contract'
import { ArrowRightIcon } from '@sanity/icons/ArrowRight'
import { Badge, Button, Card, Flex, Select, Stack, Text } from '@sanity/ui'
import { styled } from 'styled-components'
import {
  type Choices,
  findSuggestion,
  formatGuess,
  formatSureness,
  readChoice,
  unknownFirst,
} from './choices.ts'

const Table = styled.table`
  width: 100%;
  min-width: 760px;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  table-layout: fixed;
  & th, & td { padding: 10px 12px; text-align: left; vertical-align: middle; overflow-wrap: anywhere; }
  & tbody tr { border-top: 1px solid var(--card-border-color); }
  @media (max-width: 640px) {
    min-width: 0;
    & colgroup, & thead, & td[aria-hidden] { display: none; }
    & tbody tr { display: grid; padding: 8px 0; }
    & tbody th, & tbody td { padding: 4px 12px; }
  }
  & tbody tr[data-unknown] { background: var(--card-badge-caution-bg-color); }
`

const Name = styled.code`
  font: 12px/1.5 ui-monospace, 'SF Mono', Menlo, Consolas, monospace;
  padding: 2px 6px;
  border-radius: 3px;
  background: var(--card-code-bg-color);
  color: var(--card-fg-color);
`

interface TableProps {
  readonly columns: readonly StaffFileColumn[]
  /** All of the file's, of which `columns` may be a part. */
  readonly all: readonly StaffFileColumn[]
  readonly choices: Choices
  readonly tried: Pick<StaffTriedColumns, 'columns'> | undefined
  readonly triedChoices: Choices
  /** Null for who may only look. */
  readonly onChoose: ((column: StaffFileColumn, choice: StockColumnChoice | null) => void) | null
}

/** A file's columns with their first values, what they are, and how that reads. */
export function ColumnsTable({ columns, all, choices, tried, triedChoices, onChoose }: TableProps) {
  return (
    <Card border radius={2} overflow="auto" tabIndex={0} role="group" aria-label="Columns">
      <Table aria-label="Columns of the file">
        <colgroup>
          <col style={{ width: '20%' }} />
          <col style={{ width: '21%' }} />
          <col style={{ width: 40 }} />
          <col style={{ width: '24%' }} />
          <col style={{ width: 104 }} />
          <col />
        </colgroup>
        <thead>
          <tr>
            <Head>In your file</Head>
            <Head>First three values</Head>
            <td />
            <Head>Is our</Head>
            <Head>How sure</Head>
            <Head>How it reads</Head>
          </tr>
        </thead>
        <tbody>
          {unknownFirst(columns).map((column) => (
            <ColumnRow
              key={column.column}
              column={column}
              choice={readChoice(choices, column)}
              suggested={findSuggestion(choices, column, all)}
              sureness={formatSureness(choices, column, findSuggestion(choices, column, all))}
              isTried={choices.get(column.column) === triedChoices.get(column.column)}
              reads={tried?.columns.find((each) => each.column === column.column)?.reads}
              onChoose={onChoose}
            />
          ))}
        </tbody>
      </Table>
    </Card>
  )
}

const Head = ({ children }: { children: string }) => (
  <th scope="col">
    <Text size={1} muted weight="medium">
      {children}
    </Text>
  </th>
)

type Reads = StaffTriedColumns['columns'][number]['reads']

function ColumnRow({
  column,
  choice,
  suggested,
  sureness,
  isTried,
  reads,
  onChoose,
}: {
  column: StaffFileColumn
  choice: StockColumnChoice | null
  suggested: StockColumnChoice | null
  sureness: string
  isTried: boolean
  reads: Reads | undefined
  onChoose: TableProps['onChoose']
}) {
  const { column: name, others, values, known, isCost } = column
  return (
    <tr data-unknown={choice === null ? '' : undefined}>
      <th scope="row">
        <Flex gap={2} align="center" wrap="wrap">
          <Name>{name}</Name>
          {others > 0 ? (
            <Text size={0} muted>
              and {others} more
            </Text>
          ) : null}
        </Flex>
      </th>
      <td>
        <Text size={1} muted={known !== null}>
          {isCost ? 'Not shown' : values.join(' · ') || 'Empty'}
        </Text>
      </td>
      <td aria-hidden="true">
        <Text size={1} muted>
          <ArrowRightIcon />
        </Text>
      </td>
      <td>
        {isCost ? (
          <Text size={1} muted>
            Nothing: it looks like your cost
          </Text>
        ) : (
          <Select
            aria-label={`${name} is`}
            fontSize={1}
            padding={2}
            value={choice ?? ''}
            disabled={onChoose === null}
            onChange={({ currentTarget }) =>
              onChoose?.(
                column,
                STOCK_COLUMN_CHOICES.find(({ value }) => value === currentTarget.value)?.value ?? null,
              )
            }
          >
            {known === null ? <option value="">Choose…</option> : null}
            {STOCK_COLUMN_CHOICES.map(({ value, title }) => (
              <option key={value} value={value}>
                {title}
              </option>
            ))}
          </Select>
        )}
      </td>
      <td>
        <Text size={1} muted={known !== null || isCost} weight={choice === null ? 'medium' : 'regular'}>
          {sureness}
        </Text>
      </td>
      <td>
        {suggested === null ? (
          <Reading column={column} choice={choice} isTried={isTried} reads={reads ?? []} />
        ) : (
          <Suggestion
            column={name}
            suggested={suggested}
            onAccept={onChoose && (() => onChoose(column, suggested))}
          />
        )}
      </td>
    </tr>
  )
}

/** What a column's name is near to, accepted by one press. */
function Suggestion({
  column,
  suggested,
  onAccept,
}: {
  column: string
  suggested: StockColumnChoice
  /** Null for who may only look. */
  onAccept: (() => void) | null
}) {
  const title = STOCK_COLUMN_CHOICES.find(({ value }) => value === suggested)?.title ?? suggested
  return (
    <Stack gap={2}>
      <Text size={1} weight="medium">
        Looks like “{title}”
      </Text>
      {onAccept ? (
        <Flex>
          <Button
            mode="ghost"
            fontSize={1}
            padding={2}
            text={`Accept ${title}`}
            aria-label={`Accept ${title} for ${column}`}
            onClick={onAccept}
          />
        </Flex>
      ) : null}
    </Stack>
  )
}

function Reading({
  column,
  choice,
  isTried,
  reads,
}: {
  column: StaffFileColumn
  choice: StockColumnChoice | null
  isTried: boolean
  reads: Reads
}) {
  if (choice === null)
    return (
      <Text size={1} weight="medium">
        {formatGuess(column)}
      </Text>
    )
  if (choice === 'leaveOut') return <Muted>Never read, never on the site</Muted>
  if (!isTried) return <Muted>Not tried yet</Muted>
  if (reads.length === 0) return null
  if (choice === 'locationCode' || choice === 'dealershipCode')
    return (
      <Flex gap={1} wrap="wrap">
        {reads.map(({ text, ok }, index) => (
          <Badge key={`${index} ${text}`} tone={ok ? 'positive' : 'critical'}>
            {text}
          </Badge>
        ))}
      </Flex>
    )
  if (reads.every(({ text, ok }, index) => ok && text === column.values[index]))
    return <Muted>As it is</Muted>
  return (
    <Text size={1}>
      {reads.map(({ text, ok }, index) => (
        <span key={`${index} ${text}`}>
          {index > 0 ? ' · ' : ''}
          {ok ? text : <strong>{text}</strong>}
        </span>
      ))}
    </Text>
  )
}

const Muted = ({ children }: { children: string }) => (
  <Text size={1} muted>
    {children}
  </Text>
)
