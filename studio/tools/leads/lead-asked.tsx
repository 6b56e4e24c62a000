import type { StaffLead } from '@forecourt/schemas/contract'
import { Badge, Flex, Stack, Text } from '@sanity/ui'
import { Fragment, type ReactNode } from 'react'
import { styled } from 'styled-components'
import type { StudioSite } from '../../access/studio-sites.ts'
import { getSiteOrigin } from '../../settings/settings.ts'
import { useStudioSettings } from '../../settings/settings-context.ts'
import { LeadFiles } from './lead-files.tsx'
import { formatKind, formatPage, formatPhone, formatVisit, whenFully } from './lead-text.ts'

const Quote = styled.blockquote`
  margin: 0;
  padding: 2px 0 2px 16px;
  border-left: 3px solid var(--card-border-color);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`
const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(110px, max-content) minmax(0, 1fr);
  margin: 0;
  & > dt, & > dd { margin: 0; padding: 12px 0; border-top: 1px solid var(--card-border-color); overflow-wrap: anywhere; }
  & > dt { padding-right: 24px; }
`
const SiteLink = styled.a`
  color: var(--card-link-color);
  @media (max-width: 600px) { display: inline-block; padding-block: 14px; margin-block: -14px; }
`

type LeadAskedProps = { lead: StaffLead; site: StudioSite; now: string; children: ReactNode }

/** What somebody wrote, then `children`, then about what it is and from where. */
export function LeadAsked({ lead, site, now, children }: LeadAskedProps) {
  return (
    <Stack gap={4}>
      <Text size={1} muted>
        {formatKind(lead)}, written {whenFully(lead.at, site.timeZone, now)}
        {lead.complete ? '' : '. The form was not finished.'}
      </Text>
      {lead.message ? (
        <Quote>
          <Text size={2}>{lead.message}</Text>
        </Quote>
      ) : null}
      {children}
      <Facts>
        {listFacts(lead, site).map(([label, value]) => (
          <Fragment key={label}>
            <dt>
              <Text size={1} muted>
                {label}
              </Text>
            </dt>
            <dd>
              <Text size={1} as="div">
                {value}
              </Text>
            </dd>
          </Fragment>
        ))}
      </Facts>
    </Stack>
  )
}

function listFacts(lead: StaffLead, site: StudioSite): [label: string, value: ReactNode][] {
  const { person, car, stockNumber, carPath, answers, files, news, consents, page, visited } = lead
  const about = [car, stockNumber].filter(Boolean).join(', ')
  const facts: [string, ReactNode][] = [
    ['About', about && (carPath ? <OnSite site={site} path={carPath} words={about} /> : about)],
    ['Phone', formatPhone(person.phone)],
    ['Email', person.email],
    ['Files', files.length > 0 && <LeadFiles lead={lead} site={site} />],
    ...answers.map(({ label, value }): [string, ReactNode] => [label, value]),
    ['News by email', news === null ? '' : <News agreed={news} />],
    ['Agreed to', consents.some(({ given }) => given) && <Agreed consents={consents} />],
    ['Sent from', page && <OnSite site={site} path={page} words={formatPage(page)} />],
    ['Came by', formatVisit(visited)],
  ]
  return facts.filter(([, value]) => value)
}

const News = ({ agreed }: { agreed: boolean }) => (
  <Flex>
    <Badge tone={agreed ? 'positive' : 'default'}>{agreed ? 'Yes, agreed in this form' : 'No'}</Badge>
  </Flex>
)

/** The words that were agreed to; which version they were is in the person’s records. */
const Agreed = ({ consents }: Pick<StaffLead, 'consents'>) => (
  <Stack gap={3}>
    {consents
      .filter(({ given }) => given)
      .map(({ purpose, text, at, pre_ticked }) => (
        <Text key={`${purpose} ${at}`} size={1}>
          “{text}”{pre_ticked ? ' (ticked at first)' : ''}
        </Text>
      ))}
  </Stack>
)

/** A page of the site, in a window of its own. */
function OnSite({ site, path, words }: { site: StudioSite; path: string; words: string }) {
  const { siteOrigin } = useStudioSettings()
  return (
    <SiteLink
      href={new URL(path, getSiteOrigin(siteOrigin, site.slug)).href}
      target="_blank"
      rel="noreferrer"
    >
      {words}
    </SiteLink>
  )
}
