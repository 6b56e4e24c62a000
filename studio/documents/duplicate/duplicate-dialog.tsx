import { parseLinkTarget } from '@forecourt/schemas/contract'
import type { ForeignReferencesQueryResult } from '@forecourt/schemas/types'
import { Box, Button, Card, Checkbox, Flex, Stack, Text } from '@sanity/ui'
import { defineQuery } from 'groq'
import { useId, useState } from 'react'
import { type SanityDocument, useClient } from 'sanity'
import { useRouter } from 'sanity/router'
import type { StudioSite } from '../../access/studio-sites.ts'
import { useAnswer } from '../../content-api/use-answer.ts'
import { useLinkText } from '../../inputs/links/use-links.ts'
import { SiteMark } from '../../inputs/sites/site-mark.tsx'
import { STRUCTURE_API_VERSION } from '../../tools/content/site-structure.ts'
import { copiesFor, listLinks, listReferences } from './copy-document.ts'

/** Documents of one site among those with the given ids: another site does not have them. */
const foreignReferencesQuery = defineQuery(
  '*[_id in $ids && defined(tenant)]{"id": _id, "name": coalesce(name, title, ""), "site": tenant._ref}',
)

interface DuplicateDialogProps {
  readonly document: SanityDocument
  /** The sites that do not have the document yet. */
  readonly sites: readonly StudioSite[]
  readonly onDone: () => void
}

/** Chooses the sites that a copy goes to, lists what those sites lack, and makes the drafts. */
export function DuplicateDialog({ document, sites, onDone }: DuplicateDialogProps) {
  const [picked, setPicked] = useState<readonly string[]>([])
  const lacking = useForeign(document)
  const { make, isBusy, error } = useMakeCopies(document, lacking, onDone)
  const chosen = sites.filter(({ id }) => picked.includes(id))
  const tick = (id: string, isIn: boolean) =>
    setPicked(isIn ? [...picked, id] : picked.filter((one) => one !== id))
  return (
    <Stack gap={4}>
      <Stack gap={1} role="group" aria-label="Sites">
        {sites.map((site) => (
          <Tick
            key={site.id}
            site={site}
            isTicked={picked.includes(site.id)}
            onTick={(isIn) => tick(site.id, isIn)}
          />
        ))}
      </Stack>
      {chosen.length > 0 && lacking.length > 0 ? (
        <Told
          text={`Left out, because they belong to the first site: ${lacking.map(({ name }) => name).join(', ')}.`}
        />
      ) : null}
      {chosen.flatMap((site) =>
        listLinks(document).map((href) => <BrokenLink key={`${site.id} ${href}`} site={site} href={href} />),
      )}
      {error ? <Told text={`The copy could not be made: ${error}`} /> : null}
      <Button
        tone="primary"
        text={
          chosen.length === 1
            ? `Make a draft for ${chosen[0]?.name}`
            : `Make a draft for ${chosen.length} sites`
        }
        disabled={chosen.length === 0 || isBusy}
        onClick={() => void make(chosen.map(({ id }) => id))}
      />
    </Stack>
  )
}

function useForeign(document: SanityDocument): ForeignReferencesQueryResult {
  const client = useClient({ apiVersion: STRUCTURE_API_VERSION })
  const ids = listReferences(document)
  const { value = [] } = useAnswer(ids.length > 0 ? ids.join(' ') : null, (signal) =>
    client.fetch<ForeignReferencesQueryResult>(
      foreignReferencesQuery,
      { ids },
      { perspective: 'drafts', signal },
    ),
  )
  return value
}

function useMakeCopies(document: SanityDocument, lacking: ForeignReferencesQueryResult, onDone: () => void) {
  const client = useClient({ apiVersion: STRUCTURE_API_VERSION })
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const make = async (sites: readonly string[]) => {
    setBusy(true)
    const missing = new Set(lacking.map(({ id }) => id))
    const copies = copiesFor(document, sites, missing, () => crypto.randomUUID())
    try {
      const drafts = client.transaction()
      for (const copy of copies) drafts.create(copy)
      await drafts.commit()
      onDone()
      const [first] = copies
      if (first) {
        router.navigateIntent('edit', { id: first._id.replace(/^drafts\./, ''), type: document._type })
      }
    } catch (caught) {
      setError(caught instanceof Error ? caught.message : String(caught))
      setBusy(false)
    }
  }
  return { make, isBusy, error }
}

function Tick({
  site,
  isTicked,
  onTick,
}: {
  site: StudioSite
  isTicked: boolean
  onTick: (isIn: boolean) => void
}) {
  const id = useId()
  return (
    <Flex as="label" align="center" gap={3} padding={2} htmlFor={id}>
      <Checkbox
        id={id}
        aria-label={site.name}
        checked={isTicked}
        onChange={(event) => onTick(event.currentTarget.checked)}
      />
      <Box flex={1}>
        <SiteMark site={site} />
      </Box>
    </Flex>
  )
}

/** A link of the document that leads nowhere on a site. */
function BrokenLink({ site, href }: { site: StudioSite; href: string }) {
  const words = useLinkText(site, href)
  if (!words?.problem || parseLinkTarget(href)?.kind === 'outside') return null
  return <Told text={`${site.name}: “${words.text}”. ${words.problem} Change it in the draft.`} />
}

const Told = ({ text }: { text: string }) => (
  <Card tone="caution" padding={3} radius={2} role="status">
    <Text size={1}>{text}</Text>
  </Card>
)
