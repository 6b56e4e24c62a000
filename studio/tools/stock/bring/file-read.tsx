import type { StaffStockFile } from '@forecourt/schemas/contract'
import { Button, Card, Checkbox, Flex, Heading, Stack, Text } from '@sanity/ui'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { StudioSite } from '../../../access/studio-sites.ts'
import { useVehicleWords } from '../../../access/vehicle-words.tsx'
import { listOpen, takeSuggestions } from '../columns/choices.ts'
import { ColumnsTable } from '../columns/columns-table.tsx'
import { ShowWhich } from '../columns/show-which.tsx'
import {
  formatChange,
  formatKind,
  formatLeftOut,
  formatReady,
  formatToChoose,
  formatUse,
} from './bring-text.ts'
import { Foot } from './drop-file.tsx'
import { LeftOut } from './left-out.tsx'
import { ThreeCars } from './three-cars.tsx'
import type { Bringing } from './use-bring.ts'

/** A stock file as it reads, with its columns to choose, before anything of it is used. */
export function FileRead({
  bringing,
  read,
  site,
}: {
  bringing: Bringing
  read: StaffStockFile
  site: StudioSite
}) {
  const { choices, readChoices, busy, error, choose, chooseSuggested, use, leave } = bringing
  const [isSure, setSure] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that had the focus is gone with the drop area.
  useEffect(() => heading.current?.focus(), [])
  const isStopped = read.stopped !== ''
  const mayUse = read.listed > 0 && (!isStopped || (read.mayForce && isSure))
  const counts = read.counts
  const words = useVehicleWords()
  const open = listOpen(read.columns, choices).length
  return (
    <Stack gap={5}>
      <Stack gap={3}>
        <Heading as="h1" size={3} ref={heading} tabIndex={-1} style={{ outline: 'none' }}>
          {formatReady(read, open, words)}
        </Heading>
        <Text size={1} muted>
          {formatKind(read)}
        </Text>
        {counts ? <Text size={1}>On the site: {formatChange(counts)}</Text> : null}
        <Parts read={read} open={open} />
      </Stack>
      <div role="alert" hidden={!isStopped && error === null}>
        {isStopped ? <Stopped read={read} isSure={isSure} onSure={setSure} /> : null}
        {error === null ? null : <Notice tone="critical">{error}</Notice>}
      </div>
      {read.notes.map((note) => (
        <Notice key={note} tone="caution">
          {note}
        </Notice>
      ))}
      <Columns
        read={read}
        choices={choices}
        readChoices={readChoices}
        choose={busy === 'using' ? null : choose}
        chooseSuggested={chooseSuggested}
      />
      <div id={PART_IDS.cars} hidden={read.cars.length === 0}>
        <ThreeCars cars={read.cars} site={site} />
      </div>
      <Stack gap={5} id={PART_IDS.out}>
        <LeftOut read={read} />
      </Stack>
      <Foot
        words={
          busy === 'using'
            ? `Putting ${words.count(read.listed)} on the site…`
            : 'Reading changes nothing on the site.'
        }
        isBusy={busy !== null}
        back={{ text: 'Another file', onClick: leave }}
        act={{ text: formatUse(read, words), disabled: busy !== null || !mayUse, onClick: () => use(isSure) }}
      />
    </Stack>
  )
}

const PART_IDS = { columns: 'stock-file-columns', cars: 'stock-file-cars', out: 'stock-file-out' } as const

/** Leads to the parts of a long page. */
function Parts({ read, open }: { read: StaffStockFile; open: number }) {
  const { cars, file, listed } = read
  const words = useVehicleWords()
  const parts: [id: string, words: string, isThere: boolean][] = [
    [PART_IDS.columns, open === 0 ? 'Columns' : `Columns, ${open} to choose`, read.columns.length > 0],
    [PART_IDS.cars, words.count(cars.length), cars.length > 0],
    [PART_IDS.out, formatLeftOut(Math.max(0, file.rows - listed)), file.rows > 0],
  ]
  return (
    <Flex as="nav" gap={1} wrap="wrap" aria-label="On this page">
      {parts
        .filter(([, , isThere]) => isThere)
        .map(([id, words]) => (
          <Button
            key={id}
            mode="ghost"
            fontSize={1}
            padding={2}
            text={words}
            onClick={() => document.getElementById(id)?.scrollIntoView({ block: 'start' })}
          />
        ))}
    </Flex>
  )
}

function Columns({
  read,
  choices,
  readChoices,
  choose,
  chooseSuggested,
}: Pick<Bringing, 'choices' | 'readChoices' | 'chooseSuggested'> & {
  read: StaffStockFile
  choose: Bringing['choose'] | null
}) {
  const [onlyOpen, setOnlyOpen] = useState(false)
  const { columns, reads } = read
  const open = listOpen(columns, choices)
  const likely = takeSuggestions(choices, columns).size - choices.size
  if (columns.length === 0)
    return <Text size={1}>The names of this format are fixed. There is nothing to choose.</Text>
  return (
    <Stack as="section" gap={3} aria-label="Columns" id={PART_IDS.columns}>
      <Flex align="center" gap={3} wrap="wrap">
        <Stack gap={3} flex={1}>
          <Heading as="h2" size={1}>
            Columns
          </Heading>
          <Text size={1} muted>
            {formatToChoose(open.length)}
          </Text>
        </Stack>
        {likely > 1 && choose ? (
          <Button fontSize={1} tone="primary" text={`Accept all ${likely}`} onClick={chooseSuggested} />
        ) : null}
        <ShowWhich all={columns.length} open={open.length} onlyOpen={onlyOpen} onShow={setOnlyOpen} />
      </Flex>
      <ColumnsTable
        columns={onlyOpen ? open : columns}
        all={columns}
        choices={choices}
        tried={{ columns: reads }}
        triedChoices={readChoices}
        onChoose={choose}
      />
    </Stack>
  )
}

/** Why it cannot be used as it is, and the tick that it may be where too many cars would leave. */
function Stopped({
  read: { stopped, mayForce },
  isSure,
  onSure,
}: {
  read: StaffStockFile
  isSure: boolean
  onSure: (isSure: boolean) => void
}) {
  const id = useId()
  if (!mayForce) return <Notice tone="caution">{stopped}</Notice>
  return (
    <Card tone="caution" border radius={2} padding={3}>
      <Stack gap={3}>
        <Text size={1} weight="medium">
          {stopped} That is more than a fifth, so check it first.
        </Text>
        <Flex as="label" htmlFor={id} align="center" gap={3}>
          <Checkbox
            id={id}
            checked={isSure}
            onChange={({ currentTarget }) => onSure(currentTarget.checked)}
          />
          <Text size={1}>The file is right. Take them off.</Text>
        </Flex>
      </Stack>
    </Card>
  )
}

const Notice = ({ tone, children }: { tone: 'critical' | 'caution'; children: ReactNode }) => (
  <Card tone={tone} border radius={2} padding={3}>
    <Text size={1}>{children}</Text>
  </Card>
)
