import { defineCliConfig } from 'sanity/cli'

/** Another folder, a path from here, is for the test that compares. */
const generated = process.env.SANITY_GENERATED_FOLDER ?? '../schemas/src/generated'

// For `sanity schemas …`, `sanity typegen …` and the hosted Studio (`sanity deploy`, `sanity dataset …`): the embedded
// one is built by build.ts.
export default defineCliConfig({
  api: {
    projectId: process.env.SANITY_STUDIO_PROJECT_ID ?? 'forecourt',
    dataset: process.env.SANITY_STUDIO_DATASET ?? 'production',
  },
  schemaExtraction: { path: `${generated}/schema.json` },
  typegen: {
    schema: `${generated}/schema.json`,
    generates: `${generated}/sanity.types.ts`,
    path: [
      '../schemas/src/**/*.ts',
      '../tenants/{cli,seed}/**/*.ts',
      './!(node_modules|dist|e2e)/**/*.{ts,tsx}',
    ],
    // A query's answer is named where it is fetched: the packages of this workspace have clients of two versions.
    overloadClientMethods: false,
  },
  deployment: { autoUpdates: false },
  reactStrictMode: false,
})
