import { EyeOpenIcon } from '@sanity/icons/EyeOpen'
import { LaunchIcon } from '@sanity/icons/Launch'
import { Button, Stack, Text } from '@sanity/ui'
import { type ComponentType, useState } from 'react'
import { type DocumentActionComponent, useClient } from 'sanity'
import { useRouter } from 'sanity/router'
import { getSiteOrigin } from '../../settings/settings.ts'
import { STRUCTURE_API_VERSION } from '../content/site-structure.ts'
import { type DocumentWithSites, documentSitesQuery } from './document-sites.ts'
import { findPagePath } from './page-path.ts'

type Link = { name: string; href: string }

/** The addresses of a document, one for each of its sites. */
export function listLinks(id: string, answer: DocumentWithSites, siteOrigin: string): Link[] {
  return (answer?.sites ?? []).flatMap((site) => {
    const path = answer && findPagePath({ ...answer, id }, site)
    return path ? [{ name: site.name, href: getSiteOrigin(siteOrigin, site.slug) + path }] : []
  })
}

interface PageAction {
  readonly label: string
  readonly icon: ComponentType
  /** Goes to a page; the hook may ask the Studio where it is. */
  useGo(): (href: string) => void
}

const ACTIONS: readonly PageAction[] = [
  {
    label: 'Open on the site',
    icon: LaunchIcon,
    useGo: () => (href) => window.open(href, '_blank', 'noopener'),
  },
  {
    label: 'See it in Preview',
    icon: EyeOpenIcon,
    useGo: () => {
      const { navigateUrl } = useRouter()
      return (href) => navigateUrl({ path: `/preview?preview=${encodeURIComponent(href)}` })
    },
  },
]

/** The document's page, in a tab of its own and in Preview; where it has several sites, each asks which. */
export function pageActions(siteOrigin: string): DocumentActionComponent[] {
  return ACTIONS.map(({ label, icon, useGo }) => {
    const usePageAction: DocumentActionComponent = ({ id }) => {
      const client = useClient({ apiVersion: STRUCTURE_API_VERSION })
      const [links, setLinks] = useState<Link[]>()
      const go = useGo()
      const find = async () => {
        const answer = await client.fetch<DocumentWithSites>(
          documentSitesQuery,
          { id },
          { perspective: 'drafts' },
        )
        const found = listLinks(id, answer, siteOrigin)
        if (found.length === 1 && found[0]) go(found[0].href)
        else setLinks(found)
      }
      return {
        label,
        icon,
        onHandle: () => void find(),
        dialog: links && {
          type: 'dialog',
          header: label,
          onClose: () => setLinks(undefined),
          content: <LinkList links={links} go={go} />,
        },
      }
    }
    usePageAction.displayName = label.replaceAll(' ', '')
    return usePageAction
  })
}

function LinkList({ links, go }: { links: Link[]; go: (href: string) => void }) {
  if (links.length === 0) {
    return <Text size={1}>It has no page yet: it needs a site and, where it has one, a slug.</Text>
  }
  return (
    <Stack gap={2}>
      {links.map(({ name, href }) => (
        <Button key={href} mode="ghost" text={name} onClick={() => go(href)} />
      ))}
    </Stack>
  )
}
