import { formatShortInstant } from '@forecourt/schemas/contract'
import { Button, Card, Flex, Stack, Text } from '@sanity/ui'

/** Says that something could not be read, of when what is shown is, and tries again. */
export function ErrorNotice({
  what,
  error,
  from,
  zone,
  again,
}: {
  what: string
  error: string | undefined
  /** ISO time of the data that is shown; null without data. */
  from: string | null
  zone: string
  again: () => void
}) {
  if (!error) return null
  return (
    <Card tone="critical" border radius={2} padding={3} role="status">
      <Flex align="center" gap={3}>
        <Stack gap={3} flex={1}>
          <Text size={1} weight="medium">
            {what} could not be read. {error}
          </Text>
          {from ? (
            <Text size={1}>
              What is shown is from {formatShortInstant(from, zone, new Date().toISOString())}.
            </Text>
          ) : null}
        </Stack>
        <Button mode="ghost" fontSize={1} text="Try again" onClick={again} />
      </Flex>
    </Card>
  )
}
