import { AddIcon } from '@sanity/icons/Add'
import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import { useClient } from 'sanity'
import { useRouter } from 'sanity/router'
import { useCurrentSite } from '../../access/current-site.tsx'
import { ActButton } from '../calendar/act-button.tsx'
import { STRUCTURE_API_VERSION } from '../content/site-structure.ts'

/** Begins a campaign for all the sites of the person. */
export function NewCampaign() {
  const client = useClient({ apiVersion: STRUCTURE_API_VERSION })
  const { sites } = useCurrentSite()
  const { navigateIntent } = useRouter()
  const toast = useToast()
  const [isBusy, setBusy] = useState(false)
  const make = async () => {
    setBusy(true)
    const id = crypto.randomUUID()
    const named = sites.map((site) => ({ _key: site.id, _type: 'reference', _ref: site.id }))
    try {
      await client.create({ _id: `drafts.${id}`, _type: 'campaign', sites: named }, { tag: 'campaigns' })
      navigateIntent('edit', { id, type: 'campaign' })
    } catch (cause) {
      toast.push({ status: 'error', title: 'No campaign was made', description: (cause as Error).message })
      setBusy(false)
    }
  }
  return (
    <ActButton
      icon={AddIcon}
      text="New campaign"
      disabled={isBusy || sites.length === 0}
      onClick={() => void make()}
    />
  )
}
