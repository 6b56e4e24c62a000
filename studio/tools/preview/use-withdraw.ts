import { STAFF_API } from '@forecourt/schemas/contract'
import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import type { StudioSite } from '../../access/studio-sites.ts'
import { useSiteApi } from '../../site-api/use-site-api.ts'

/** Withdraws a link to drafts at once and says so. */
export function useWithdraw(
  { slug }: StudioSite,
  { id, name }: { id: string; name: string },
  onWithdrawn: () => void,
) {
  const { api, formatAddress } = useSiteApi()
  const toast = useToast()
  const [isBusy, setBusy] = useState(false)
  const withdraw = async () => {
    setBusy(true)
    try {
      await api.post(formatAddress(slug, STAFF_API.previewLinks), { withdraw: id }, () => undefined)
      toast.push({ status: 'success', title: `“${name}” opens no longer` })
      onWithdrawn()
    } catch (error) {
      toast.push({
        status: 'error',
        title: `“${name}” is still open`,
        description: error instanceof Error ? error.message : String(error),
      })
      setBusy(false)
    }
  }
  return { withdraw, isBusy }
}
