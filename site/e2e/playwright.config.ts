import { defineConfig } from '@playwright/test'
import { browserOptions } from '../../local/checks/e2e/browser-options.ts'

// The house is started by the check that runs this (npm test); addresses come in E2E_* variables.
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: '../../test-results/e2e',
  workers: 1,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json']],
  use: browserOptions,
})
