import { countLaw, type LawLine, type LawPlace, listWrongLines } from '@forecourt/schemas/contract'
import { CheckmarkIcon } from '@sanity/icons/Checkmark'
import { CloseIcon } from '@sanity/icons/Close'
import { Badge, Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { styled } from 'styled-components'
import { EmptyCard, Plain } from '../../tools/today/parts.tsx'
import type { OfferLaw } from './use-law.ts'

const Mark = styled.span<{ $tone: 'positive' | 'critical' }>`
  flex: none;
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  border-radius: 50%;
  background: var(--card-badge-${({ $tone }) => $tone}-bg-color);
  color: var(--card-badge-${({ $tone }) => $tone}-fg-color);
  font-size: 17px;
`

interface LawListProps {
  readonly law: OfferLaw
  /** Goes to the field of a line; without it a line leads nowhere. */
  readonly onPlace?: (place: LawPlace) => void
}

/** What the law asks of an offer: what is missing or there, a line each; what is not needed is named below. */
export function LawList({ law: { lines, error }, onPlace }: LawListProps) {
  const shown = (lines ?? []).filter(({ state }) => state !== 'notNeeded')
  const others = (lines ?? []).filter(({ state }) => state === 'notNeeded')
  return (
    <Stack gap={3} as="section" aria-label="What the law asks">
      <Flex align="center" gap={3}>
        <Heading as="h2" size={1}>
          What the law asks
        </Heading>
        {lines ? (
          <Badge tone={listWrongLines(lines).length > 0 ? 'critical' : 'positive'}>{countLaw(lines)}</Badge>
        ) : null}
      </Flex>
      {error ? <EmptyCard tone="critical">The list can’t be worked out. {error}</EmptyCard> : null}
      {lines || error ? null : (
        <Card border radius={2} padding={5} aria-busy="true" aria-label="Being worked out" role="status" />
      )}
      {shown.length > 0 ? (
        <Card border radius={2} overflow="hidden">
          <Plain>
            {shown.map((line, at) => (
              <LawRow key={line.key} line={line} first={at === 0} onPlace={onPlace} />
            ))}
          </Plain>
        </Card>
      ) : null}
      {others.length > 0 ? (
        <Text size={1} muted>
          Not needed here: {others.map(({ title }) => title.toLowerCase()).join(', ')}.
        </Text>
      ) : null}
    </Stack>
  )
}

type LawRowProps = { line: LawLine; first: boolean; onPlace: LawListProps['onPlace'] }

function LawRow({ line: { state, title, reason, place }, first, onPlace }: LawRowProps) {
  const isWrong = state === 'wrong'
  return (
    <Card as="li" borderTop={!first} padding={3}>
      <Flex align="center" gap={3}>
        <Mark $tone={isWrong ? 'critical' : 'positive'} role="img" aria-label={isWrong ? 'Missing' : 'There'}>
          {isWrong ? <CloseIcon /> : <CheckmarkIcon />}
        </Mark>
        <Stack gap={2} flex={1}>
          <Text
            size={1}
            weight="medium"
            {...(isWrong ? { style: { color: 'var(--card-badge-critical-fg-color)' } } : {})}
          >
            {title}
          </Text>
          <Text size={1} muted>
            {reason}
          </Text>
        </Stack>
        {place && onPlace ? (
          <Button
            mode="bleed"
            fontSize={1}
            padding={2}
            text={place.of === 'offer' ? 'Fill in' : 'Settings'}
            aria-label={`${place.of === 'offer' ? 'Fill in' : 'Settings'}: ${title}`}
            onClick={() => onPlace(place)}
          />
        ) : null}
      </Flex>
    </Card>
  )
}
