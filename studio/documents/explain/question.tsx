import { formatSiteTime, readSiteTime } from '@forecourt/schemas/contract/pure'
import { Button, Card, Flex, Text, TextInput } from '@sanity/ui'
import { type KeyboardEvent, useState } from 'react'
import type { BundlePerspective } from './use-site-bundles.ts'
import { fromWallTime, toWallTime } from './wall-time.ts'

interface QuestionProps {
  /** Wall clock `YYYY-MM-DDTHH:MM` where each site is, or null for now. */
  readonly wallTime: string | null
  /** ISO UTC, and the IANA zone of the first site. */
  readonly now: string
  readonly zone: string
  readonly perspective: BundlePerspective
  readonly onTime: (wallTime: string | null) => void
  readonly onPerspective: (perspective: BundlePerspective) => void
}

const PERSPECTIVES = [
  { value: 'drafts', title: 'With drafts' },
  { value: 'published', title: 'As published' },
] as const

/** At what time it is asked, and whether with drafts. */
export function Question({ wallTime, perspective, onTime, onPerspective, ...clock }: QuestionProps) {
  return (
    <Card border radius={3} padding={3}>
      <Flex gap={3} wrap="wrap" align="center">
        <AskedTime wallTime={wallTime} onTime={onTime} {...clock} />
        <Button
          mode="ghost"
          padding={3}
          fontSize={1}
          text="Now"
          disabled={wallTime === null}
          onClick={() => onTime(null)}
        />
        <Flex gap={1} role="group" aria-label="Which version" style={{ marginLeft: 'auto' }}>
          {PERSPECTIVES.map(({ value, title }) => (
            <Button
              key={value}
              mode="bleed"
              selected={perspective === value}
              padding={3}
              fontSize={1}
              text={title}
              aria-pressed={perspective === value}
              onClick={() => onPerspective(value)}
            />
          ))}
        </Flex>
      </Flex>
    </Card>
  )
}

type AskedTimeProps = Pick<QuestionProps, 'wallTime' | 'now' | 'zone' | 'onTime'>

/** A time as people write it: the same on the clock of each site. */
function AskedTime({ wallTime, now, zone, onTime }: AskedTimeProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const [problem, setProblem] = useState('')
  const current = (wallTime && fromWallTime(wallTime, zone)) || now
  const written = formatSiteTime(current, zone)
  const ask = () => {
    if (typed === null || typed === written) return setTyped(null)
    const read = readSiteTime(typed, { zone, now, edge: 'from', current })
    if ('problem' in read) return setProblem(read.problem)
    setTyped(null)
    onTime(toWallTime(read.instant, zone))
  }
  return (
    <>
      <Text as="label" htmlFor="explain-time" size={1} weight="medium">
        Asked for
      </Text>
      <TextInput
        id="explain-time"
        fontSize={1}
        autoComplete="off"
        aria-describedby="explain-time-note"
        value={typed ?? written}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          setProblem('')
        }}
        onBlur={ask}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key === 'Enter') ask()
        }}
      />
      <Text size={1} muted={problem === ''} id="explain-time-note" aria-live="polite">
        {problem || 'where each site is'}
      </Text>
    </>
  )
}
