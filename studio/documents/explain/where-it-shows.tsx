import { compareInstants, formatShortInstant, SCOPE_TABLE } from '@forecourt/schemas/contract'
import { Card, Heading, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { useSites } from '../../access/current-site.tsx'
import type { StudioSite } from '../../access/studio-sites.ts'
import { useNow } from '../../content-api/use-now.ts'
import { type ExplainedType, type Explanation, explain, getZone, listChanges } from './explain.ts'
import { Question } from './question.tsx'
import { Row, SiteAnswer } from './site-answer.tsx'
import { type BundlePerspective, type LoadedBundle, useSiteBundles } from './use-site-bundles.ts'
import { fromWallTime } from './wall-time.ts'

type Fields = { _rev?: string; tenant?: { _ref?: string } }

interface WhereItShowsProps {
  readonly documentId: string
  readonly type: ExplainedType
  /** The document as it is being edited. */
  readonly document: Fields | null
}

/** What each site does with a document and why, now or at a chosen time, by the site's own rules. */
export function WhereItShows({ documentId, type, document }: WhereItShowsProps) {
  const loaded = useSites()
  const [wallTime, setWallTime] = useState<string | null>(null)
  const [perspective, setPerspective] = useState<BundlePerspective>('drafts')
  const sites = listSites(type, document ?? {}, loaded.value ?? [])
  const bundles = useSiteBundles(
    sites.map(({ slug }) => slug),
    perspective,
    document?._rev,
  )
  const now = useNow()
  if (loaded.error) return <Message text={`The sites could not be read: ${loaded.error}`} />
  if (sites.length === 0) return <Message text="It belongs to no site yet. Choose one in the form." />
  const answers = sites.map((site) => buildAnswer(type, documentId, site, bundles[site.slug], wallTime, now))
  const [first] = sites
  return (
    <Stack gap={4} as="section" aria-label="Where it shows">
      <Heading as="h2" size={1}>
        {formatTitle(answers, wallTime !== null)}
      </Heading>
      <Card border radius={3} as="ul" overflow="hidden" padding={0}>
        {answers.map((answer) => (
          <AnswerRow key={answer.site.id} answer={answer} now={now} />
        ))}
      </Card>
      <NextChanges answers={answers} now={now} />
      <Question
        wallTime={wallTime}
        now={now}
        zone={first?.timeZone ?? 'UTC'}
        perspective={perspective}
        onTime={setWallTime}
        onPerspective={setPerspective}
      />
    </Stack>
  )
}

interface Answer {
  readonly site: StudioSite
  readonly zone: string
  readonly explanation?: Explanation
  readonly changes: ReturnType<typeof listChanges>
  /** Why there is no explanation; empty while it is read. */
  readonly missing: string
}

/** A dealer's document is its own site's; a shared one is asked of every site the person may see. */
function listSites(type: string, { tenant }: Fields, sites: readonly StudioSite[]): StudioSite[] {
  const shared = SCOPE_TABLE[type as keyof typeof SCOPE_TABLE] === 'sites'
  return sites.filter(({ id }) => shared || id === tenant?._ref)
}

function buildAnswer(
  type: ExplainedType,
  id: string,
  site: StudioSite,
  loaded: LoadedBundle | undefined,
  wallTime: string | null,
  now: string,
): Answer {
  const waiting = { site, zone: site.timeZone, changes: [] }
  if (loaded?.error) return { ...waiting, missing: `Its content could not be read: ${loaded.error}` }
  if (!loaded?.value) return { ...waiting, missing: '' }
  const { bundle, warnings } = loaded.value
  if (!bundle)
    return {
      ...waiting,
      missing:
        'Its settings are not complete, so its rules cannot be asked. It goes on with the last complete ones.',
    }
  const zone = getZone(type, id, bundle)
  const at = (wallTime && fromWallTime(wallTime, zone)) || now
  const subject = { id, bundle, warnings, now: at }
  return { site, zone, explanation: explain(type, subject), changes: listChanges(type, subject), missing: '' }
}

function AnswerRow({ answer, now }: { answer: Answer; now: string }) {
  const { site, zone, explanation, missing } = answer
  if (explanation) return <SiteAnswer site={site} explanation={explanation} zone={zone} now={now} />
  return (
    <Row site={site}>
      <Text size={1} muted>
        {missing || 'Asking the rules'}
      </Text>
    </Row>
  )
}

function NextChanges({ answers, now }: { answers: readonly Answer[]; now: string }) {
  const changes = answers
    .flatMap(({ site, zone, changes: own }) => own.map((change) => ({ ...change, site, zone })))
    .sort((a, b) => compareInstants(a.at, b.at))
  if (changes.length === 0) return null
  return (
    <Stack gap={4}>
      <Heading as="h3" size={1}>
        What changes next
      </Heading>
      <Stack as="ol" gap={3} style={{ listStyle: 'none', padding: 0 }}>
        {changes.map(({ at, explanation, site, zone }) => (
          <li key={`${site.id} ${at}`}>
            <Text size={1}>
              <strong>{formatShortInstant(at, zone, now)}</strong>: {explanation.headline.toLowerCase()} on{' '}
              {site.name}
            </Text>
          </li>
        ))}
      </Stack>
    </Stack>
  )
}

const isShown = ({ explanation }: Answer) => explanation?.state === 'shows' || explanation?.state === 'partly'

function formatTitle(answers: readonly Answer[], isLater: boolean): string {
  const [only] = answers
  const when = isLater ? 'then' : 'now'
  if (answers.length === 1) return only && isShown(only) ? `It shows ${when}` : `It doesn’t show ${when}`
  return `It shows ${when} on ${answers.filter(isShown).length} of your ${answers.length} sites`
}

const Message = ({ text }: { text: string }) => (
  <Text size={1} muted>
    {text}
  </Text>
)
