import type { ComponentType } from 'react'
import type { LayoutProps } from 'sanity'
import { SitesProvider } from '../access/current-site.tsx'
import { VehicleWordsProvider } from '../access/vehicle-words.tsx'
import type { StudioSettings } from '../settings/settings.ts'
import { SettingsContext } from '../settings/settings-context.ts'
import { SiteFrame } from './site-frame.tsx'

/** Around everything of the Studio: its settings, the sites, and the frame that says whose site it is. */
export function studioLayout(settings: StudioSettings): ComponentType<LayoutProps> {
  return function StudioLayout(props) {
    return (
      <SettingsContext.Provider value={settings}>
        <SitesProvider>
          <VehicleWordsProvider>
            <SiteFrame>{props.renderDefault(props)}</SiteFrame>
          </VehicleWordsProvider>
        </SitesProvider>
      </SettingsContext.Provider>
    )
  }
}
