import { type MouseEvent, useCallback } from 'react'
import { useRouter } from 'sanity/router'

/** The address of a campaign’s page. */
export const campaignPath = (id: string) => `/campaigns/${encodeURIComponent(id)}`

/** The address of a campaign’s page, and what goes there without loading the Studio anew. */
export function useCampaignLink(id: string) {
  const { navigateUrl } = useRouter()
  const href = campaignPath(id)
  const onClick = useCallback(
    (event: MouseEvent<HTMLElement>) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
      event.preventDefault()
      navigateUrl({ path: href })
    },
    [navigateUrl, href],
  )
  return { href, onClick }
}
