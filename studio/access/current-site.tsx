import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react'
import { useCurrentUser, useDocumentStore } from 'sanity'
import { useRouter } from 'sanity/router'
import { type Loaded, useLive } from '../content-api/use-live.ts'
import { useStudioSettings } from '../settings/settings-context.ts'
import { slugOfOrigin } from '../tools/preview/site-address.ts'
import { OpenDocuments, useOpenSites } from './open-document.tsx'
import { forgetSite, rememberedSite, rememberSite } from './remembered-site.ts'
import { type StudioSite, studioSitesQuery, toStudioSites } from './studio-sites.ts'
import { linkedSite, listedSite, previewedOrigin, workedOn } from './worked-on.ts'

/** The site somebody works on. */
export interface CurrentSite {
  /** Null: all sites together. While a document of one site is open, it is that document's. */
  readonly site: StudioSite | null
  /** Every site the person may see, by name. */
  readonly sites: readonly StudioSite[]
  /** For how many sites the open document is, when there are several; else 0. */
  readonly shared: number
  /** Chooses a site by its id, or all of them by null; moves no document. */
  select(id: string | null): void
}

interface SitesState extends CurrentSite {
  readonly loaded: Loaded<StudioSite[]>
  readonly chosen: StudioSite | null
}

const SitesContext = createContext<SitesState | null>(null)
const NONE: StudioSite[] = []

/** Reads the sites once for the whole Studio and remembers which one the person chose. */
export function SitesProvider({ children }: { children: ReactNode }) {
  return (
    <OpenDocuments>
      <KnownSites>{children}</KnownSites>
    </OpenDocuments>
  )
}

function KnownSites({ children }: { children: ReactNode }) {
  const user = useCurrentUser()?.id ?? ''
  const loaded = useStudioSites()
  const open = useOpenSites()
  const router = useRouter()
  const path = router.resolvePathFromState(router.state)
  const { siteOrigin } = useStudioSettings()
  const [chosen, setChosen] = useState(() => rememberedSite(user))
  const [linked, setLinked] = useState(() => linkedSite(location.search))
  const select = useCallback(
    (id: string | null) => {
      setLinked('')
      setChosen(id)
      if (id === null) forgetSite(user)
      else rememberSite(user, id)
    },
    [user],
  )
  const state = useMemo((): SitesState => {
    const sites = loaded.value ?? NONE
    const slug = slugOfOrigin(siteOrigin, previewedOrigin(path) ?? undefined)
    const asked = sites.find((site) => site.slug === linked)?.id ?? chosen
    const listed = listedSite(path) ?? sites.find((site) => site.slug === slug)?.id ?? null
    return {
      loaded,
      sites,
      select,
      chosen: sites.find(({ id }) => id === asked) ?? null,
      ...workedOn(sites, { chosen: asked, listed, open }),
    }
  }, [loaded, chosen, linked, path, siteOrigin, open, select])
  return <SitesContext.Provider value={state}>{children}</SitesContext.Provider>
}

function useStudioSites(): Loaded<StudioSite[]> {
  const store = useDocumentStore()
  return useLive(
    () =>
      store.listenQuery(
        { fetch: studioSitesQuery, listen: '*[_type in ["tenant", "siteSettings"]]' },
        {},
        { perspective: 'drafts', apiVersion: '2025-02-19', tag: 'sites' },
      ),
    toStudioSites,
    'sites',
  )
}

function useSitesState(): SitesState {
  const state = useContext(SitesContext)
  if (!state) throw new Error('The sites are known only inside the Studio’s layout.')
  return state
}

/** The sites the person may see, live and with drafts; without a value while they are read. */
export function useSites(): Loaded<StudioSite[]> {
  return useSitesState().loaded
}

/** The site the person chose last, whatever is open; null for all of them. */
export const useChosenSite = () => useSitesState().chosen

/** The site the person works on. A person with one site works on that one. */
export function useCurrentSite(): CurrentSite {
  const { site, sites, shared, select } = useSitesState()
  return useMemo(() => ({ site, sites, shared, select }), [site, sites, shared, select])
}
