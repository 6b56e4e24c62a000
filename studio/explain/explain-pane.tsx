import { Box, Card, Stack, Text } from '@sanity/ui'
import { useEffect, useState } from 'react'
import type { UserViewComponent } from 'sanity/structure'
import { Answer } from './answer.tsx'
import { explain, isExplained, zoneOf } from './explain.ts'
import { Question } from './question.tsx'
import { useDocumentSites, useSiteBundle } from './use-site-bundle.ts'

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
  if (!slug || !loaded.value || !isExplained(schemaType.name)) {
    return <Message tone="default" text="Asking the rules" />
  }
  const { bundle, warnings } = loaded.value
  if (!bundle)
    return (
      <Message
        tone="critical"
        text="The settings of this site are not complete, so its rules cannot be asked. The site goes on with the last complete ones."
      />
    )

  const zone = zoneOf(schemaType.name, documentId, bundle)
  const answers = explain(schemaType.name, { id: documentId, bundle, warnings, now: chosen ?? now })
  return (
    <Box padding={4}>
      <Stack gap={5}>
        <Question
          sites={sites.value ?? []}
          slug={slug}
          zone={zone}
          at={chosen ?? now}
          isNow={chosen === null}
          onSite={setPicked}
          onTime={setChosen}
        />
        <Stack gap={3}>
          {answers.map((one) => (
            <Answer key={`${one.question} ${one.verdict.reasons[0]?.text}`} explanation={one} zone={zone} />
          ))}
        </Stack>
        <Text size={1} muted>
          Drafts count as if they were published. The site asks the same rules.
        </Text>
      </Stack>
    </Box>
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
