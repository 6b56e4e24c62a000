import { type DocumentType, dateAt, formatShortDay, formatShortTime } from '@forecourt/schemas/contract'
import { Flex, Text } from '@sanity/ui'
import { useCurrentUser } from 'sanity'
import type { StudioSite } from '../../access/studio-sites.ts'
import { TYPE_ENTRIES } from '../content/type-entries.ts'
import { EmptyCard, Line, Plain, Section, SiteName } from './parts.tsx'
import { PlaceLink } from './place-link.tsx'
import { publishedId } from './showings.ts'
import type { TodayDraft } from './today-content.query.ts'
import { useLastEditors } from './use-last-editors.ts'

const MOST = 8

/** Drafts and who changed each last. `sites` are those the page is for; with several each draft names its own. */
export function Drafts({
  drafts,
  sites,
  now,
}: {
  drafts: readonly TodayDraft[]
  sites: readonly StudioSite[]
  now: string
}) {
  const shown = drafts.slice(0, MOST)
  const ids = shown.map(({ id }) => id)
  const editors = useLastEditors(ids, shown.map(({ id, at }) => `${id} ${at}`).join(' '))
  const me = useCurrentUser()?.name
  return (
    <Section title="Drafts" note={drafts.length > 0 ? String(drafts.length) : undefined}>
      {drafts.length === 0 ? <EmptyCard>Everything is published.</EmptyCard> : null}
      <Plain>
        {shown.map((draft) => (
          <DraftLine key={draft.id} draft={draft} sites={sites} now={now} who={who(editors[draft.id], me)} />
        ))}
      </Plain>
      {drafts.length > MOST ? (
        <Text size={1} muted>
          and {drafts.length - MOST} more
        </Text>
      ) : null}
    </Section>
  )
}

const who = (name: string | null | undefined, me: string | undefined) => (name && name === me ? 'you' : name)

function DraftLine({
  draft: { id, type, title, at, sites: ids },
  sites,
  now,
  who: name,
}: {
  draft: TodayDraft
  sites: readonly StudioSite[]
  now: string
  who: string | null | undefined
}) {
  const own = sites.filter((site) => ids.includes(site.id))
  const [first] = own
  const zone = first?.timeZone ?? 'UTC'
  const today = dateAt(now, zone)
  const day = dateAt(at, zone)
  const when = day === today ? formatShortTime(at, zone) : formatShortDay(day, today)
  return (
    <Line
      what={
        <Flex direction="column" gap={2}>
          <Text size={1}>
            <PlaceLink place={{ kind: 'document', id: publishedId(id), type }} look="text">
              {title || TYPE_ENTRIES[type as DocumentType]?.singular}
            </PlaceLink>
          </Text>
          {sites.length > 1 && first ? (
            <Text size={0} muted>
              {own.length > 1 ? `${own.length} sites` : <SiteName site={first} />}
            </Text>
          ) : null}
        </Flex>
      }
      end={
        <Text size={1} muted>
          {name ? `${name}, ${when}` : when}
        </Text>
      }
    />
  )
}
