import { staffSpreadsheet } from '@forecourt/schemas/contract'
import { DownloadIcon } from '@sanity/icons/Download'
import { Button } from '@sanity/ui'
import { Menu, MenuButton, MenuItem } from '@sanity/ui/menu'
import { useToast } from '@sanity/ui/toast'
import { useSiteApi } from '../site-api/use-site-api.ts'
import type { StudioSite } from '../sites/studio-sites.ts'
import { type LeadFilter, spreadsheetPath } from './lead-filter.ts'

/** Saves the leads of the list as a spreadsheet. */
export function SpreadsheetButton({
  site,
  filter,
  total,
}: {
  site: StudioSite
  filter: LeadFilter
  total: number
}) {
  const { api, addressOf } = useSiteApi()
  const toast = useToast()
  const take = async (news: boolean) => {
    try {
      const address = addressOf(site.slug, spreadsheetPath(filter, news))
      const { fileName, text, rows } = await api.get(address, (answer) => staffSpreadsheet.parse(answer))
      save(fileName, text)
      toast.push({ status: 'success', title: `${rows === 1 ? '1 lead' : `${rows} leads`} in ${fileName}` })
    } catch (error) {
      toast.push({ status: 'error', title: 'No spreadsheet was made', description: (error as Error).message })
    }
  }
  return (
    <MenuButton
      id="leads-spreadsheet"
      button={
        <Button mode="ghost" fontSize={1} padding={2} icon={DownloadIcon} text="CSV" disabled={total === 0} />
      }
      menu={
        <Menu>
          <MenuItem text={`All ${total} of this list`} onClick={() => void take(false)} />
          <MenuItem text="Only people who agreed to news" onClick={() => void take(true)} />
        </Menu>
      }
    />
  )
}

function save(fileName: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  Object.assign(link, { href: address, download: fileName })
  link.click()
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
