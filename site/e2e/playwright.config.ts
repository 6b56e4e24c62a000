import { defineConfig } from '@playwright/test'
import { browserOptions, longOnly, retries } from '../../local/checks/e2e/browser-options.ts'

/** Tests that change content or stock; others would see their changes, so they run afterwards, one by one. */
const CHANGING =
  /(document-order|live|picture-crop|publish|reserve|settings|similar-fails|stock-import|stock-push|studio-[a-z]+)\.e2e\.ts$/

// The system is started by the check that runs this (npm test); addresses come in E2E_* variables.
export default defineConfig({
  testDir: '.',
  workers: 2,
  projects: [
    {
      name: 'reading',
      outputDir: '../../test-results/e2e-reading',
      testMatch: '**/*.e2e.ts',
      testIgnore: CHANGING,
      fullyParallel: true,
    },
    {
      name: 'changing',
      outputDir: '../../test-results/e2e-changing',
      testMatch: CHANGING,
      workers: 1,
      dependencies: ['reading'],
    },
  ],
  forbidOnly: true,
  grepInvert: longOnly,
  retries,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json']],
  use: browserOptions,
})
