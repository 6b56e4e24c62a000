import { defineConfig } from '@playwright/test'
import {
  browserOptions,
  expectTimeout,
  longOnly,
  retries,
  testTimeout,
} from '../../local/checks/e2e/browser-options.ts'

// The Studio with every field type against the real lake. It needs nothing from outside but a Chromium: it builds its
// Studio (global-setup.ts) and starts its own lake (fixtures.ts), in E2E_DATA_DIR or a folder of its own.
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: '../../test-results/studio-e2e',
  globalSetup: './global-setup.ts',
  workers: 1,
  fullyParallel: false,
  forbidOnly: true,
  grepInvert: longOnly,
  retries,
  timeout: testTimeout,
  expect: { timeout: expectTimeout },
  reporter: [['list'], ['json']],
  use: {
    ...browserOptions,
    // A full trace takes a quarter of the time of a form this long; the steps and a last screenshot are stored.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
  },
})
