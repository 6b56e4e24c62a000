import { useEffect, useRef } from 'react'
import { useSyncState } from 'sanity'
import { styled } from 'styled-components'
import type { StudioSite } from '../../access/studio-sites.ts'
import { getSiteOrigin } from '../../settings/settings.ts'
import { useStudioSettings } from '../../settings/settings-context.ts'
import { usePreviewAddresses } from '../../tools/preview/use-preview-addresses.ts'
import { EmptyCard } from '../../tools/today/parts.tsx'

/** The route of the sites that shows one tile or offer's card alone. */
const LOOK_PATH = '/preview/look'

const Frame = styled.iframe`
  display: block;
  width: 100%;
  border: 0;
  border-radius: 6px;
  background: #fff;
`

/** A tile or an offer's card drawn by the site itself from the draft, and again when the draft was written. */
export function LookFrame({
  id,
  draft,
  site,
  title,
  height,
}: {
  id: string
  /** The document as its form has it. */
  draft: { readonly _type: string; readonly _rev: string }
  site: StudioSite
  title: string
  height: number
}) {
  const { siteOrigin } = useStudioSettings()
  const { formatAddress, error } = usePreviewAddresses()
  const frame = useRef<HTMLIFrameElement>(null)
  const origin = getSiteOrigin(siteOrigin, site.slug)
  const address = formatAddress(origin, `${LOOK_PATH}?${new URLSearchParams({ id })}`)
  const { isSyncing } = useSyncState(id, draft._type)
  useEffect(() => {
    // To whichever page the frame is at: it says nothing that another may not hear.
    if (!isSyncing) frame.current?.contentWindow?.postMessage('forecourt:draft-written', '*')
  }, [draft._rev, isSyncing])
  if (error) return <EmptyCard tone="critical">The site does not show it at the moment. {error}</EmptyCard>
  return address ? (
    <Frame ref={frame} src={address} title={title} height={height} />
  ) : (
    <div aria-busy="true" style={{ height }} />
  )
}
