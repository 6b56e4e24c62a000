import type { StaffStockFile } from '@forecourt/schemas/contract'
import { Card, Heading, Stack, Text } from '@sanity/ui'
import { Cell, DataTable } from '../../data-table.tsx'
import { formatLeftOut, formatNumbers } from './bring-text.ts'

type Problem = StaffStockFile['problems'][number]

/** The rows of a file that stay out, and what is worth a look in the others, each with what to do. */
export function LeftOut({ read: { problems, file, listed, stopped } }: { read: StaffStockFile }) {
  // A file that is stopped before its first row leaves nothing out.
  if (stopped !== '' && file.rows === 0) return null
  const out = problems.filter(({ leftOut }) => leftOut)
  const remarks = problems.filter(({ leftOut }) => !leftOut)
  const counted = Math.max(0, file.rows - listed)
  return (
    <>
      <Part title={formatLeftOut(counted)} problems={out} nothing="Every row is ready for the site." />
      {remarks.length > 0 ? <Part title="Worth a look" problems={remarks} nothing="" /> : null}
    </>
  )
}

function Part({
  title,
  problems,
  nothing,
}: {
  title: string
  problems: readonly Problem[]
  nothing: string
}) {
  return (
    <Stack as="section" gap={3} aria-label={title}>
      <Heading as="h2" size={1}>
        {title}
      </Heading>
      {problems.length === 0 ? (
        <Card border radius={2} padding={4}>
          <Text size={1} muted>
            {nothing}
          </Text>
        </Card>
      ) : (
        <DataTable label={title} heads={['Rows', 'Why', 'Which', 'What to do']}>
          {problems.map((problem) => (
            <tr key={`${problem.line} ${problem.problem}`}>
              <Cell as="th">{problem.cars.toLocaleString('en-AU')}</Cell>
              <Cell>{problem.problem}</Cell>
              <Cell muted>{formatNumbers(problem) || `Line ${problem.line}`}</Cell>
              <Cell>{problem.remedy}</Cell>
            </tr>
          ))}
        </DataTable>
      )}
    </Stack>
  )
}
