import { ArrowLeftIcon } from '@sanity/icons/ArrowLeft'
import { ArrowRightIcon } from '@sanity/icons/ArrowRight'
import { Card, Flex, KBD, Text } from '@sanity/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const LEFT = <ArrowLeftIcon key="left" aria-label="left" />
const RIGHT = <ArrowRightIcon key="right" aria-label="right" />

const HINTS: readonly [keys: ReactNode[], does: string][] = [
  [[LEFT, RIGHT], 'move a day'],
  [['Shift', RIGHT], 'stretch'],
  [['T'], 'type times'],
  [['Enter'], 'open'],
  [['Space'], 'select'],
  [['N'], 'new here'],
  [['Del'], 'end now'],
  [['Ctrl', 'Z'], 'undo'],
]

/** A phone has no such keys. */
const Hints = styled(Card)`
  @media (max-width: 600px) { && { display: none; } }
`

/** The keys of the calendar, and what is in it. */
export function KeyHints({ note }: { note: string }) {
  return (
    <Hints borderTop paddingX={4} paddingY={2} data-no-print>
      <Flex gap={4} align="center" wrap="wrap">
        {HINTS.map(([keys, does]) => (
          <Flex key={does} gap={1} align="center">
            {keys.map((key, at) => (
              <KBD key={at} fontSize={0}>
                {key}
              </KBD>
            ))}
            <Text size={1} muted>
              {does}
            </Text>
          </Flex>
        ))}
        <Flex flex={1} justify="flex-end">
          <Text size={1} muted style={{ whiteSpace: 'nowrap' }}>
            {note}
          </Text>
        </Flex>
      </Flex>
    </Hints>
  )
}
