import { formatShortInstant } from '@forecourt/schemas/contract'
import { CheckmarkIcon } from '@sanity/icons/Checkmark'
import { ClockIcon } from '@sanity/icons/Clock'
import { Button, Card, Text } from '@sanity/ui'
import { useRouter } from 'sanity/router'
import { styled } from 'styled-components'
import { useNow } from '../../content-api/use-now.ts'
import { ActButton } from '../calendar/act-button.tsx'
import type { Judged, SetUpFacts, SetUpLine, StepPlace } from './steps.ts'

interface SetUpRowProps {
  readonly line: SetUpLine
  readonly facts: SetUpFacts
  readonly zone: string
  /** The one that comes next has the page's only filled button. */
  readonly isNext: boolean
  readonly isFirst: boolean
}

/** A step: how far it is, what is or is missing, and the way to its place. */
export function SetUpRow({ line, facts, zone, isNext, isFirst }: SetUpRowProps) {
  const open = useOpenPlace()
  const { title, judged, saved } = line
  const now = useNow()
  const act = {
    text: judged.act,
    'aria-label': `${title}: ${judged.act}`,
    onClick: () => open(line.place(facts)),
  }
  return (
    <Card as="li" borderTop={!isFirst} paddingX={3} paddingY={3} tone={isNext ? 'primary' : 'default'}>
      <Row>
        <Disc state={judged.state} />
        <Words>
          <Text size={1} weight="medium">
            {title}
          </Text>
          <Text size={1} muted>
            {judged.fact}
          </Text>
        </Words>
        {saved && judged.state === 'done' ? (
          <Text size={1} muted>
            {saved.by.split(/[\s,]/)[0]}, {formatShortInstant(saved.at, zone, now)}
          </Text>
        ) : null}
        {isNext ? (
          <ActButton fontSize={1} {...act} />
        ) : (
          <Button mode="ghost" fontSize={1} padding={3} {...act} />
        )}
      </Row>
    </Card>
  )
}

/** Goes to where a step is done. */
export function useOpenPlace(): (place: StepPlace) => void {
  const router = useRouter()
  return (place) => {
    if ('step' in place) router.navigateUrl({ path: `/set-up/${place.step}` })
    else if ('path' in place) router.navigateUrl({ path: place.path })
    else router.navigateIntent('edit', { id: place.id, type: place.type })
  }
}

const STATE_WORDS: Readonly<Record<Judged['state'], string>> = {
  done: 'Done:',
  missing: 'To do:',
  asking: 'Being read:',
}

/** A dashed circle for what is missing, a green one with a tick for what is done. */
export function Disc({ state }: Pick<Judged, 'state'>) {
  return (
    <Round data-state={state} role="img" aria-label={STATE_WORDS[state]}>
      {state === 'done' ? <CheckmarkIcon /> : null}
      {state === 'asking' ? <ClockIcon /> : null}
    </Round>
  )
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 13px;
  @media (max-width: 600px) { flex-wrap: wrap; }
`
const Words = styled.div`
  flex: 1;
  display: grid;
  gap: 8px;
  min-width: 0;
  overflow-wrap: anywhere;
`
const Round = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  width: 26px;
  height: 26px;
  border: 1.5px dashed var(--card-muted-fg-color);
  border-radius: 50%;
  font-size: 19px;
  &[data-state='done'] {
    border: 0;
    background: var(--card-badge-positive-bg-color);
    color: var(--card-badge-positive-fg-color);
  }
`
