import { formatInstant } from '@forecourt/schemas/contract'
import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { CloseCircleIcon } from '@sanity/icons/CloseCircle'
import { Box, Button, Card, Flex, Select, Stack, Text, TextInput } from '@sanity/ui'
import { useEffect, useState } from 'react'
import type { UserViewComponent } from 'sanity/structure'
import { type Explanation, explain, isExplained, zoneOf } from './explain.ts'
import { useDocumentSites, useSiteBundle } from './use-site-bundle.ts'
import { fromWallTime, toWallTime } from './wall-time.ts'

/** Says what the site does with this document and why, now or at a chosen time, in the rule's own words. */
export const ExplainPane: UserViewComponent = ({ document, documentId, schemaType }) => {
  const revision = document.displayed._rev
  const sites = useDocumentSites(documentId, revision)
  const [picked, setPicked] = useState<string>()
  const slug = picked ?? sites.value?.[0]?.slug
  const loaded = useSiteBundle(slug, revision)
  const [chosen, setChosen] = useState<string | null>(null)
  const now = useNow()

  const error = sites.error ?? loaded.error
  if (error) return <Message tone="critical" text={`The reasons could not be read: ${error}`} />
  if (sites.value?.length === 0)
    return <Message tone="caution" text="This document is not for any site yet." />
  if (!loaded.value || !isExplained(schemaType.name))
    return <Message tone="default" text="Asking the rules" />
  const { bundle, warnings } = loaded.value
  if (!bundle)
    return <Message tone="critical" text="The settings of this site are not complete, so it has no pages." />

  const zone = zoneOf(schemaType.name, documentId, bundle)
  const at = chosen ?? now
  return (
    <Box padding={4}>
      <Stack gap={5}>
        <Flex gap={4} wrap="wrap" align="flex-end">
          <Labelled id="explain-site" label="On the site">
            <Select id="explain-site" value={slug} onChange={(event) => setPicked(event.currentTarget.value)}>
              {sites.value?.map((site) => (
                <option key={site.slug} value={site.slug}>
                  {site.name}
                </option>
              ))}
            </Select>
          </Labelled>
          <Labelled id="explain-time" label={`At this time (${zone})`}>
            <TextInput
              id="explain-time"
              type="datetime-local"
              value={toWallTime(at, zone)}
              onChange={(event) => setChosen(fromWallTime(event.currentTarget.value, zone))}
            />
          </Labelled>
          <Button mode="ghost" text="Now" disabled={chosen === null} onClick={() => setChosen(null)} />
        </Flex>
        <Stack gap={3}>
          {explain(schemaType.name, { id: documentId, bundle, warnings, now: at }).map((one) => (
            <Answer key={one.question} explanation={one} zone={zone} />
          ))}
        </Stack>
        <Text size={1} muted>
          Drafts count as if they were published. The site asks the same rules.
        </Text>
      </Stack>
    </Box>
  )
}

function Answer({ explanation, zone }: { explanation: Explanation; zone: string }) {
  const { question, verdict } = explanation
  return (
    <Card
      tone={verdict.shown ? 'positive' : 'caution'}
      padding={4}
      radius={2}
      border
      data-testid="explanation"
    >
      <Flex gap={3}>
        <Text size={2}>{verdict.shown ? <CheckmarkCircleIcon /> : <CloseCircleIcon />}</Text>
        <Stack gap={3}>
          <Text weight="medium">
            {question} {verdict.shown ? 'Yes' : 'No'}
          </Text>
          {verdict.reasons.map(({ code, text }) => (
            <Text key={code + text} size={1}>
              {sentence(text)}
            </Text>
          ))}
          {verdict.changesAt && (
            <Text size={1} muted>
              May change {formatInstant(verdict.changesAt, zone)}.
            </Text>
          )}
        </Stack>
      </Flex>
    </Card>
  )
}

/** The rules give their reasons as they stand in a longer sentence. */
const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`

function Labelled({ id, label, children }: { id: string; label: string; children: React.ReactNode }) {
  return (
    <Stack gap={2}>
      <Text as="label" htmlFor={id} size={1} weight="medium">
        {label}
      </Text>
      {children}
    </Stack>
  )
}

function Message({ tone, text }: { tone: 'default' | 'caution' | 'critical'; text: string }) {
  return (
    <Box padding={4}>
      <Card tone={tone} padding={4} radius={2} border>
        <Text size={1}>{text}</Text>
      </Card>
    </Box>
  )
}

/** The clock, minute by minute: fine enough for dates and hours. */
function useNow(): string {
  const [now, setNow] = useState(() => new Date().toISOString())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date().toISOString()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
