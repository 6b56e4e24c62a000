import { defineConfig } from 'vitest/config'

/** Files of tests that take half a minute: every submission runs them, `npm test` does not. */
const slow = process.env.FORECOURT_SHORT ? ['**/*.slow.*'] : []

export default defineConfig({
  test: {
    include: ['{schemas,tenants,studio,site,local,demo}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/build/**', '**/dist/**', 'site/e2e/**', ...slow],
    environment: 'node',
    testTimeout: process.env.FORECOURT_FULL ? 900_000 : 20_000,
    hookTimeout: 60_000,
    // What is waited for comes when it comes: a busy machine is not a failure.
    expect: { poll: { timeout: 15_000 } },
    globalSetup: ['./local/checks/temporary-folder.ts'],
    setupFiles: ['./local/checks/vitest-setup.ts'],
    env: { TZ: 'UTC' },
    // Node cannot load the styles that these import.
    server: { deps: { inline: ['@sanity/orderable-document-list', '@sanity/ui'] } },
    maxWorkers: 2,
    // Files of one process share their modules, which halves the run; a test that needs fresh ones resets them.
    isolate: false,
  },
})
