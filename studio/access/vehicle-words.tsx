import { STAFF_API, staffToday } from '@forecourt/schemas/contract'
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { useSiteApi } from '../site-api/use-site-api.ts'
import { useCurrentSite } from './current-site.tsx'

/** What a site sells, in words: one of it and several, with and without a capital. */
export interface VehicleWords {
  readonly one: string
  readonly many: string
  readonly One: string
  readonly Many: string
  /** `1 motorcycle`, `1,204 cars`. */
  count(value: number): string
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** The words of a kind of vehicle. */
export function vehicleWords({ one, many }: { one: string; many: string }): VehicleWords {
  const count = (value: number) => `${value.toLocaleString('en-AU')} ${value === 1 ? one : many}`
  return { one, many, One: capital(one), Many: capital(many), count }
}

/** For several sites together, and until a site has said what it sells. */
export const ANY_VEHICLE = vehicleWords({ one: 'vehicle', many: 'vehicles' })

const WordsContext = createContext<VehicleWords>(ANY_VEHICLE)

/** Asks the site that is worked on what it sells: its stock decides. */
export function VehicleWordsProvider({ children }: { children: ReactNode }) {
  const { site } = useCurrentSite()
  const slug = site?.slug ?? ''
  const { api, formatAddress } = useSiteApi()
  const [known, setKnown] = useState({ slug: '', words: ANY_VEHICLE })
  useEffect(() => {
    if (slug === '') return
    const gone = new AbortController()
    api.get(formatAddress(slug, STAFF_API.today), readVehicles, gone.signal).then(
      (vehicles) => setKnown({ slug, words: vehicles ? vehicleWords(vehicles) : ANY_VEHICLE }),
      // The general word does; each tool says itself that its site is away.
      () => setKnown({ slug, words: ANY_VEHICLE }),
    )
    return () => gone.abort()
  }, [api, formatAddress, slug])
  const words = known.slug === slug ? known.words : ANY_VEHICLE
  return <WordsContext.Provider value={words}>{children}</WordsContext.Provider>
}
/** What the site that is worked on sells. */
export const useVehicleWords = () => useContext(WordsContext)

const readVehicles = (answer: unknown) => staffToday.parse(answer).stock?.vehicles
