import {
  createContext,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
  useContext,
  useEffect,
  useId,
  useState,
} from 'react'
import { type OpenSites, type OwnedDocument, sitesOfDocument } from './worked-on.ts'

type Reports = ReadonlyMap<string, OpenSites>
const OpenSitesContext = createContext<OpenSites | null>(null)
const ReportContext = createContext<Dispatch<SetStateAction<Reports>> | null>(null)

/** Keeps which documents are open, so that the frame can say whose they are. */
export function OpenDocuments({ children }: { children: ReactNode }) {
  const [reports, setReports] = useState<Reports>(new Map())
  return (
    <ReportContext.Provider value={setReports}>
      <OpenSitesContext.Provider value={[...reports.values()].at(-1) ?? null}>
        {children}
      </OpenSitesContext.Provider>
    </ReportContext.Provider>
  )
}

/** The sites of the document that was opened last and still is; null without one. */
export const useOpenSites = () => useContext(OpenSitesContext)

/** Says, while the caller is mounted, that this document is open. A view of a document that is no form calls it. */
export function useReportOpenDocument(type: string, document: OwnedDocument | null | undefined): void {
  const report = useContext(ReportContext)
  const key = useId()
  const sites = document ? sitesOfDocument(type, document) : []
  const text = JSON.stringify(sites)
  useEffect(() => {
    if (!report) return
    report((known) => new Map([...known].filter(([other]) => other !== key)).set(key, JSON.parse(text)))
    return () => report((known) => new Map([...known].filter(([other]) => other !== key)))
  }, [report, key, text])
}
