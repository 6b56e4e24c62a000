import { type DocumentType, writableTypes } from '@forecourt/schemas/contract'
import { siteTemplateId } from '@forecourt/schemas/studio'
import { Button, Flex } from '@sanity/ui'
import { useCurrentUser } from 'sanity'
import { useIntentLink } from 'sanity/router'
import type { StudioSite } from '../../access/studio-sites.ts'

/** What a person begins most often on a site, as far as that person may. */
export function CreateButtons({ site }: { site: StudioSite }) {
  const roles = (useCurrentUser()?.roles ?? []).map(({ name }) => name)
  const writable = writableTypes(roles, site.slug)
  return (
    <Flex gap={2} wrap="wrap">
      {writable.includes('promoTile') ? (
        <Create type="promoTile" words="New tile" site={site} mode="ghost" />
      ) : null}
      {writable.includes('offer') ? (
        <Create type="offer" words="New offer" site={site} mode="default" />
      ) : null}
    </Flex>
  )
}

function Create({
  type,
  words,
  site,
  mode,
}: {
  type: DocumentType
  words: string
  site: StudioSite
  mode: 'default' | 'ghost'
}) {
  const { href, onClick } = useIntentLink({
    intent: 'create',
    params: [{ type, template: siteTemplateId(type) }, { tenantId: site.id }],
  })
  return (
    <Button
      as="a"
      href={href}
      onClick={onClick}
      mode={mode}
      tone={mode === 'default' ? 'primary' : 'default'}
      fontSize={1}
      padding={3}
      text={words}
    />
  )
}
