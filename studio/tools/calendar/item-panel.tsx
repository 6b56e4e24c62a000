import { dateAt, type TileClash } from '@forecourt/schemas/contract'
import { placeOfZone } from '@forecourt/schemas/contract/pure'
import { CloseIcon } from '@sanity/icons/Close'
import { Badge, Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { stringToPath } from 'sanity'
import { explain, isExplained } from '../../documents/explain/explain.ts'
import { useSiteBundles } from '../../documents/explain/use-site-bundles.ts'
import { isPhone } from '../../frame/phone.ts'
import type { TypedPlace } from '../../inputs/typed/use-typed-value.ts'
import { VerdictLine } from '../insights/verdict-line.tsx'
import { useCalendarActions } from './calendar-context.ts'
import { formatCount, formatMoment, shortDay } from './format.ts'
import { clashLength, formatClash, formatKind, formatLength, getOther } from './item-text.ts'
import type { CalendarItem } from './items.ts'
import { MomentField } from './moment-field.tsx'
import { Panel } from './panel.tsx'
import { PublishItem } from './publish-item.tsx'
import { checkTimes, getLastDay, momentAfter, momentBefore, type Times } from './window-edit.ts'

interface ItemPanelProps {
  readonly item: CalendarItem
  readonly element: HTMLElement
  /** The form opens with the caret in the end date. */
  readonly typing: boolean
  readonly clashes: readonly TileClash[]
  /** Items by their key, to change the other one of a clash. */
  readonly items: readonly CalendarItem[]
  onClose(): void
  onPreview(item: CalendarItem): void
}

/** What a bar is: its clashes with their remedies, its times to type, and where to go from here. */
export function ItemPanel({ item, element, typing, clashes, items, onClose, onPreview }: ItemPanelProps) {
  const { edits, now, lock, openDocument, moves, createSite } = useCalendarActions()
  const locked = lock(item)
  const set = (times: Times) => {
    const checked = checkTimes(times)
    if ('problem' in checked) return edits.tell(checked.problem, 'critical')
    edits.commit([{ item, times }], `${item.name}, new times`)
  }
  const showing = (!item.expiry || item.expiry >= now) && (!item.start || item.start < now)
  return (
    <Panel label={item.name} element={element} onClose={onClose}>
      <Head item={item} onClose={onClose} />
      <Stack gap={3} paddingX={3} paddingBottom={3}>
        {locked && (
          <Card tone="caution" radius={2} padding={3}>
            <Text size={1}>{locked}</Text>
          </Card>
        )}
        <SiteSays item={item} />
        {clashes.map((clash) => (
          <ClashCard key={getOther(clash, item).id} clash={clash} item={item} items={items} />
        ))}
        {item.type !== 'page' && !item.draft && (
          <VerdictLine site={createSite(item.site)} kind={item.kind} id={item.id} />
        )}
        <ItemTimes item={item} locked={Boolean(locked)} typing={typing} onChange={set} />
      </Stack>
      <Card borderTop padding={2}>
        <Flex gap={1} wrap="wrap">
          <Act text="Open" onClick={() => openDocument(item.type, item.id, findFieldPath(item))} />
          <Act text={formatSeeLabel(item, now)} onClick={() => onPreview(item)} />
          {!locked && item.fields.expiry && showing && (
            <Act
              text="End now"
              onClick={() => {
                moves.endNow(item)
                // On a phone the panel is the only place with Publish, which is what comes next.
                if (!isPhone()) onClose()
              }}
            />
          )}
        </Flex>
      </Card>
      {item.draft && (
        <Card borderTop>
          <PublishItem item={item} locked={locked} />
        </Card>
      )}
    </Panel>
  )
}

/** What the site does with it now, by the site’s own rules. */
function SiteSays({ item: { id, type, site: siteId, rev } }: { item: CalendarItem }) {
  const { now, createSite } = useCalendarActions()
  const site = createSite(siteId)
  const loaded = useSiteBundles([site.slug], 'drafts', rev)[site.slug]?.value
  // A popup and a slide are parts of a document, of which the rules speak as a whole.
  if (!loaded?.bundle || !isExplained(type) || type === 'location' || type === 'page') return null
  const { headline, reasons } = explain(type, { id, bundle: loaded.bundle, warnings: loaded.warnings, now })
  return (
    <Text size={1} muted>
      {headline}. {reasons.join(' ')}
    </Text>
  )
}

const Act = ({ text, onClick }: { text: string; onClick: () => void }) => (
  <Button mode="bleed" text={text} fontSize={1} padding={2} onClick={onClick} />
)

/** The part of a document that a bar is, where it is not the whole. */
function findFieldPath({ timesKey, type, id }: CalendarItem): string | undefined {
  if (type === 'location') return 'popup.title'
  return type === 'page' ? timesKey.slice(id.length + 1) : undefined
}

/** The site is shown at the item's first day, when that is to come. */
function formatSeeLabel({ start, zone }: CalendarItem, now: string): string {
  return start && start > now ? `See it on ${shortDay(dateAt(start, zone), dateAt(now, zone))}` : 'See it'
}

function Head({ item, onClose }: { item: CalendarItem; onClose: () => void }) {
  const several = item.sites.length
  return (
    <Flex gap={3} padding={3} align="flex-start">
      <Stack gap={3} flex={1}>
        <Text size={2} weight="semibold">
          {item.name}
        </Text>
        <Text size={1} muted>
          {formatKind(item)}
        </Text>
        {(item.draft || several > 1) && (
          <Flex gap={2}>
            {item.draft && <Badge tone="caution">Draft</Badge>}
            {several > 1 && <Badge tone="primary">On {formatCount(several, 'site')}</Badge>}
          </Flex>
        )}
      </Stack>
      <Button mode="bleed" icon={CloseIcon} aria-label="Close" padding={2} onClick={onClose} />
    </Flex>
  )
}

interface TimesProps {
  readonly item: CalendarItem
  readonly locked: boolean
  readonly typing: boolean
  onChange(times: Times): void
}

function ItemTimes({ item, locked, typing, onChange }: TimesProps) {
  const { now } = useCalendarActions()
  const { fields, zone, start, expiry } = item
  if (!fields.start && !fields.expiry) {
    return (
      <Text size={1} muted>
        No dates set. It’ll show until you change the page.
      </Text>
    )
  }
  const shared = { zone, now, readOnly: locked }
  return (
    <Stack gap={3}>
      {fields.start ? (
        <MomentField
          {...shared}
          label={'From'}
          edge={'from'}
          value={start}
          emptyLabel={'once published'}
          typedAt={findPlace(item, fields.start)}
          onChange={(value) => onChange({ start: value, expiry })}
        />
      ) : (
        <Text size={1} muted>
          From the moment it is published.
        </Text>
      )}
      <MomentField
        {...shared}
        label={'Until'}
        edge={'until'}
        value={expiry}
        emptyLabel={'no end date'}
        typedAt={findPlace(item, fields.expiry ?? 'expiry')}
        first={typing}
        onChange={(value) => onChange({ start, expiry: value })}
      />
      <Text size={1} muted>
        {placeOfZone(zone)} time. {formatLength(item, now)}
      </Text>
    </Stack>
  )
}

/** The field of the form that has the same text. */
const findPlace = ({ id }: CalendarItem, field: string): TypedPlace => ({
  document: id,
  path: stringToPath(field),
})

interface ClashCardProps {
  readonly clash: TileClash
  readonly item: CalendarItem
  readonly items: readonly CalendarItem[]
}

/** What a clash does, and its two remedies: this one later, or the other one shorter. */
function ClashCard({ clash, item, items }: ClashCardProps) {
  const { edits, lock, today } = useCalendarActions()
  const { zone } = item
  const other = items.find(({ id, site }) => id === getOther(clash, item).id && site === item.site)
  if (!other) return null
  const [early, late] = readStart(item) <= readStart(other) ? [item, other] : [other, item]
  const after = early.expiry ? momentAfter(early.expiry, zone) : null
  const before = late.start ? momentBefore(late.start) : null
  const name = (one: CalendarItem) => (one.id === item.id ? 'this one' : 'the other')
  const may = (one: CalendarItem, times: Times) => !lock(one) && 'times' in checkTimes(times)
  const later = { start: after, expiry: late.expiry }
  const shorter = { start: early.start, expiry: before }
  return (
    <Card tone="critical" border radius={2} padding={3}>
      <Stack gap={3}>
        <Text size={1}>
          <b>Clashes {clashLength(clash)}.</b> {formatClash(clash, item)}
          {clash.until && ` Until ${formatMoment(clash.until, zone, today(zone), 'until')}.`}
        </Text>
        <Flex gap={2} wrap="wrap">
          {after && may(late, later) && (
            <Remedy
              text={`Start ${name(late)} on ${shortDay(dateAt(after, zone), today(zone))}`}
              onClick={() => edits.commit([{ item: late, times: later }], `${late.name} starts later`)}
            />
          )}
          {before && may(early, shorter) && (
            <Remedy
              text={`End ${name(early)} on ${shortDay(getLastDay(before, zone), today(zone))}`}
              onClick={() => edits.commit([{ item: early, times: shorter }], `${early.name} ends earlier`)}
            />
          )}
        </Flex>
      </Stack>
    </Card>
  )
}

const readStart = ({ start }: CalendarItem) => (start ? Date.parse(start) : -Infinity)

const Remedy = ({ text, onClick }: { text: string; onClick: () => void }) => (
  <Button mode="ghost" text={text} fontSize={1} padding={2} onClick={onClick} />
)
