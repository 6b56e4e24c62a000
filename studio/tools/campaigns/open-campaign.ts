import { ArrowRightIcon } from '@sanity/icons/ArrowRight'
import type { DocumentActionComponent } from 'sanity'
import { useRouter } from 'sanity/router'
import { campaignPath } from './use-campaign-link.ts'

/** In the place of Publish: a campaign is published on its page, with what it makes for each site. */
export const OpenCampaign: DocumentActionComponent = ({ id }) => {
  const { navigateUrl } = useRouter()
  return {
    label: 'Sites and publish',
    icon: ArrowRightIcon,
    tone: 'primary',
    onHandle: () => navigateUrl({ path: campaignPath(id) }),
  }
}
OpenCampaign.displayName = 'OpenCampaign'
