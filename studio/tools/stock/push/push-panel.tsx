import type { MarketPush, StaffMarketPushes } from '@forecourt/schemas/contract'
import { Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { type ReactNode, useState } from 'react'
import { styled } from 'styled-components'
import type { StudioSite } from '../../../access/studio-sites.ts'
import { ActButton } from '../../calendar/act-button.tsx'
import { Cell, DataTable } from '../../data-table.tsx'
import { Letters } from '../../made-key.tsx'
import { CarLink } from '../car-link.tsx'
import { formatHindrance, formatPush } from './push-text.ts'
import { TargetForm } from './target-form.tsx'
import { type MarketPushing, useMarketPushes } from './use-market-pushes.ts'

const Summary = styled.summary`
  font-size: 13px;
  line-height: 20px;
  cursor: pointer;
`

type Push = StaffMarketPushes['markets'][number]

interface PartProps {
  readonly push: Push
  readonly pushing: MarketPushing
}

/** What a market place is sent of the stock: where, how that goes, what it did not take, and what it must be told by hand. */
export function PushPanel({ site, now, market }: { site: StudioSite; now: string; market: MarketPush }) {
  const pushing = useMarketPushes(site)
  const { value, unread, error } = pushing
  const push = value?.markets.find((each) => each.market === market)
  if (unread && !value)
    return (
      <Text size={1} role="alert">
        We couldn’t read what was sent. {unread}
      </Text>
    )
  if (!(value && push)) return null
  const hindrance = formatHindrance(push, site.timeZone, now)
  return (
    <Stack gap={4}>
      <Card border radius={2} padding={4} role="group" aria-label={`Sending to ${push.title}`}>
        <Stack gap={4}>
          <Text size={1} role="status">
            {formatPush(push)}
          </Text>
          {hindrance ? (
            <Card tone="caution" radius={2} padding={3} role="alert">
              <Text size={1}>{hindrance}</Text>
            </Card>
          ) : null}
          {error ? (
            <Text size={1} role="alert">
              {error}
            </Text>
          ) : null}
          {value.mayChange ? <Sending push={push} pushing={pushing} /> : <ReadOnly push={push} />}
        </Stack>
      </Card>
      <Gone push={push} pushing={pushing} mayChange={value.mayChange} />
      {push.refused.length > 0 ? (
        <CarTable
          title={`${push.title} did not take these`}
          note="We send each again once it has changed."
          heads={['Vehicle', 'Stock number', 'Why']}
          cars={push.refused}
          most={push.counts.refused}
        />
      ) : null}
    </Stack>
  )
}

const ReadOnly = ({ push }: { push: Push }) => (
  <Text size={1} muted>
    {push.target === null ? 'The site’s managers set it up.' : 'The site’s managers start and stop it.'}
  </Text>
)

function Sending({ push, pushing }: PartProps) {
  const { target, market, title, example } = push
  const [isOpen, setOpen] = useState(false)
  const [isSure, setSure] = useState(false)
  if (target === null || isOpen)
    return <TargetForm push={push} pushing={pushing} leave={target === null ? null : () => setOpen(false)} />
  const act = (what: 'start' | 'stop' | 'again' | 'remove') => {
    setSure(false)
    void pushing.change({ do: what, market })
  }
  const isHindered = target.stopped !== '' || target.pausedUntil !== null
  return (
    <Stack gap={4}>
      <Letters>{target.address}</Letters>
      <Flex gap={3} wrap="wrap">
        {target.isOn ? (
          <Act text="Stop sending" pushing={pushing} act={() => act('stop')} />
        ) : (
          <ActButton text="Start sending" disabled={pushing.isBusy} onClick={() => act('start')} />
        )}
        {target.isOn && isHindered ? (
          <Act text="Try again now" pushing={pushing} act={() => act('start')} />
        ) : null}
        <Act text="Send all again" pushing={pushing} act={() => act('again')} />
        <Act text="Change the address or key" pushing={pushing} act={() => setOpen(true)} />
        <Button
          mode="bleed"
          tone="critical"
          fontSize={1}
          padding={3}
          text={isSure ? `Yes, forget what ${title} was sent` : 'Remove it'}
          disabled={pushing.isBusy}
          onClick={() => (isSure ? act('remove') : setSure(true))}
        />
      </Flex>
      {example ? (
        <details>
          <Summary>What is sent of the next vehicle</Summary>
          <Card tone="transparent" radius={2} padding={3} marginTop={3} overflow="auto" tabIndex={0}>
            <Letters as="pre">{example}</Letters>
          </Card>
        </details>
      ) : null}
    </Stack>
  )
}

const Act = ({ text, pushing, act }: { text: string; pushing: MarketPushing; act: () => void }) => (
  <Button mode="ghost" fontSize={1} padding={3} text={text} disabled={pushing.isBusy} onClick={act} />
)

function Gone({ push, pushing, mayChange }: PartProps & { mayChange: boolean }) {
  const { title, market, gone, counts } = push
  if (gone.length === 0) return null
  const tell = (car: string) => void pushing.change({ do: 'told', market, car })
  return (
    <CarTable
      title={`${title} must be told by hand`}
      note={`We sent these before, and you don’t offer them now. ${title}’s format has no word for that, so take them down there${mayChange ? ', then say that it’s done' : ''}.`}
      heads={['Vehicle', 'Stock number', 'Why', ...(mayChange ? ['Done?'] : [])]}
      cars={gone}
      most={counts.gone}
      end={
        mayChange
          ? ({ id, name }) => (
              <td>
                <Button
                  mode="ghost"
                  fontSize={1}
                  padding={2}
                  text="It’s done"
                  aria-label={`It’s done: ${name}`}
                  disabled={pushing.isBusy}
                  onClick={() => tell(id)}
                />
              </td>
            )
          : undefined
      }
    />
  )
}

function CarTable({
  title,
  note,
  heads,
  cars,
  most,
  end,
}: {
  title: string
  note: string
  heads: readonly string[]
  cars: Push['gone']
  most: number
  end?: ((car: Push['gone'][number]) => ReactNode) | undefined
}) {
  return (
    <Stack as="section" gap={3} aria-label={title}>
      <Heading as="h3" size={0}>
        {title}
      </Heading>
      <Text size={1} muted>
        {note}
      </Text>
      <DataTable label={title} heads={heads}>
        {cars.map((car) => (
          <tr key={car.id}>
            <Cell as="th">
              <CarLink name={car.name} number={car.stockNumber} />
            </Cell>
            <Cell>{car.stockNumber}</Cell>
            <Cell>{car.words}</Cell>
            {end?.(car)}
          </tr>
        ))}
      </DataTable>
      {cars.length < most ? (
        <Text size={1} muted>
          The first {cars.length.toLocaleString('en-AU')} of {most.toLocaleString('en-AU')} are listed.
        </Text>
      ) : null}
    </Stack>
  )
}
