import { STAFF_API, type StaffCarPage, staffCarPage } from '@forecourt/schemas/contract'
import { useToast } from '@sanity/ui/toast'
import type { StudioSite } from '../../../access/studio-sites.ts'
import { useSiteAnswer } from '../../../site-api/use-site-answer.ts'
import { useSiteApi } from '../../../site-api/use-site-api.ts'

const AGAIN_MS = 30_000

/** Sets something of the car, as the fields of a `CarChange`. @returns whether it was done */
export type ChangeCar = (fields: Readonly<Record<string, string>>, done: string) => Promise<boolean>

/** A car's page, and what changes it. */
export function useCar(site: StudioSite, number: string) {
  const path = `${STAFF_API.stockCarPage}?${new URLSearchParams({ number })}`
  const { value, error, refresh, put } = useSiteAnswer(site, path, readPage, AGAIN_MS)
  const { api, formatAddress } = useSiteApi()
  const toast = useToast()
  const change: ChangeCar = async (fields, done) => {
    try {
      put(await api.post(formatAddress(site.slug, path), fields, readPage))
      toast.push({ status: 'success', title: done })
      return true
    } catch (cause) {
      toast.push({ status: 'error', title: 'Nothing was changed', description: (cause as Error).message })
      return false
    }
  }
  return { page: value, error, refresh, change }
}

const readPage = (answer: unknown): StaffCarPage => staffCarPage.parse(answer)
