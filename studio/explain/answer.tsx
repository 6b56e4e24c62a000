import { formatInstant } from '@forecourt/schemas/contract'
import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { CloseCircleIcon } from '@sanity/icons/CloseCircle'
import { Card, Flex, Stack, Text } from '@sanity/ui'
import type { Explanation } from './explain.ts'

/** One question, its answer and the rule's reasons; times are formatted in `zone`. */
export function Answer({ explanation, zone }: { explanation: Explanation; zone: string }) {
  const { question, verdict } = explanation
  return (
    <Card
      tone={verdict.shown ? 'positive' : 'caution'}
      padding={4}
      radius={2}
      border
      data-testid="explanation"
    >
      <Flex gap={3}>
        <Text size={2}>{verdict.shown ? <CheckmarkCircleIcon /> : <CloseCircleIcon />}</Text>
        <Stack gap={3}>
          <Text weight="medium">
            {question} {verdict.shown ? 'Yes' : 'No'}
          </Text>
          {verdict.reasons.map(({ code, text }) => (
            <Text key={code + text} size={1}>
              {sentence(text)}
            </Text>
          ))}
          {verdict.changesAt && (
            <Text size={1} muted>
              May change {formatInstant(verdict.changesAt, zone)}.
            </Text>
          )}
        </Stack>
      </Flex>
    </Card>
  )
}

/** The rules give their reasons as they stand in a longer sentence. */
const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
