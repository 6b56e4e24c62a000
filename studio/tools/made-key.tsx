import { formatShortInstant } from '@forecourt/schemas/contract'
import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { styled } from 'styled-components'

/** An address or a key, letter by letter. */
export const Letters = styled.code`
  font: 12px/1.5 ui-monospace, 'SF Mono', Menlo, Consolas, monospace;
  overflow-wrap: anywhere;
  color: var(--card-fg-color);
`

/** A key, or an address with one in it, that is shown this once. */
export function MadeKey({ made }: { made: string }) {
  const [isCopied, setCopied] = useState(false)
  return (
    <Card tone="positive" border radius={2} padding={3} role="status">
      <Stack gap={3}>
        <Text size={1} weight="medium">
          Copy it now. We can’t show it again.
        </Text>
        <Flex align="center" gap={3} wrap="wrap">
          <Letters data-testid="made-key">{made}</Letters>
          <Button
            mode="ghost"
            fontSize={1}
            padding={2}
            text={isCopied ? 'Copied' : 'Copy'}
            onClick={() => void navigator.clipboard.writeText(made).then(() => setCopied(true))}
          />
        </Flex>
      </Stack>
    </Card>
  )
}

/** How many keys there are and since when. */
export function describeKeys(keys: readonly { madeAt: string }[], zone: string, now: string): string {
  const [first] = keys
  if (!first) return 'No key yet.'
  const made = keys.map(({ madeAt }) => formatShortInstant(madeAt, zone, now)).join(' and ')
  return `${keys.length === 1 ? 'One key' : 'Two keys'}, made ${made}.`
}
