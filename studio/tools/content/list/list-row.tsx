import type { InsightItem } from '@forecourt/schemas/contract'
import { CommentIcon } from '@sanity/icons/Comment'
import { UserIcon } from '@sanity/icons/User'
import { Badge, Stack, Text } from '@sanity/ui'
import { usePaneRouter } from 'sanity/structure'
import { styled } from 'styled-components'
import { useNow } from '../../../content-api/use-now.ts'
import { VerdictBadge } from '../../insights/verdict.tsx'
import { KindMark } from '../kind-mark.tsx'
import { TYPE_ENTRIES } from '../type-entries.ts'
import type { ContentListOptions } from './content-list.tsx'
import { describeState, formatDates, type ListRow, type RowState } from './list-rows.ts'

const Item = styled.li<{ $isOpen: boolean }>`
  border-bottom: 1px solid var(--card-border-color);
  background: ${({ $isOpen }) => ($isOpen ? 'color-mix(in srgb, #4353d9 10%, transparent)' : 'none')};
  & > a {
    display: flex;
    align-items: center;
    gap: 14px;
    min-height: 64px;
    padding: 6px 14px;
    color: inherit;
    text-decoration: none;
  }
  & > a:hover { background: color-mix(in srgb, currentColor 5%, transparent); }
  & > a:focus-visible { outline: 2px solid #4353d9; outline-offset: -2px; }
`
const Picture = styled.span<{ $isFace: boolean }>`
  flex: none;
  display: grid;
  place-items: center;
  width: ${({ $isFace }) => ($isFace ? 48 : 76)}px;
  height: ${({ $isFace }) => ($isFace ? 48 : 50)}px;
  overflow: hidden;
  border-radius: ${({ $isFace }) => ($isFace ? '50%' : '3px')};
  background: color-mix(in srgb, currentColor 8%, transparent);
  font-size: 22px;
  img { width: 100%; height: 100%; object-fit: cover; }
`
/** Beside an open form, and on a phone, a list is narrow: dates and chips go below. */
const Words = styled.span`
  flex: 1;
  min-width: 0;
  display: flex;
  align-items: center;
  gap: 14px;
  & > :first-child { flex: 1; min-width: 0; max-width: 100%; }
  @container (max-width: 620px) { flex-direction: column; align-items: flex-start; gap: 8px; }
`
const Aside = styled.span<{ $isDated: boolean }>`
  display: grid;
  grid-template-columns: ${({ $isDated }) => ($isDated ? '150px 210px' : 'auto')};
  align-items: center;
  gap: 14px;
  & > :last-child { display: flex; flex-wrap: wrap; gap: 6px; }
  @container (max-width: 860px) { grid-template-columns: auto; gap: 8px; }
  @container (max-width: 620px) { display: flex; flex-wrap: wrap; gap: 10px; }
`
const TONES: Readonly<Record<RowState, 'positive' | 'primary' | 'caution' | 'default'>> = {
  Running: 'positive',
  Coming: 'primary',
  Draft: 'caution',
  Changed: 'caution',
  Past: 'default',
}

interface ListRowLinkProps {
  readonly row: ListRow
  readonly list: ContentListOptions
  readonly zone: string
  readonly isOpen: boolean
  /** How it did, where that is known. */
  readonly verdict: InsightItem['verdict'] | undefined
}

/** A line of a list: it opens the form beside it, at its field. */
export function ListRowLink({ row, list, zone, isOpen, verdict }: ListRowLinkProps) {
  const { ChildLink } = usePaneRouter()
  const now = useNow()
  const { id, path, title, note, sites } = row
  const facts = [note, sites > 1 ? `${sites} sites` : ''].filter(Boolean).join(', ')
  return (
    <Item $isOpen={isOpen}>
      <ChildLink childId={id} {...(path ? { childParameters: { path } } : {})}>
        <RowPicture row={row} of={list.of} />
        <Words>
          <Stack gap={2}>
            <Text size={1} weight="medium" textOverflow="ellipsis">
              {title}
            </Text>
            {facts ? (
              <Text size={1} muted textOverflow="ellipsis">
                {facts}
              </Text>
            ) : null}
          </Stack>
          <Aside $isDated={list.isDated}>
            {list.isDated ? <Text size={1}>{formatDates(row, now, zone)}</Text> : null}
            <span>
              <StateChip state={describeState(row, list.isDated, now)} isChanged={row.isDraft} />
              {verdict ? <VerdictBadge verdict={verdict} /> : null}
            </span>
          </Aside>
        </Words>
      </ChildLink>
    </Item>
  )
}

function StateChip({ state, isChanged }: { state: RowState | ''; isChanged: boolean }) {
  if (state === '') return null
  const isBoth = isChanged && state !== 'Draft' && state !== 'Changed'
  return <Badge tone={isBoth ? 'caution' : TONES[state]}>{isBoth ? `${state}, changed` : state}</Badge>
}

function RowPicture({ row: { picture, title }, of }: { row: ListRow; of: ContentListOptions['of'] }) {
  const isFace = of === 'person'
  if (picture)
    return (
      <Picture $isFace={isFace}>
        <img src={`${picture}?w=152&h=100&fit=crop`} alt="" loading="lazy" />
      </Picture>
    )
  if (of === 'redirect') return null
  const initials = title
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .join('')
    .slice(0, 2)
  return (
    <Picture $isFace={isFace} aria-hidden>
      {isFace && initials ? <Text size={1}>{initials}</Text> : <KindMark kind={of} icon={kindIcon(of)} />}
    </Picture>
  )
}

function kindIcon(of: ContentListOptions['of']) {
  if (of === 'popup') return CommentIcon
  return of === 'person' ? UserIcon : TYPE_ENTRIES[of].icon
}
