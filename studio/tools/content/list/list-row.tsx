import { Badge, Flex, Stack, Text } from '@sanity/ui'
import { usePaneRouter } from 'sanity/structure'
import { styled } from 'styled-components'
import { useNow } from '../../../content-api/use-now.ts'
import { TYPE_ENTRIES } from '../type-entries.ts'
import type { ContentListOptions } from './content-list.tsx'
import { formatDates, type ListRow } from './list-rows.ts'

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
/** Beside an open form a list is narrow: the dates go below. */
const Words = styled.span`
  flex: 1;
  min-width: 0;
  display: flex;
  align-items: center;
  gap: 14px;
  @container (max-width: 520px) { flex-direction: column; align-items: flex-start; gap: 8px; }
  & > :first-child { flex: 1; min-width: 0; max-width: 100%; }
`

interface ListRowLinkProps {
  readonly row: ListRow
  readonly list: ContentListOptions
  readonly zone: string
  readonly isOpen: boolean
}

/** A line of a list: it opens the form beside it, at its field. */
export function ListRowLink({ row, list, zone, isOpen }: ListRowLinkProps) {
  const { ChildLink } = usePaneRouter()
  const now = useNow()
  const { id, path, title, note, isDraft, isPublished, sites } = row
  const dates = list.isDated ? formatDates(row, now, zone) : ''
  return (
    <Item $isOpen={isOpen}>
      <ChildLink childId={id} {...(path ? { childParameters: { path } } : {})}>
        <RowPicture row={row} of={list.of} />
        <Words>
          <Stack gap={2}>
            <Text size={1} weight="medium" textOverflow="ellipsis">
              {title}
            </Text>
            {note ? (
              <Text size={1} muted textOverflow="ellipsis">
                {note}
              </Text>
            ) : null}
          </Stack>
          <Flex gap={3} align="center" wrap="wrap">
            {dates ? <Text size={1}>{dates}</Text> : null}
            {sites > 1 ? <Badge fontSize={0}>{sites} sites</Badge> : null}
            {isDraft ? (
              <Badge fontSize={0} tone="caution">
                {isPublished ? 'Changed' : 'Draft'}
              </Badge>
            ) : null}
          </Flex>
        </Words>
      </ChildLink>
    </Item>
  )
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
  const Icon = TYPE_ENTRIES[of === 'popup' || of === 'person' ? 'location' : of].icon
  const initials = title
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .join('')
    .slice(0, 2)
  return (
    <Picture $isFace={isFace} aria-hidden>
      {isFace ? <Text size={1}>{initials}</Text> : <Icon />}
    </Picture>
  )
}
