import { ErrorOutlineIcon } from '@sanity/icons/ErrorOutline'
import { WarningOutlineIcon } from '@sanity/icons/WarningOutline'
import { Box, Button, Flex, Stack, Text } from '@sanity/ui'
import type { Path } from 'sanity'
import type { Problem } from './problems.ts'

interface ProblemListProps {
  readonly title: string
  readonly problems: readonly Problem[]
  /** Goes to the field. */
  readonly onPick: (path: Path) => void
}

/** What is wrong, a line each; a press goes to its field. */
export function ProblemList({ title, problems, onPick }: ProblemListProps) {
  return (
    <Stack gap={3}>
      <Text size={1} weight="semibold" as="h2">
        {title}
      </Text>
      <Stack as="ul" gap={1}>
        {problems.map((problem) => (
          <Box as="li" key={`${problem.field} ${problem.text}`}>
            <ProblemButton problem={problem} onPick={onPick} />
          </Box>
        ))}
      </Stack>
    </Stack>
  )
}

function ProblemButton({ problem, onPick }: { problem: Problem; onPick: ProblemListProps['onPick'] }) {
  const { level, field, text, path } = problem
  const stops = level === 'stops'
  return (
    <Button
      mode="bleed"
      tone={stops ? 'critical' : 'caution'}
      padding={2}
      width="fill"
      textAlign="left"
      style={{ whiteSpace: 'normal' }}
      onClick={() => onPick(path)}
    >
      <Flex gap={3} align="flex-start">
        <Text size={1}>{stops ? <ErrorOutlineIcon /> : <WarningOutlineIcon />}</Text>
        <Stack gap={2} flex={1} style={{ textAlign: 'left', minWidth: 0 }}>
          {field && (
            <Text size={1} weight="medium">
              {field}
            </Text>
          )}
          <Text size={1}>{text}</Text>
        </Stack>
      </Flex>
    </Button>
  )
}
