import {
  STAFF_API,
  type STOCK_SOURCE_TIMES,
  type StaffStockSource,
  staffStockSource,
  triedStockFile,
} from '@forecourt/schemas/contract'
import { useRef, useState } from 'react'
import type { StudioSite } from '../../../access/studio-sites.ts'
import { useSiteAnswer } from '../../../site-api/use-site-answer.ts'
import { useSiteApi } from '../../../site-api/use-site-api.ts'

const AGAIN_MS = 60_000
const readSource = (answer: unknown) => staffStockSource.parse(answer)

type Source = NonNullable<StaffStockSource['source']>

/** What somebody types of a source. */
export interface SourceForm {
  readonly address: string
  readonly every: (typeof STOCK_SOURCE_TIMES)[number]
  readonly time: string
  readonly signIn: Source['signIn']
  readonly signInName: string
  readonly secret: string
}

/** From where a site's stock file is fetched, and its changes. */
export interface StockSourcing {
  /** Undefined before it has been read. */
  readonly source: Source | null | undefined
  readonly isBusy: boolean
  readonly error: string
  /** Fetches the file once, so that it is read as one that is dropped. */
  readonly tryIt: (form: SourceForm) => Promise<File | null>
  /** Saves what was tried last, once its file is used; nothing where none was. */
  readonly saveTried: (file: string) => Promise<void>
  readonly forgetTried: () => void
  readonly act: (what: 'now' | 'remove') => Promise<boolean>
}

export function useStockSource(site: StudioSite): StockSourcing {
  const { value, put } = useSiteAnswer(site, STAFF_API.stockSource, readSource, AGAIN_MS)
  const { api, formatAddress } = useSiteApi()
  const [state, setState] = useState({ isBusy: false, error: '' })
  const tried = useRef<SourceForm | null>(null)
  const busy = useRef(false)
  const doOnce = async <T>(work: () => Promise<T>): Promise<T | null> => {
    if (busy.current) return null
    busy.current = true
    setState({ isBusy: true, error: '' })
    let error = ''
    const done = await work().catch((caught: Error) => {
      error = caught.message
      return null
    })
    busy.current = false
    setState({ isBusy: false, error })
    return done
  }
  const tryIt = (form: SourceForm) =>
    doOnce(async () => {
      const { address, signIn, signInName, secret } = form
      const fields = { do: 'try', address, signIn, signInName: signIn === 'none' ? '' : signInName, secret }
      const place = formatAddress(site.slug, STAFF_API.stockSourceTry)
      const { name, file } = await api.post(place, fields, (answer) => triedStockFile.parse(answer))
      tried.current = form
      return new File([Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0))], name)
    })
  const saveTried = async (file: string) => {
    const form = tried.current
    if (form === null) return
    const signInName = form.signIn === 'none' ? '' : form.signInName
    const fields = { do: 'save', ...form, signInName, file }
    put(await api.post(formatAddress(site.slug, STAFF_API.stockSource), fields, readSource))
    tried.current = null
  }
  const act = async (what: 'now' | 'remove') => {
    const place = formatAddress(site.slug, STAFF_API.stockSource)
    const done = await doOnce(() => api.post(place, { do: what }, readSource))
    if (done) put(done)
    return done !== null
  }
  const forgetTried = () => {
    tried.current = null
  }
  return { source: value?.source, ...state, tryIt, saveTried, forgetTried, act }
}
