import { type StaffLead, type StaffLeadRow, staffLead } from '@forecourt/schemas/contract'
import { Box, Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { type ReactNode, useState } from 'react'
import { styled } from 'styled-components'
import type { StudioSite } from '../../access/studio-sites.ts'
import { ErrorNotice } from '../../site-api/error-notice.tsx'
import { useSiteAnswer } from '../../site-api/use-site-answer.ts'
import { useSiteApi } from '../../site-api/use-site-api.ts'
import { mailAddress } from './answer-drafts.ts'
import { LeadAnswer } from './lead-answer.tsx'
import { LeadAsked } from './lead-asked.tsx'
import { leadPath } from './lead-filter.ts'
import { LeadFollowUp } from './lead-follow-up.tsx'
import { LeadBadges } from './lead-row.tsx'
import { formatDelivery, formatKind, formatPerson, formatPhone, whenFully } from './lead-text.ts'

/** While a lead is on its way somebody may wait for it. */
const ON_ITS_WAY_MS = 4_000
const AGAIN_MS = 60_000

/** Does something with the open lead: a note, its progress, sending it again. @returns whether it was done */
export type ChangeLead = (
  fields: { do: string; text: string; reasons?: string },
  done: string,
) => Promise<boolean>

interface LeadDetailProps {
  id: string
  site: StudioSite
  now: string
  /** The lead in the list; null where the list does not show it. */
  row: StaffLeadRow | null
  readsPeople: boolean
  onChange: () => void
  /** Opens the records of the person who wrote. */
  askPerson: (person: { email: string; phone: string }) => void
}

const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) clamp(270px, 22vw, 320px);
  min-height: 100%;
  @media (max-width: 1200px) { grid-template-columns: minmax(0, 1fr); }
`

/** One lead: what was asked at the left, what was done at the right. */
export function LeadDetail(props: LeadDetailProps) {
  const { readsPeople, row, site, now } = props
  if (readsPeople) return <ReadLead {...props} />
  return (
    <Card padding={5} tone="inherit">
      <Stack gap={4}>
        <Heading as="h2" size={2}>
          {row ? formatKind(row) : 'A lead'}
        </Heading>
        {row ? (
          <>
            <LeadBadges lead={row} withKind={false} />
            <Text size={1}>
              {[row.car, row.stockNumber].filter(Boolean).join(', ') || 'About no vehicle'}, written{' '}
              {whenFully(row.at, site.timeZone, now)}
            </Text>
          </>
        ) : null}
        <Text size={1} muted>
          Who wrote, what was written and what was done about it is for the site’s managers.
        </Text>
      </Stack>
    </Card>
  )
}

function ReadLead({ id, site, now, onChange, askPerson }: LeadDetailProps) {
  const [onItsWay, setOnItsWay] = useState(false)
  const answer = useSiteAnswer(site, leadPath(id), readLead, onItsWay ? ON_ITS_WAY_MS : AGAIN_MS)
  const { value, error, refresh, put } = answer
  const waits =
    value !== undefined && value.delivery.state !== 'delivered' && value.delivery.state !== 'nowhere'
  if (waits !== onItsWay) setOnItsWay(waits)
  const { api, formatAddress } = useSiteApi()
  const toast = useToast()
  const change: ChangeLead = async (fields, done) => {
    try {
      put(await api.post(formatAddress(site.slug, leadPath(id)), fields, readLead))
      toast.push({ status: 'success', title: done })
      onChange()
      return true
    } catch (cause) {
      toast.push({ status: 'error', title: 'Nothing was changed', description: (cause as Error).message })
      return false
    }
  }
  const failed = (
    <ErrorNotice
      what="The lead"
      error={error}
      from={value?.at ?? null}
      zone={site.timeZone}
      again={refresh}
    />
  )
  if (!value)
    return error ? (
      <Card padding={4} tone="inherit">
        {failed}
      </Card>
    ) : (
      <Card padding={6} tone="inherit" aria-busy="true" aria-label="Being read" role="status" />
    )
  return (
    <Sides>
      <Card padding={4} tone="inherit">
        <Stack gap={4}>
          {error ? failed : null}
          <Head lead={value} askPerson={askPerson} />
          <DeliveryBanner lead={value} zone={site.timeZone} now={now}>
            <Button
              mode="ghost"
              fontSize={1}
              padding={3}
              text={value.delivery.tries > 0 || !waits ? 'Send again now' : 'Send now'}
              onClick={() => change({ do: 'resend', text: '' }, 'It is being sent again')}
            />
          </DeliveryBanner>
          <LeadAsked lead={value} site={site} now={now}>
            <LeadAnswer key={value.id} lead={value} site={site} change={change} />
          </LeadAsked>
        </Stack>
      </Card>
      <Card padding={4} tone="transparent" borderLeft>
        <LeadFollowUp lead={value} zone={site.timeZone} now={now} change={change} />
      </Card>
    </Sides>
  )
}

const readLead = (answer: unknown): StaffLead => staffLead.parse(answer)

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  @media (max-width: 600px) { width: 100%; & > a { flex: auto; } }
`

function Head({ lead: { person }, askPerson }: { lead: StaffLead } & Pick<LeadDetailProps, 'askPerson'>) {
  const { name, email, phone } = person
  const ways = [
    phone && { href: `tel:${phone.replaceAll(' ', '')}`, text: `Call ${formatPhone(phone)}` },
    email && { href: mailAddress(email), text: 'Email' },
  ].filter((way) => typeof way === 'object')
  return (
    <Flex align="center" gap={3} wrap="wrap">
      <Box style={{ flex: '1 1 12rem' }}>
        <Heading as="h2" size={2} style={{ overflowWrap: 'anywhere' }}>
          {formatPerson({ name, phone })}
        </Heading>
      </Box>
      <Ways>
        {ways.map(({ href, text }) => (
          <Button key={href} as="a" href={href} mode="ghost" fontSize={1} padding={3} text={text} />
        ))}
        {ways.length > 0 ? (
          <Button
            mode="bleed"
            fontSize={1}
            padding={3}
            text="Their details"
            onClick={() => askPerson({ email, phone })}
          />
        ) : null}
      </Ways>
    </Flex>
  )
}

function DeliveryBanner({
  lead,
  zone,
  now,
  children,
}: {
  lead: StaffLead
  zone: string
  now: string
  children: ReactNode
}) {
  const { tone, title, detail } = formatDelivery(lead, zone, now)
  return (
    <Card tone={tone} border radius={2} padding={4} role="status" aria-label="Delivery">
      <Stack gap={4}>
        <Stack gap={3}>
          <Text size={1} weight="semibold">
            {title}
          </Text>
          {detail ? <Text size={1}>{detail}</Text> : null}
        </Stack>
        {lead.delivery.state === 'nowhere' ? null : <Flex>{children}</Flex>}
      </Stack>
    </Card>
  )
}
