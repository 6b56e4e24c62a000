import { addMs } from '@forecourt/schemas/contract/pure'
import { Flex, Radio, Stack, Text } from '@sanity/ui'
import { useId, useState } from 'react'
import { MomentField } from '../../calendar/moment-field.tsx'

const WEEK_MS = 7 * 86_400_000

/** When what is set ends: by hand, in a week, or on a day; null while a day is chosen and none is typed. */
export type End = { until: string; untilGone?: true } | null

type Choice = 'gone' | 'open' | 'week' | 'day'

interface EndChoiceProps {
  zone: string
  now: string
  /** Words for no end; without them there has to be one. */
  open?: string
  /** Words for the end that the car's leaving is, which is then chosen first. */
  gone?: string
  onChange: (end: End) => void
}

/** The end that is chosen to begin with. */
export const firstEnd = (now: string, hasOpen: boolean): End => ({
  until: hasOpen ? '' : addMs(now, WEEK_MS),
})

export function EndChoice({ zone, now, open, gone, onChange }: EndChoiceProps) {
  const group = useId()
  const [choice, setChoice] = useState<Choice>(gone ? 'gone' : open ? 'open' : 'week')
  const [day, setDay] = useState<string | null>(null)
  const choices: readonly (readonly [Choice, string])[] = [
    ...(gone ? [['gone', gone] as const] : []),
    ...(open ? [['open', open] as const] : []),
    ['week', 'For 7 days'],
    ['day', 'Until a day'],
  ]
  const choose = (next: Choice) => {
    setChoice(next)
    if (next === 'gone') onChange({ until: '', untilGone: true })
    else if (next === 'open') onChange({ until: '' })
    else if (next === 'week') onChange({ until: addMs(now, WEEK_MS) })
    else onChange(day === null ? null : { until: day })
  }
  return (
    <Stack gap={3} role="radiogroup" aria-label="Until">
      {choices.map(([name, words]) => (
        <Flex as="label" key={name} align="center" gap={2} style={{ minHeight: 24 }}>
          <Radio name={group} value={name} checked={choice === name} onChange={() => choose(name)} />
          <Text size={1}>{words}</Text>
        </Flex>
      ))}
      {choice === 'day' ? (
        <MomentField
          typedAt={{ document: group, path: ['until'] }}
          label="Until"
          edge="until"
          value={day}
          zone={zone}
          now={now}
          emptyLabel="Mon 30 Nov, 8 am"
          first
          onChange={(next) => {
            setDay(next)
            onChange(next === null ? null : { until: next })
          }}
        />
      ) : null}
    </Stack>
  )
}
