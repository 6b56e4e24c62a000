import type { InsightItem } from '@forecourt/schemas/contract'
import { COUNTS_ONLY, VERDICT_WORDS } from '@forecourt/schemas/contract/pure'
import { LockIcon } from '@sanity/icons/Lock'
import { Badge, Flex, Text } from '@sanity/ui'
import { styled } from 'styled-components'
import { formatRate, formatUsual, placeOnLine } from './insight-text.ts'

const TONES = { better: 'positive', usual: 'default', below: 'caution', few: 'default' } as const

/** How something does, in words. */
export function VerdictBadge({ verdict }: Pick<InsightItem, 'verdict'>) {
  return <Badge tone={TONES[verdict]}>{VERDICT_WORDS[verdict]}</Badge>
}

const Line = styled.span`
  position: relative;
  display: block;
  width: 100%;
  max-width: 180px;
  height: 8px;
  margin: 4px 0;
  border-radius: 4px;
  background: var(--card-muted-bg-color, rgb(128 128 128 / 0.15));
  & i { position: absolute; top: 0; bottom: 0; border-radius: 4px; background: rgb(128 128 128 / 0.4); }
  & b {
    position: absolute;
    top: -2px;
    width: 12px;
    height: 12px;
    margin-left: -6px;
    border: 2px solid var(--card-bg-color);
    border-radius: 50%;
    background: var(--card-fg-color);
  }
  &[data-verdict='better'] b { background: var(--card-badge-positive-dot-color, #2f9e44); }
  &[data-verdict='below'] b { background: var(--card-badge-caution-dot-color, #b7791f); }
`

/** A rate on a line with the band of what is usual; nothing where either is unknown. */
export function UsualLine({ rate, usual, verdict }: Pick<InsightItem, 'rate' | 'usual' | 'verdict'>) {
  if (rate === null || usual === null) return null
  const { left, width, dot } = placeOnLine(rate, usual)
  return (
    <Line role="img" data-verdict={verdict} aria-label={`${formatRate(rate)}, usual ${formatUsual(usual)}`}>
      <i style={{ left: `${left}%`, width: `${width}%` }} />
      <b style={{ left: `${dot}%` }} />
    </Line>
  )
}

/** What stands under everything that is counted. */
export function CountsOnly() {
  return (
    <Flex gap={3} marginTop={5}>
      <Text size={1} muted>
        <LockIcon />
      </Text>
      <Text size={1} muted>
        {COUNTS_ONLY.title}: {COUNTS_ONLY.text}
      </Text>
    </Flex>
  )
}
