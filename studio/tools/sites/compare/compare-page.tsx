import { SearchIcon } from '@sanity/icons/Search'
import { Button, Card, Flex, Select, Stack, Text, TextInput } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import { useClient } from 'sanity'
import { styled } from 'styled-components'
import { EmptyCard } from '../../today/parts.tsx'
import type { ListedSite } from '../use-all-sites.ts'
import { ChangesBar } from './changes-bar.tsx'
import { filterRows, type Row } from './compare-sites.ts'
import { CompareTable } from './compare-table.tsx'
import { type Compared, useCompared } from './use-compared.ts'
import { writeSettings } from './write-setting.ts'

interface ComparePageProps {
  readonly sites: readonly ListedSite[]
  /** Slugs from the address; null for the first two. */
  readonly one: string | null
  readonly other: string | null
  readonly onPick: (one: string, other: string) => void
}

/** Two sites' settings and features beside each other, and values copied from one to the other. */
export function ComparePage({ sites, one, other, onPick }: ComparePageProps) {
  const inUse = sites.filter(({ retiredAt }) => retiredAt === null)
  const left = inUse.find(({ slug }) => slug === one) ?? inUse[0]
  const right =
    inUse.find(({ slug }) => slug === other && slug !== left?.slug) ?? inUse.find((site) => site !== left)
  if (!left || !right)
    return (
      <Empty>
        <EmptyCard>There are no two sites to compare yet.</EmptyCard>
      </Empty>
    )
  return <TwoSites key={`${left.id} ${right.id}`} pair={[left, right]} sites={inUse} onPick={onPick} />
}

type Pair = readonly [ListedSite, ListedSite]

interface TwoSitesProps extends Pick<ComparePageProps, 'sites' | 'onPick'> {
  readonly pair: Pair
}

function TwoSites({ pair, sites, onPick }: TwoSitesProps) {
  const { value, error } = useCompared(pair[0].id, pair[1].id)
  const [all, setAll] = useState(false)
  const [words, setWords] = useState('')
  const write = useWriting(value)
  const rows = value?.rows ?? []
  const differences = rows.filter(({ isDifferent }) => isDifferent).length
  return (
    <Page>
      <h1 className="vh">Compare two sites</h1>
      <Scroll>
        <Stack gap={4}>
          <Flex align="center" gap={3} wrap="wrap">
            <TextInput
              aria-label="Find a setting"
              placeholder="Find a setting"
              icon={SearchIcon}
              fontSize={1}
              padding={3}
              value={words}
              onChange={(event) => setWords(event.currentTarget.value)}
            />
            <Flex gap={1} style={{ marginLeft: 'auto' }}>
              <Show text={`Differences ${differences}`} on={!all} choose={() => setAll(false)} />
              <Show text={`All ${rows.length}`} on={all} choose={() => setAll(true)} />
            </Flex>
          </Flex>
          {error ? <EmptyCard tone="critical">The settings could not be read. {error}</EmptyCard> : null}
          {value ? (
            <CompareTable
              pair={pair}
              rows={filterRows(rows, { all, words })}
              names={value.names}
              heads={[0, 1].map((side) => (
                <Pick key={side} side={side} pair={pair} sites={sites} onPick={onPick} />
              ))}
              onWrite={write}
            />
          ) : (
            <Card padding={6} aria-busy="true" aria-label="Being read" role="status" tone="transparent" />
          )}
        </Stack>
      </Scroll>
      {value
        ? pair.map((site, side) => (
            <ChangesBar
              key={site.id}
              site={site}
              settings={value.sites[side === 0 ? 0 : 1]}
              rows={rows.filter((row) => row.sides[side === 0 ? 0 : 1].isChanged)}
              onPutBack={(changed) =>
                write(
                  side,
                  changed.map((row) => [row, row.sides[side === 0 ? 0 : 1].published]),
                )
              }
            />
          ))
        : null}
    </Page>
  )
}

const Show = ({ text, on, choose }: { text: string; on: boolean; choose: () => void }) => (
  <Button
    mode="bleed"
    fontSize={1}
    padding={3}
    text={text}
    selected={on}
    aria-pressed={on}
    onClick={choose}
  />
)

/** Writes values into the draft of one side, and shows what goes wrong. */
function useWriting(compared: Compared | undefined) {
  const client = useClient({ apiVersion: '2025-02-19' })
  const toast = useToast()
  return async (side: number, values: readonly (readonly [Row, unknown])[]) => {
    const site = compared?.sites[side === 0 ? 0 : 1]
    if (!site) return
    try {
      for (const document of ['siteSettings', 'tenant'] as const) {
        const here = values.filter(([{ setting }]) => setting.document === document)
        if (here.length === 0) continue
        await writeSettings(
          client,
          site[document],
          here.map(([{ setting }, value]) => ({ setting, value })),
        )
      }
    } catch (error) {
      toast.push({ status: 'error', title: error instanceof Error ? error.message : String(error) })
    }
  }
}

function Pick({ side, pair, sites, onPick }: TwoSitesProps & { side: number }) {
  const [left, right] = pair
  const own = side === 0 ? left : right
  const another = side === 0 ? right : left
  const pick = (slug: string) => (side === 0 ? onPick(slug, another.slug) : onPick(another.slug, slug))
  return (
    <Flex align="center" gap={2}>
      <Chip aria-hidden="true" style={{ background: own.brand }} />
      <Select
        aria-label={side === 0 ? 'First site' : 'Second site'}
        fontSize={1}
        padding={3}
        value={own.slug}
        onChange={(event) => pick(event.currentTarget.value)}
      >
        {sites
          .filter((site) => site.id !== another.id)
          .map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
      </Select>
      <Text size={1} muted>
        {own.city}
      </Text>
    </Flex>
  )
}

const Page = styled.main`
  display: flex;
  flex-direction: column;
  height: 100%;
  .vh { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
`
const Scroll = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  padding: 20px 32px 40px;
`
const Empty = styled.main`
  padding: 32px;
`
const Chip = styled.i`
  flex: none;
  width: 8px;
  height: 26px;
  border-radius: 2px;
  box-shadow: inset 0 0 0 1px rgb(0 0 0 / 0.12);
`
