import { Button, Text } from '@sanity/ui'
import { type MouseEvent, type ReactNode, useCallback } from 'react'
import { useTools } from 'sanity'
import { useIntentLink, useRouter } from 'sanity/router'
import { styled } from 'styled-components'
import { useCurrentSite } from '../../access/current-site.tsx'
import { getSiteOrigin } from '../../settings/settings.ts'
import { useStudioSettings } from '../../settings/settings-context.ts'
import type { PlaceToGo } from './place-to-go.ts'

interface Link {
  readonly href: string
  readonly onClick: (event: MouseEvent<HTMLElement>) => void
}

type Shown = { look: 'button'; words: string; label?: string } | { look: 'text'; children: ReactNode }

/** One click to a place: a button, or words of a line. Where the Studio has no such place, a line's words alone. */
export function PlaceLink({ place, ...shown }: { place: PlaceToGo } & Shown) {
  if (place.kind === 'document') return <DocumentLink place={place} {...shown} />
  return place.kind === 'page' ? <PageLink place={place} {...shown} /> : <ToolLink place={place} {...shown} />
}

function DocumentLink({ place, ...shown }: { place: PlaceToGo & { kind: 'document' } } & Shown) {
  const { kind, ...params } = place
  const { href, onClick } = useIntentLink({ intent: 'edit', params })
  return <Looks link={{ href, onClick }} {...shown} />
}

function ToolLink({ place, ...shown }: { place: PlaceToGo & { kind: 'tool' } } & Shown) {
  const { sites, select } = useCurrentSite()
  const names = useTools().map(({ name }) => name)
  const { navigateUrl } = useRouter()
  const path = findPath(place, names)
  const several = sites.length > 1
  const onClick = useCallback(
    (event: MouseEvent<HTMLElement>) => {
      if (!path || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
      event.preventDefault()
      if (several) select(place.site)
      navigateUrl({ path })
    },
    [path, several, select, place.site, navigateUrl],
  )
  return <Looks link={path === null ? null : { href: path, onClick }} {...shown} />
}

function PageLink({ place, ...shown }: { place: PlaceToGo & { kind: 'page' } } & Shown) {
  const { siteOrigin } = useStudioSettings()
  const known = useTools().some(({ name }) => name === 'preview')
  const { navigateUrl } = useRouter()
  const path = previewPath(place, siteOrigin)
  const onClick = useCallback(
    (event: MouseEvent<HTMLElement>) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
      event.preventDefault()
      navigateUrl({ path })
    },
    [path, navigateUrl],
  )
  return <Looks link={known ? { href: path, onClick } : null} {...shown} />
}

function previewPath({ slug, path }: { slug: string; path: string }, siteOrigin: string): string {
  const page = new URL(path, getSiteOrigin(siteOrigin, slug))
  return `/preview?${new URLSearchParams({ preview: page.href })}`
}

/** The path of a tool that the Studio has; null where it has none of that name. */
function findPath({ tool, view }: PlaceToGo & { kind: 'tool' }, tools: readonly string[]): string | null {
  return tools.includes(tool) ? [`/${tool}`, ...(view ? [view] : [])].join('/') : null
}

const TextLink = styled.a`
  color: inherit;
  text-decoration: none;
  &:hover { text-decoration: underline; }
  @media (max-width: 600px) { display: inline-block; padding-block: 14px; margin-block: -14px; }
`

function Looks({ link, ...shown }: { link: Link | null } & Shown) {
  if (shown.look === 'text')
    return link ? (
      <TextLink href={link.href} onClick={link.onClick}>
        {shown.children}
      </TextLink>
    ) : (
      <span>{shown.children}</span>
    )
  if (!link) return null
  return (
    <Button
      as="a"
      href={link.href}
      onClick={link.onClick}
      mode="ghost"
      fontSize={1}
      padding={3}
      text={shown.words}
      {...(shown.label ? { 'aria-label': shown.label } : {})}
    />
  )
}

/** The words at the right of a heading that lead to a tool; nothing where the Studio has none of that name. */
export function HeadingLink({
  words,
  ...place
}: Omit<PlaceToGo & { kind: 'tool' }, 'kind'> & { words: string }) {
  const known = useTools().some(({ name }) => name === place.tool)
  return known ? (
    <Text size={1}>
      <PlaceLink place={{ kind: 'tool', ...place }} look="text">
        {words}
      </PlaceLink>
    </Text>
  ) : null
}
