import {
  formatShortInstant,
  STAFF_API,
  type StaffWebAddress,
  staffWebAddress,
} from '@forecourt/schemas/contract'
import { Badge, Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { styled } from 'styled-components'
import type { StudioSite } from '../../access/studio-sites.ts'
import { useNow } from '../../content-api/use-now.ts'
import { ErrorNotice } from '../../site-api/error-notice.tsx'
import { OneSite } from '../../site-api/one-site.tsx'
import { useSiteAnswer } from '../../site-api/use-site-answer.ts'
import { Cell, DataTable } from '../data-table.tsx'
import { formatHost, formatRecords, type WebHost } from './web-address-text.ts'

const AGAIN_MS = 60_000
const readAddresses = (answer: unknown) => staffWebAddress.parse(answer)

const Inner = styled.main`
  max-width: 960px;
  margin: 0 auto;
  padding: 28px 32px 40px;
  @media (max-width: 600px) { padding: 20px 16px 32px; }
`

/** The tool Web address: the records of a site's hosts, looked at each minute while it is open. */
export function WebAddressPage() {
  return <OneSite what="Web address">{(site) => <SiteAddress key={site.id} site={site} />}</OneSite>
}

function SiteAddress({ site }: { site: StudioSite }) {
  const now = useNow()
  const { value, error, refresh } = useSiteAnswer(site, STAFF_API.webAddress, readAddresses, AGAIN_MS)
  return (
    <Inner>
      <Stack gap={5}>
        <Stack gap={3}>
          <Heading as="h1" size={3}>
            Its web address
          </Heading>
          <Text size={1} muted>
            Whoever looks after your domain sets these records. We look each minute while this page is open.
          </Text>
        </Stack>
        <ErrorNotice
          what="The addresses"
          error={error}
          from={value?.at ?? null}
          zone={site.timeZone}
          again={refresh}
        />
        {value ? (
          <>
            <Hosts value={value} />
            <Flex align="center" gap={3} wrap="wrap">
              <Button mode="ghost" fontSize={1} padding={3} text="Check it now" onClick={refresh} />
              {value.isSet && value.hosts.length > 0 ? (
                <CopyButton text="Copy all for your IT person" words={formatRecords(value.hosts)} />
              ) : null}
              <Text size={1} muted role="status">
                Looked {formatShortInstant(value.at, site.timeZone, now)}.
              </Text>
            </Flex>
          </>
        ) : error ? null : (
          <Card padding={6} aria-busy="true" aria-label="Being read" role="status" tone="inherit" />
        )}
        <Card tone="primary" border radius={2} padding={3}>
          <Text size={1}>Mail stays where it is: leave your MX records alone.</Text>
        </Card>
        <Text size={1} muted>
          To add or change an address, ask whoever looks after the platform.
        </Text>
      </Stack>
    </Inner>
  )
}

function Hosts({ value: { isSet, hosts } }: { value: StaffWebAddress }) {
  if (hosts.length === 0) return <Note>This site has no address of its own yet.</Note>
  return (
    <Stack gap={4}>
      {isSet ? null : (
        <Note>
          The platform has not said where records lead to, so there is nothing to set yet. Whoever runs it
          sets SITE_ADDRESSES and SITE_CNAME.
        </Note>
      )}
      {hosts.map((host) => (
        <HostPart key={host.host} host={host} />
      ))}
    </Stack>
  )
}

const Note = ({ children }: { children: string | string[] }) => (
  <Card border radius={2} padding={4}>
    <Text size={1}>{children}</Text>
  </Card>
)

const TONES = { right: 'positive', elsewhere: 'caution', nothing: 'caution', unknown: 'default' } as const
const STATES = { right: 'Right', elsewhere: 'Elsewhere', nothing: 'No record', unknown: 'Not known' } as const

function HostPart({ host }: { host: WebHost }) {
  return (
    <Stack as="section" gap={3} aria-label={host.host}>
      <Flex align="center" gap={3} wrap="wrap">
        <Heading as="h2" size={1}>
          {host.host}
        </Heading>
        <Badge tone={TONES[host.state]}>{STATES[host.state]}</Badge>
      </Flex>
      <Text size={1} muted>
        {formatHost(host)}
      </Text>
      {host.records.length === 0 ? null : (
        <DataTable label={`Records of ${host.host}`} heads={['Type', 'Name', 'Value', 'We see', 'Copy it']}>
          {host.records.map(({ type, name, value }) => (
            <tr key={value}>
              <Cell>{type}</Cell>
              <Cell>{name}</Cell>
              <Cell>{value}</Cell>
              <Cell muted={host.seen.length === 0}>{host.seen.join(', ') || 'Nothing'}</Cell>
              <td>
                <CopyButton text="Copy" words={value} label={`Copy ${value}`} />
              </td>
            </tr>
          ))}
        </DataTable>
      )}
    </Stack>
  )
}

function CopyButton({ text, words, label }: { text: string; words: string; label?: string }) {
  const [isCopied, setCopied] = useState(false)
  return (
    <Button
      mode="ghost"
      fontSize={1}
      padding={2}
      text={isCopied ? 'Copied' : text}
      aria-label={label}
      onClick={() => void navigator.clipboard.writeText(words).then(() => setCopied(true))}
    />
  )
}
