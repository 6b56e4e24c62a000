import { ErrorOutlineIcon } from '@sanity/icons/ErrorOutline'
import { WarningOutlineIcon } from '@sanity/icons/WarningOutline'
import { Box, Button, Flex, Stack, Text } from '@sanity/ui'
import { dropTyped, type TypedText } from '../../inputs/typed/typed-texts.ts'
import type { Problem } from './problems.ts'

interface ProblemListProps {
  readonly title: string
  readonly problems: readonly Problem[]
  /** Goes to the field. */
  readonly onPick: (problem: Problem) => void
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
            {problem.typed ? <LeaveAsItWas typed={problem.typed} /> : null}
          </Box>
        ))}
      </Stack>
    </Stack>
  )
}

function ProblemButton({ problem, onPick }: { problem: Problem; onPick: ProblemListProps['onPick'] }) {
  const { level, field, text } = problem
  const stops = level === 'stops'
  return (
    <Button
      mode="bleed"
      tone={stops ? 'critical' : 'caution'}
      padding={2}
      width="fill"
      textAlign="left"
      style={{ whiteSpace: 'normal' }}
      onClick={() => onPick(problem)}
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

/** For a text that nobody wants any more, or whose field is gone. */
function LeaveAsItWas({ typed }: { typed: TypedText }) {
  return (
    <Box paddingLeft={4}>
      <Button
        mode="bleed"
        padding={2}
        fontSize={1}
        text="Leave it as it was"
        onClick={() => dropTyped(typed)}
      />
    </Box>
  )
}
