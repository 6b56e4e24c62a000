import { STAFF_API, staffTestLead } from '@forecourt/schemas/contract'
import { Button } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import type { StudioSite } from '../../access/studio-sites.ts'
import { useSiteApi } from '../../site-api/use-site-api.ts'

interface TestLeadButtonProps {
  readonly site: StudioSite
  /** Called with the id of the test enquiry, whose page shows where it went. */
  readonly onSent: (id: string) => void
}

/** Sends an enquiry of nobody's to where leads go. */
export function TestLeadButton({ site, onSent }: TestLeadButtonProps) {
  const { api, formatAddress } = useSiteApi()
  const toast = useToast()
  const [isBusy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    try {
      const address = formatAddress(site.slug, STAFF_API.leadsTest)
      onSent((await api.post(address, {}, (answer) => staffTestLead.parse(answer))).id)
    } catch (error) {
      toast.push({ status: 'error', title: 'The test wasn’t sent', description: (error as Error).message })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      mode="ghost"
      fontSize={1}
      padding={2}
      text="Send a test"
      title="Sends a made-up enquiry where your leads go, so you can see it arrive."
      disabled={isBusy}
      onClick={() => void send()}
    />
  )
}
