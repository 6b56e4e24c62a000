import { STAFF_API, type StaffStockColumns, staffStockColumns } from '@forecourt/schemas/contract'
import { Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useMemo, useState } from 'react'
import { styled } from 'styled-components'
import type { StudioSite } from '../../../access/studio-sites.ts'
import { ErrorNotice } from '../../../site-api/error-notice.tsx'
import { type SiteAnswer, useSiteAnswer } from '../../../site-api/use-site-answer.ts'
import { useSettingsLock } from '../use-settings-lock.ts'
import { AsRead } from './as-read.tsx'
import { formatFile, formatKnown, listOpen, savedChoices } from './choices.ts'
import { ColumnsBar } from './columns-bar.tsx'
import { ColumnsTable } from './columns-table.tsx'
import { ShowWhich } from './show-which.tsx'
import { useColumns } from './use-columns.ts'

const AGAIN_MS = 300_000

const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 272px;
  gap: 22px;
  align-items: start;
  @media (max-width: 1200px) { grid-template-columns: minmax(0, 1fr); }
`

/** What the columns of a site's stock file are, to be chosen, tried and used. */
export function ColumnsView({ site }: { site: StudioSite }) {
  const answer = useSiteAnswer(
    site,
    STAFF_API.stockColumns,
    (each) => staffStockColumns.parse(each),
    AGAIN_MS,
  )
  const { value, error, refresh } = answer
  return (
    <Stack gap={4}>
      <ErrorNotice
        what="The file"
        error={error}
        from={value?.at ?? null}
        zone={site.timeZone}
        again={refresh}
      />
      {value ? <SiteColumns site={site} answer={answer} file={value} /> : null}
      {value || error ? null : <Card padding={6} aria-busy="true" aria-label="Being read" role="status" />}
    </Stack>
  )
}

const WITHOUT_COLUMNS: Readonly<Record<Exclude<StaffStockColumns['state'], 'columns'>, string>> = {
  none: 'No stock file has come yet. Once the first one is here, its columns are listed, read or not.',
  fixed: 'Your file comes from the classifieds network, whose names are fixed. There is nothing to choose.',
  unreadable: 'We couldn’t read the last file. See why under Files.',
}

function SiteColumns({
  site,
  answer,
  file,
}: {
  site: StudioSite
  answer: SiteAnswer<StaffStockColumns>
  file: StaffStockColumns
}) {
  const lock = useSettingsLock(site)
  const [onlyOpen, setOnlyOpen] = useState(false)
  const saved = useMemo(() => savedChoices(file), [file])
  const columns = useColumns(site, { file, saved, put: answer.put })
  const open = listOpen(file.columns, saved)
  return (
    <Stack gap={4}>
      <Flex align="flex-end" gap={4} wrap="wrap">
        <Stack gap={3} flex={1}>
          <Heading as="h1" size={3}>
            What the columns of your file mean
          </Heading>
          <Text size={1} muted>
            {file.state === 'columns' ? `${formatKnown(file.columns)} ` : ''}
            {formatFile(file.file)}
          </Text>
        </Stack>
        {file.state === 'columns' ? (
          <ShowWhich all={file.columns.length} open={open.length} onlyOpen={onlyOpen} onShow={setOnlyOpen} />
        ) : null}
      </Flex>
      {file.state === 'columns' ? (
        <>
          {lock ? (
            <Card tone="caution" border radius={2} padding={3} role="note">
              <Text size={1}>{lock}</Text>
            </Card>
          ) : null}
          <Sides>
            <ColumnsTable
              columns={onlyOpen ? open : file.columns}
              all={file.columns}
              choices={columns.choices}
              tried={columns.tried}
              triedChoices={columns.triedChoices}
              onChoose={lock ? null : columns.choose}
            />
            <AsRead tried={columns.tried} site={site} />
          </Sides>
          {lock ? null : <ColumnsBar {...columns} />}
        </>
      ) : (
        <Card border radius={2} padding={5}>
          <Text size={1}>{WITHOUT_COLUMNS[file.state]}</Text>
        </Card>
      )}
    </Stack>
  )
}
