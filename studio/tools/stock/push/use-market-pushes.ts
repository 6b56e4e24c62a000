import {
  type MarketPushChange,
  STAFF_API,
  type StaffMarketPushes,
  staffMarketPushes,
} from '@forecourt/schemas/contract'
import { useState } from 'react'
import type { StudioSite } from '../../../access/studio-sites.ts'
import { useSiteAnswer } from '../../../site-api/use-site-answer.ts'
import { useSiteApi } from '../../../site-api/use-site-api.ts'

const AGAIN_MS = 30_000
const readPushes = (answer: unknown) => staffMarketPushes.parse(answer)

/** What market places were sent of a site's stock, and its changes. */
export interface MarketPushing {
  readonly value: StaffMarketPushes | undefined
  readonly unread: string
  readonly isBusy: boolean
  /** Why the last change was not made; '' for none. */
  readonly error: string
  /** @returns whether it was made */
  readonly change: (change: MarketPushChange) => Promise<boolean>
}

export function useMarketPushes(site: StudioSite): MarketPushing {
  const { value, error: unread = '', put } = useSiteAnswer(site, STAFF_API.marketPushes, readPushes, AGAIN_MS)
  const { api, formatAddress } = useSiteApi()
  const [state, setState] = useState({ isBusy: false, error: '' })
  const change = async (wanted: MarketPushChange) => {
    setState({ isBusy: true, error: '' })
    try {
      put(await api.post(formatAddress(site.slug, STAFF_API.marketPushes), wanted, readPushes))
      setState({ isBusy: false, error: '' })
      return true
    } catch (caught) {
      setState({ isBusy: false, error: caught instanceof Error ? caught.message : String(caught) })
      return false
    }
  }
  return { value, unread, ...state, change }
}
