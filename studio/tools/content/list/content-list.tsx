import { type DocumentType, STAFF_API, staffRedirects } from '@forecourt/schemas/contract'
import { siteTemplateId } from '@forecourt/schemas/studio'
import { AddIcon } from '@sanity/icons/Add'
import { SearchIcon } from '@sanity/icons/Search'
import { SortIcon } from '@sanity/icons/Sort'
import { OrderableDocumentList } from '@sanity/orderable-document-list'
import { Box, Button, Card, Flex, Stack, Text, TextInput } from '@sanity/ui'
import { useState } from 'react'
import { useClient, useCurrentUser, useDocumentStore, usePerspective } from 'sanity'
import { useIntentLink } from 'sanity/router'
import type { UserComponent } from 'sanity/structure'
import { styled } from 'styled-components'
import { useCurrentSite } from '../../../access/current-site.tsx'
import type { StudioSite } from '../../../access/studio-sites.ts'
import { type Loaded, useLive } from '../../../content-api/use-live.ts'
import { useNow } from '../../../content-api/use-now.ts'
import { NewDialog } from '../../../new/new-dialog.tsx'
import { listSitesOfKind, type NewKind } from '../../../new/new-kinds.ts'
import { useSiteAnswer } from '../../../site-api/use-site-answer.ts'
import { useSlashKey } from '../../../site-api/use-slash-key.ts'
import { ActButton } from '../../calendar/act-button.tsx'
import { currentFilter, siteFilter } from '../site-filter.ts'
import { ListRowLink } from './list-row.tsx'
import { contentRowsQuery, popupRowsQuery, teamRowsQuery } from './list-rows.query.ts'
import {
  DATED_TABS,
  findRows,
  isInTab,
  LIST_TABS,
  type ListRow,
  type ListTab,
  listDocuments,
  listPeople,
  listPopups,
  listRedirects,
  PLAIN_TABS,
  sortByVisits,
} from './list-rows.ts'
import { useVerdicts } from './use-verdicts.ts'

/** Dragging needs a mouse. */
const OnADesk = styled.div`
  @media (max-width: 600px) { display: none; }
`
const API_VERSION = '2025-02-19'
const VISITS_AGAIN_MS = 60_000

/** What a list shows: documents of a type, or the popups or people inside those of locations. */
export interface ContentListOptions {
  readonly of: DocumentType | 'popup' | 'person'
  /** `_id` of the site's `tenant` document. */
  readonly tenantId: string
  readonly title: string
  readonly singular: string
  readonly isDated: boolean
  readonly isOrdered: boolean
  /** What its button makes; `form` for a form without questions before it. */
  readonly makes: NewKind | 'form'
}

/** One list of a kind: what runs, comes, is a draft or past, with counts, found by words, each with its picture. */
export const ContentList: UserComponent = ({ options, childItemId }) => {
  const list = options as unknown as ContentListOptions
  const { value: rows, error } = useRows(list)
  const [tab, setTab] = useState<ListTab>(list.isDated ? 'running' : 'all')
  const [words, setWords] = useState('')
  const [isSorting, setSorting] = useState(false)
  const { sites } = useCurrentSite()
  const site = sites.find(({ id }) => id === list.tenantId)
  const now = useNow()
  const visits = useVisits(list, site)
  const listed = visits && site ? sortByVisits(rows ?? [], visits, { zone: site.timeZone, now }) : rows
  const found = findRows(listed ?? [], words)
  const shown = found.filter((row) => isInTab(row, tab, now))
  const mayMove = list.isOrdered && (tab === 'running' || tab === 'all')
  return (
    <Flex direction="column" height="fill" style={{ containerType: 'inline-size' }}>
      <Flex gap={3} padding={3} align="center" wrap="wrap">
        <FindField list={list} words={words} onWords={setWords} />
        <NewHere list={list} site={site} />
      </Flex>
      <Tabs list={list} tab={tab} counts={rows && countRows(found, now)} onTab={setTab} />
      {words ? <WordsNote words={words} onClear={() => setWords('')} /> : null}
      {mayMove && !words ? (
        <OnADesk>
          <Flex align="center" gap={2} paddingX={3} paddingTop={2} justify="flex-end">
            <Text size={1} muted>
              {isSorting ? 'Drag into the order shoppers see' : 'In the order shoppers see'}
            </Text>
            <Button
              mode="bleed"
              fontSize={1}
              padding={2}
              icon={SortIcon}
              aria-pressed={isSorting}
              text={isSorting ? 'Done' : 'Change the order'}
              onClick={() => setSorting(!isSorting)}
            />
          </Flex>
        </OnADesk>
      ) : null}
      {error ? (
        <Card tone="caution" padding={3} role="alert">
          <Text size={1}>We couldn’t read the list again. {error}</Text>
        </Card>
      ) : null}
      <Box flex={1} overflow="auto">
        {isSorting && mayMove ? (
          <Sorting list={list} />
        ) : (
          <Rows
            list={list}
            rows={shown}
            tab={tab}
            words={words}
            site={site}
            openId={childItemId}
            isRead={rows !== undefined}
          />
        )}
      </Box>
    </Flex>
  )
}

/** The rows of a list, live. */
function useRows({ of, tenantId }: ContentListOptions): Loaded<ListRow[]> {
  const store = useDocumentStore()
  const type = of === 'popup' || of === 'person' ? 'location' : of
  const fetch = { popup: popupRowsQuery, person: teamRowsQuery }[of as string] ?? contentRowsQuery
  return useLive(
    () =>
      store.listenQuery(
        { fetch, listen: `*[_type == "${type}"]` },
        { type, tenantId },
        { perspective: 'raw', apiVersion: API_VERSION, tag: 'list', throttleTime: 500 },
      ),
    (answer) => {
      if (of === 'popup') return listPopups(answer)
      if (of === 'redirect') return listRedirects(answer)
      return of === 'person' ? listPeople(answer) : listDocuments(of, answer)
    },
    `${of} ${tenantId}`,
  )
}

/** How often each redirect was used, which the site knows; undefined for other lists, and while it is not known. */
function useVisits({ of }: ContentListOptions, site: StudioSite | undefined) {
  const path = site && of === 'redirect' ? STAFF_API.redirects : ''
  const read = (answer: unknown) => staffRedirects.parse(answer)
  return useSiteAnswer({ slug: site?.slug ?? '' }, path, read, VISITS_AGAIN_MS).value?.visits
}

const countRows = (rows: readonly ListRow[], now: string) => (tab: ListTab) =>
  rows.filter((row) => isInTab(row, tab, now)).length

interface FindFieldProps {
  readonly list: ContentListOptions
  readonly words: string
  onWords(words: string): void
}

function FindField({ list, words, onWords }: FindFieldProps) {
  const find = useSlashKey()
  const label = `Find in ${list.title.toLowerCase()}`
  return (
    <Box flex={1} style={{ minWidth: 180 }}>
      <TextInput
        ref={find}
        aria-label={label}
        placeholder={label}
        icon={SearchIcon}
        fontSize={1}
        padding={3}
        value={words}
        onChange={(event) => onWords(event.currentTarget.value)}
      />
    </Box>
  )
}

function NewHere({ list, site }: { list: ContentListOptions; site: StudioSite | undefined }) {
  const { makes, of, singular, tenantId } = list
  const { href, onClick } = useIntentLink({
    intent: 'create',
    params: [{ type: of, template: siteTemplateId(of as DocumentType) }, { tenantId }],
  })
  if (makes !== 'form') return site ? <NewOfKind kind={makes} singular={singular} site={site} /> : null
  return (
    <Button
      as="a"
      href={href}
      onClick={onClick}
      mode="ghost"
      fontSize={1}
      padding={3}
      icon={AddIcon}
      text={`New ${singular.toLowerCase()}`}
    />
  )
}

function NewOfKind({ kind, singular, site }: { kind: NewKind; singular: string; site: StudioSite }) {
  const [isAsked, setAsked] = useState(false)
  const roles = (useCurrentUser()?.roles ?? []).map(({ name }) => name)
  if (listSitesOfKind(kind, roles, [site]).length === 0) return null
  return (
    <>
      <ActButton icon={AddIcon} text={`New ${singular.toLowerCase()}`} onClick={() => setAsked(true)} />
      {isAsked ? (
        <NewDialog
          beginning={{ what: kind, site, days: null, place: null }}
          onClose={() => setAsked(false)}
        />
      ) : null}
    </>
  )
}

interface TabsProps {
  readonly list: ContentListOptions
  readonly tab: ListTab
  /** Undefined while the list is read. */
  readonly counts: ((tab: ListTab) => number) | undefined
  onTab(tab: ListTab): void
}

function Tabs({ list, tab, counts, onTab }: TabsProps) {
  return (
    <Card borderBottom paddingX={3}>
      <Flex gap={1} wrap="wrap" role="group" aria-label={`${list.title} to show`}>
        {(list.isDated ? DATED_TABS : PLAIN_TABS).map((one) => (
          <Button
            key={one}
            mode="bleed"
            fontSize={1}
            padding={3}
            selected={one === tab}
            aria-pressed={one === tab}
            text={counts ? `${LIST_TABS[one]} ${counts(one)}` : LIST_TABS[one]}
            onClick={() => onTab(one)}
          />
        ))}
      </Flex>
    </Card>
  )
}

function WordsNote({ words, onClear }: { words: string; onClear: () => void }) {
  return (
    <Flex align="center" gap={2} paddingX={3} paddingTop={2} justify="flex-end">
      <Text size={1} muted role="status">
        Counts are for “{words}”
      </Text>
      <Button mode="bleed" fontSize={1} padding={2} text="Clear" onClick={onClear} />
    </Flex>
  )
}

interface RowsProps {
  readonly list: ContentListOptions
  readonly rows: readonly ListRow[]
  readonly tab: ListTab
  readonly words: string
  readonly site: StudioSite | undefined
  readonly openId: string | undefined
  readonly isRead: boolean
}

function Rows({ list, rows, tab, words, site, openId, isRead }: RowsProps) {
  const verdicts = useVerdicts(list.of, site)
  if (!isRead) return <Box padding={4} aria-busy="true" aria-label="Being read" role="status" />
  if (rows.length === 0)
    return (
      <Box padding={5}>
        <Text align="center" size={1} muted>
          {words ? `No ${list.singular.toLowerCase()} here says “${words}”.` : EMPTY_TEXTS[tab]}
        </Text>
      </Box>
    )
  return (
    <Stack as="ul" gap={0} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {rows.map((row) => (
        <ListRowLink
          key={row.key}
          row={row}
          list={list}
          zone={site?.timeZone ?? 'Australia/Sydney'}
          isOpen={row.id === openId}
          verdict={verdicts.get(row.id)}
        />
      ))}
    </Stack>
  )
}

const EMPTY_TEXTS: Readonly<Record<ListTab, string>> = {
  all: 'Nothing here. Press New above to add the first one.',
  running: 'Nothing’s running. See Coming and Drafts.',
  coming: 'Nothing’s coming up.',
  drafts: 'No drafts. Everything’s published.',
  past: 'Nothing’s finished.',
}

/** The same documents, to be dragged into their order. */
function Sorting({ list }: { list: ContentListOptions }) {
  const client = useClient({ apiVersion: API_VERSION })
  const type = list.of as DocumentType
  const base = siteFilter(type, list.tenantId)
  const { filter, params } = list.isDated ? currentFilter(base) : base
  // Without it the plugin's query refers to a parameter that it does not send.
  const [currentVersion = 'drafts'] = usePerspective().perspectiveStack
  return <OrderableDocumentList options={{ type, client, filter, params, currentVersion }} />
}
