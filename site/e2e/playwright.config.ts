import { defineConfig } from '@playwright/test'

const shipped = Object.fromEntries(
  ['LD_LIBRARY_PATH', 'FONTCONFIG_FILE', 'HOME'].flatMap((name) => {
    const value = process.env[name]
    return value ? [[name, value]] : []
  }),
)

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
  use: {
    trace: 'retain-on-failure',
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      env: { ...process.env, ...shipped } as Record<string, string>,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
