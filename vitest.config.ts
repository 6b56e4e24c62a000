import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** Files of tests that take half a minute: every submission runs them, `npm test` does not. */
const slow = process.env.FORECOURT_SHORT ? ['**/*.slow.*'] : []

const tests = '{schemas,tenants,studio,site,local,demo}/**/*.test.{ts,tsx}'
const withDocument = 'site/app/**/*.dom.test.{ts,tsx}'
const excluded = ['**/node_modules/**', '**/build/**', '**/dist/**', 'site/e2e/**', ...slow]

export default defineConfig({
  test: {
    // A worker of one environment ends when its next file needs the other, and its modules are loaded anew: so the files of
    // each run together.
    projects: [
      {
        extends: true,
        test: { name: 'node', environment: 'node', include: [tests], exclude: [...excluded, withDocument] },
      },
      {
        extends: true,
        test: { name: 'document', environment: 'jsdom', include: [withDocument], exclude: excluded },
      },
    ],
    // A busy machine is not a failure: only the run that one waits for has the slow ones taken out.
    testTimeout: process.env.FORECOURT_FULL ? 900_000 : process.env.FORECOURT_SHORT ? 30_000 : 90_000,
    hookTimeout: 60_000,
    // What is waited for comes when it comes: a busy machine is not a failure.
    expect: { poll: { timeout: 15_000 } },
    globalSetup: ['./local/checks/temporary-folder.ts'],
    setupFiles: ['./local/checks/vitest-setup.ts'],
    // Processes that tests start have their compiled code cached, as the runner's have: half of their start.
    env: { TZ: 'UTC', NODE_COMPILE_CACHE: fileURLToPath(new URL('.cache/compiled', import.meta.url)) },
    // Node cannot load the styles that these import.
    server: { deps: { inline: ['@sanity/orderable-document-list', '@sanity/ui'] } },
    maxWorkers: 2,
    // Files of one process share their modules, which halves the run; a test that needs fresh ones resets them.
    isolate: false,
  },
})
