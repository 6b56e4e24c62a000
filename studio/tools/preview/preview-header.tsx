import { ShareIcon } from '@sanity/icons/Share'
import { Box, Button } from '@sanity/ui'
import { useState } from 'react'
import type { PreviewHeaderProps } from 'sanity/presentation'
import { useCurrentSite } from '../../access/current-site.tsx'
import { ShareDialog } from './share-dialog.tsx'

/** The bar over the page in Preview: the Studio's own, with a link to share what is seen. */
export function PreviewHeader(props: PreviewHeaderProps) {
  const { site } = useCurrentSite()
  const [isOpen, setOpen] = useState(false)
  const { pathname, search } = new URL(props.previewUrl ?? '/', props.targetOrigin)
  return (
    <>
      <Box flex={1}>{props.renderDefault(props)}</Box>
      {site ? (
        <Button
          mode="bleed"
          icon={ShareIcon}
          fontSize={1}
          padding={3}
          text="Share"
          onClick={() => setOpen(true)}
        />
      ) : null}
      {site && isOpen ? (
        <ShareDialog site={site} path={pathname + search} onClose={() => setOpen(false)} />
      ) : null}
    </>
  )
}
