// The config as the Sanity command line expects it; the embedded bundle starts from main.ts.
import { readSettings } from './settings/read-settings.ts'
import { createConfig } from './workspace.tsx'

export default createConfig(readSettings())
