import { STAFF_API, type StaffLead } from '@forecourt/schemas/contract'
import { DownloadIcon } from '@sanity/icons/Download'
import { Button, Flex } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import type { StudioSite } from '../../access/studio-sites.ts'
import { saveBlob } from '../../site-api/save-file.ts'
import { useSiteApi } from '../../site-api/use-site-api.ts'

/** What came with a lead, each to be saved. */
export function LeadFiles({ lead: { id: lead, files }, site }: { lead: StaffLead; site: StudioSite }) {
  const { api, formatAddress } = useSiteApi()
  const toast = useToast()
  const [busy, setBusy] = useState('')
  const save = async ({ id, name }: StaffLead['files'][number]) => {
    setBusy(id)
    try {
      const path = `${STAFF_API.leadFile}?${new URLSearchParams({ lead, id })}`
      saveBlob(name, await api.getFile(formatAddress(site.slug, path)))
    } catch (error) {
      toast.push({ status: 'error', title: `${name} wasn’t saved`, description: (error as Error).message })
    } finally {
      setBusy('')
    }
  }
  return (
    <Flex gap={2} wrap="wrap">
      {files.map((file) => (
        <Button
          key={file.id}
          mode="ghost"
          fontSize={1}
          padding={3}
          icon={DownloadIcon}
          text={`Download ${file.name} (${formatSize(file.size)})`}
          disabled={busy === file.id}
          onClick={() => void save(file)}
        />
      ))}
    </Flex>
  )
}

const formatSize = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1_000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
