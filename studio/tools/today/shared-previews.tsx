import { dateAt, formatShortDay, type StaffToday } from '@forecourt/schemas/contract'
import { Button, Flex, Text } from '@sanity/ui'
import { useState } from 'react'
import type { StudioSite } from '../../access/studio-sites.ts'
import { ShareDialog } from '../preview/share-dialog.tsx'
import { useWithdraw } from '../preview/use-withdraw.ts'
import { EmptyCard, Line, Plain, Section, SiteName } from './parts.tsx'
import type { SiteNumbers } from './use-site-numbers.ts'

type PreviewLink = StaffToday['previewLinks'][number]

/** Links to drafts that people outside have, each with a way to withdraw it at once. */
export function SharedPreviews({
  sites,
  numbers,
  now,
  refresh,
}: {
  sites: readonly StudioSite[]
  numbers: SiteNumbers
  now: string
  refresh: () => void
}) {
  const links = sites.flatMap((site) =>
    (numbers[site.id]?.value?.previewLinks ?? []).map((link) => ({ site, link })),
  )
  const [isSharing, setSharing] = useState(false)
  const [only] = sites.length === 1 ? sites : []
  return (
    <Section
      title="Shared previews"
      note={links.length > 0 ? String(links.length) : undefined}
      end={
        only ? (
          <Button mode="bleed" fontSize={1} padding={2} text="Share" onClick={() => setSharing(true)} />
        ) : null
      }
    >
      {only && isSharing ? (
        <ShareDialog
          site={only}
          path="/"
          onClose={() => {
            setSharing(false)
            refresh()
          }}
        />
      ) : null}
      {links.length === 0 ? (
        <EmptyCard>No links shared. Send one to show a page before it’s live.</EmptyCard>
      ) : (
        <Plain>
          {links.map(({ site, link }) => (
            <PreviewLine
              key={link.id}
              site={site}
              link={link}
              named={sites.length > 1}
              now={now}
              refresh={refresh}
            />
          ))}
        </Plain>
      )}
    </Section>
  )
}

function PreviewLine({
  site,
  link,
  named,
  now,
  refresh,
}: {
  site: StudioSite
  link: PreviewLink
  named: boolean
  now: string
  refresh: () => void
}) {
  const { withdraw, isBusy } = useWithdraw(site, link, refresh)
  const until = formatShortDay(dateAt(link.until, site.timeZone), dateAt(now, site.timeZone))
  return (
    <Line
      what={
        <Text size={1}>
          <span>
            {link.name}
            {named ? (
              <>
                , <SiteName site={site} />
              </>
            ) : null}
          </span>
        </Text>
      }
      end={
        <Flex align="center" gap={2}>
          <Text size={1} muted>
            until {until}
          </Text>
          <Button
            mode="bleed"
            fontSize={1}
            padding={2}
            text="Withdraw"
            aria-label={`Withdraw ${link.name}`}
            disabled={isBusy}
            onClick={() => void withdraw()}
          />
        </Flex>
      }
    />
  )
}
