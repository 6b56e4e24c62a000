import { useEffect, useRef } from 'react'
import { useSyncState } from 'sanity'
import { styled } from 'styled-components'
import type { StudioSite } from '../../access/studio-sites.ts'
import { getSiteOrigin } from '../../settings/settings.ts'
import { useStudioSettings } from '../../settings/settings-context.ts'
import { usePreviewAddresses } from '../../tools/preview/use-preview-addresses.ts'
import { EmptyCard } from '../../tools/today/parts.tsx'

/** The route of the sites that shows one tile or card alone. */
const LOOK_PATH = '/preview/look'

const Frame = styled.iframe`
  display: block;
  width: 100%;
  border: 0;
  border-radius: 6px;
  background: #fff;
`

interface FrameProps {
  readonly site: StudioSite
  readonly title: string
  readonly height: number
}

/** A tile or an offer's card drawn by the site itself from the draft, and again when the draft was written. */
export function LookFrame({
  id,
  draft,
  ...frame
}: FrameProps & {
  id: string
  /** The document as its form has it. */
  draft: { readonly _type: string; readonly _rev: string }
}) {
  const { isSyncing } = useSyncState(id, draft._type)
  return <DrawnBySite {...frame} asked={{ id }} version={draft._rev} isHeld={isSyncing} />
}

/** A car's card as shoppers see it, drawn by the site itself, and again with each `version`. */
export function CarLookFrame({ slug, version, ...frame }: FrameProps & { slug: string; version: string }) {
  return <DrawnBySite {...frame} asked={{ car: slug }} version={version} isHeld={false} />
}

function DrawnBySite({
  asked,
  version,
  isHeld,
  site,
  title,
  height,
}: FrameProps & {
  /** What the site is asked to draw. */
  asked: Record<string, string>
  version: string
  /** The newest version is not stored yet. */
  isHeld: boolean
}) {
  const { siteOrigin } = useStudioSettings()
  const { formatAddress, error } = usePreviewAddresses()
  const frame = useRef<HTMLIFrameElement>(null)
  const origin = getSiteOrigin(siteOrigin, site.slug)
  const address = formatAddress(origin, `${LOOK_PATH}?${new URLSearchParams(asked)}`)
  useEffect(() => {
    // To whichever page the frame is at: it says nothing that another may not hear.
    if (!isHeld) frame.current?.contentWindow?.postMessage('forecourt:draft-written', '*')
  }, [version, isHeld])
  if (error) return <EmptyCard tone="critical">The site can’t show it right now. {error}</EmptyCard>
  return address ? (
    <Frame ref={frame} src={address} title={title} height={height} />
  ) : (
    <div aria-busy="true" style={{ height }} />
  )
}
