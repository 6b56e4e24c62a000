import { LaunchIcon } from '@sanity/icons/Launch'
import { Button, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { type DocumentActionComponent, useClient } from 'sanity'
import { getSiteOrigin } from '../../settings/settings.ts'
import { STRUCTURE_API_VERSION } from '../content/site-structure.ts'
import { type DocumentWithSites, documentSitesQuery } from './document-sites.ts'
import { findPagePath } from './page-path.ts'

type Link = { name: string; href: string }

/** The addresses of a document, one for each of its sites. */
function listLinks(id: string, answer: DocumentWithSites, siteOrigin: string): Link[] {
  return (answer?.sites ?? []).flatMap((site) => {
    const path = answer && findPagePath({ ...answer, id }, site)
    return path ? [{ name: site.name, href: getSiteOrigin(siteOrigin, site.slug) + path }] : []
  })
}

/** “Open on the site”: the document's page in a tab of its own; where it has several sites, it asks which. */
export function openOnSite(siteOrigin: string): DocumentActionComponent {
  const useOpenOnSite: DocumentActionComponent = ({ id }) => {
    const client = useClient({ apiVersion: STRUCTURE_API_VERSION })
    const [links, setLinks] = useState<Link[]>()
    const open = async () => {
      const answer = await client.fetch<DocumentWithSites>(
        documentSitesQuery,
        { id },
        { perspective: 'drafts' },
      )
      const found = listLinks(id, answer, siteOrigin)
      if (found.length === 1 && found[0]) window.open(found[0].href, '_blank', 'noopener')
      else setLinks(found)
    }
    return {
      label: 'Open on the site',
      icon: LaunchIcon,
      onHandle: () => void open(),
      dialog: links && {
        type: 'dialog',
        header: 'Open on the site',
        onClose: () => setLinks(undefined),
        content: <LinkList links={links} />,
      },
    }
  }
  useOpenOnSite.displayName = 'OpenOnSite'
  return useOpenOnSite
}

function LinkList({ links }: { links: Link[] }) {
  if (links.length === 0) {
    return <Text size={1}>It has no page yet: it needs a site and, where it has one, a slug.</Text>
  }
  return (
    <Stack gap={2}>
      {links.map(({ name, href }) => (
        <Button key={href} as="a" href={href} target="_blank" rel="noopener" mode="ghost" text={name} />
      ))}
    </Stack>
  )
}
