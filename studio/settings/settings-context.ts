import { createContext, useContext } from 'react'
import type { StudioSettings } from './settings.ts'

export const SettingsContext = createContext<StudioSettings | null>(null)

/** The settings this Studio was started with. */
export function useStudioSettings(): StudioSettings {
  const settings = useContext(SettingsContext)
  if (!settings) throw new Error('The settings are known only inside the Studio’s layout.')
  return settings
}
