import type { StaffStock } from '@forecourt/schemas/contract'
import { Stack } from '@sanity/ui'
import type { StudioSite } from '../../../access/studio-sites.ts'
import { FilesView } from '../files-view.tsx'
import { useSettingsLock } from '../use-settings-lock.ts'
import { DropFile } from './drop-file.tsx'
import { FetchSource } from './fetch-source.tsx'
import { FileRead } from './file-read.tsx'
import { FileUsed } from './file-used.tsx'
import { StockKeys } from './stock-keys.tsx'
import { useBring } from './use-bring.ts'
import { useStockSource } from './use-stock-source.ts'

interface FilesTabProps {
  readonly stock: StaffStock
  readonly site: StudioSite
  readonly now: string
  /** Asks the site for its files anew. */
  readonly refresh: () => void
}

/** The last files; a manager brings one here, and makes keys for the dealer's own system. */
export function FilesTab(props: FilesTabProps) {
  const { stock, site, now } = props
  const lock = useSettingsLock(site)
  if (lock === null) return <ManagersFiles {...props} />
  return <FilesView stock={stock} zone={site.timeZone} now={now} />
}

function ManagersFiles({ stock, site, now, refresh }: FilesTabProps) {
  const sourcing = useStockSource(site)
  const bringing = useBring(site, async ({ feed }) => {
    await sourcing.saveTried(feed.file)
    refresh()
  })
  const { read, used, take } = bringing
  const leave = () => {
    sourcing.forgetTried()
    bringing.leave()
  }
  if (used) return <FileUsed used={used} site={site} onDone={leave} />
  if (read) return <FileRead bringing={{ ...bringing, leave }} read={read} site={site} />
  return (
    <Stack gap={5}>
      <DropFile {...bringing} />
      <FetchSource sourcing={sourcing} site={site} now={now} take={take} refresh={refresh} />
      <FilesView stock={stock} zone={site.timeZone} now={now} />
      <StockKeys site={site} now={now} />
    </Stack>
  )
}
