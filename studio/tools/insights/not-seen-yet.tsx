import { formatShortInstant, type InsightItem } from '@forecourt/schemas/contract'
import { Stack, Text } from '@sanity/ui'
import { IntentLink } from 'sanity/router'
import { styled } from 'styled-components'
import type { StudioSite } from '../../access/studio-sites.ts'
import { useNow } from '../../content-api/use-now.ts'
import { listShowings, liveNow, type Showing } from '../today/showings.ts'
import { useTodayContent } from '../today/use-today-content.ts'
import { KIND_NAMES } from './insight-text.ts'
import { Lines, Nothing, Part } from './insights-parts.tsx'

/** What is on a site now and is counted by itself; slides and running words are a part of their page. */
export function listNotSeen(live: readonly Showing[], items: readonly InsightItem[]): Showing[] {
  const seen = new Set(items.map(({ kind, id }) => `${kind} ${id}`))
  return live.filter(({ kind, type, id }) => type !== 'page' && !seen.has(`${kind} ${id}`))
}

type NotSeenYetProps = { site: StudioSite; items: readonly InsightItem[] }

/** What is on the site now without a view so far. */
export function NotSeenYet({ site, items }: NotSeenYetProps) {
  const now = useNow()
  const { value } = useTodayContent([site])
  if (!value) return null
  const live = liveNow(listShowings(value), site.id, now)
  const waiting = listNotSeen(live, items)
  if (waiting.length === 0) {
    return items.length === 0 ? <Nothing>Nothing has run yet. Plan the first with New, above.</Nothing> : null
  }
  return (
    <Part
      title={items.length === 0 ? 'On the site now' : 'On the site now, not seen yet'}
      note="Counted from the first shopper who sees it."
    >
      <Lines>
        {waiting.map(({ kind, type, id, title, where, expiry }) => (
          <li key={`${kind} ${id}`}>
            <Stack gap={2}>
              <Text size={1} weight="medium">
                <NameLink intent="edit" params={{ id, type }}>
                  {title}
                </NameLink>
              </Text>
              <Text size={1} muted>
                {kind === 'offer' ? KIND_NAMES.offer : `${KIND_NAMES[kind]}, ${where}`}
              </Text>
            </Stack>
            <Text size={1} muted>
              {expiry ? `until ${formatShortInstant(expiry, site.timeZone, now)}` : 'no end date'}
            </Text>
          </li>
        ))}
      </Lines>
    </Part>
  )
}

const NameLink = styled(IntentLink)`
  color: inherit;
  text-decoration: none;
  &:hover { text-decoration: underline; }
`
