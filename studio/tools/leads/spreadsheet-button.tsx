import { staffSpreadsheet } from '@forecourt/schemas/contract'
import { DownloadIcon } from '@sanity/icons/Download'
import { Button } from '@sanity/ui'
import { Menu, MenuButton, MenuItem } from '@sanity/ui/menu'
import { useToast } from '@sanity/ui/toast'
import type { StudioSite } from '../../access/studio-sites.ts'
import { saveFile } from '../../site-api/save-file.ts'
import { useSiteApi } from '../../site-api/use-site-api.ts'
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
  const { api, formatAddress } = useSiteApi()
  const toast = useToast()
  const take = async (news: boolean) => {
    try {
      const address = formatAddress(site.slug, spreadsheetPath(filter, news))
      const { fileName, text, rows } = await api.get(address, (answer) => staffSpreadsheet.parse(answer))
      saveFile(fileName, text, 'text/csv')
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
