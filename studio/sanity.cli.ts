import { defineCliConfig } from 'sanity/cli'

// Only for the hosted Studio (`sanity deploy`, `sanity dataset …`): the embedded one is built by build.ts.
export default defineCliConfig({
  api: {
    projectId: process.env.SANITY_STUDIO_PROJECT_ID ?? 'forecourt',
    dataset: process.env.SANITY_STUDIO_DATASET ?? 'production',
  },
  deployment: { autoUpdates: false },
  reactStrictMode: false,
})
