// Starts a Studio in the page: settings first (`/env.js` ran before this), then the streams, then Sanity.
import { renderStudio, type SingleWorkspace } from 'sanity'
import 'sanity/bundle.css'
import { keepCallsHere } from './embedded/keep-calls-here.ts'
import { installStreams } from './embedded/streams/install.ts'
import { readSettings } from './settings/read-settings.ts'
import type { StudioSettings } from './settings/settings.ts'

/** Renders the workspace that `createConfig` makes for the settings of the server this page comes from. */
export function startStudio(createConfig: (settings: StudioSettings) => SingleWorkspace): void {
  const settings = readSettings()
  const root = document.getElementById('sanity')
  if (!root) throw new Error('The page has no element to start the studio in.')

  if (settings.mode === 'embedded' && settings.apiHost) {
    installStreams(window, settings.apiHost)
    keepCallsHere(window, settings.apiHost)
    snoozeNetworkCheck()
  }
  renderStudio(root, createConfig(settings), { basePath: '/', reactStrictMode: false })
}

/** Streams travel over one socket, so the warning about HTTP/1.1's six connections would be wrong here. */
function snoozeNetworkCheck(): void {
  try {
    // biome-ignore lint/style/noRestrictedGlobals: Sanity's own key, which its warning reads
    sessionStorage.setItem('sanity-studio.network.check.snooze', new Date().toISOString())
  } catch (error) {
    console.warn('The browser denies storage; Sanity may warn of HTTP/1.1.', error)
  }
}
