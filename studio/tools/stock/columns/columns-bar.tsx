import { Button, Card, Flex, Text } from '@sanity/ui'
import { styled } from 'styled-components'
import type { ColumnsState } from './use-columns.ts'

const Bar = styled(Card)`
  position: sticky;
  bottom: 0;
  z-index: 1;
  margin: 0 -32px -40px;
  @media (max-width: 1200px) { margin: 0 -20px -32px; }
`

/** Tries the chosen columns, and uses them. */
export function ColumnsBar({ choices, isChanged, isTried, isBusy, error, tryIt, use, reset }: ColumnsState) {
  return (
    <Bar borderTop padding={3} paddingX={4}>
      <Flex align="center" gap={3} wrap="wrap">
        <Text size={1} muted={!error} role="status" style={{ flex: 1 }}>
          {error ?? formatBar({ choices, isChanged, isTried })}
        </Text>
        {isChanged ? (
          <Button mode="bleed" fontSize={1} padding={3} text="Put back" disabled={isBusy} onClick={reset} />
        ) : null}
        <Button
          mode="ghost"
          fontSize={1}
          padding={3}
          text="Try on today’s file"
          disabled={isBusy || isTried}
          onClick={tryIt}
        />
        <Button
          tone="positive"
          fontSize={1}
          padding={3}
          text="Use these columns"
          disabled={isBusy || !isChanged || !isTried}
          onClick={use}
        />
      </Flex>
    </Bar>
  )
}

function formatBar({
  choices,
  isChanged,
  isTried,
}: Pick<ColumnsState, 'choices' | 'isChanged' | 'isTried'>): string {
  if (!isChanged && choices.size > 0) return 'Your choices count from the next file.'
  if (!isChanged) return 'Trying changes nothing on the site.'
  return isTried
    ? 'Tried. They count from the next file once you use them.'
    : 'Try your choices first. Trying changes nothing on the site.'
}
