import type { PlaywrightTestOptions, PlaywrightWorkerOptions } from '@playwright/test'

// The shipped Chromium needs these to find its libraries and fonts; an installed one does without.
const shipped = Object.fromEntries(
  ['LD_LIBRARY_PATH', 'FONTCONFIG_FILE', 'HOME'].flatMap((name) => {
    const value = process.env[name]
    return value ? [[name, value]] : []
  }),
)

/**
 * On a busy machine one of two hundred tests may exceed a timeout. The short run retries it once and names it
 * (`playwright-run.ts`); the long run does not retry.
 */
export const retries = process.env.FORECOURT_FULL ? 0 : 1

/** Milliseconds. Whole runs go on machines that others use too: what is slow there is not broken. */
export const [testTimeout, expectTimeout] = process.env.FORECOURT_SHORT ? [90_000, 15_000] : [240_000, 40_000]

/** Tests with this tag, `@long`, run in the long run only (npm run test:full). */
export const longOnly = process.env.FORECOURT_FULL ? undefined : /@long/

/** Only the tests with this tag, a first one of each journey, run in `npm test`; every submission runs all of them. */
export const shortOnly = process.env.FORECOURT_SHORT ? /@short/ : /./

/** The browser of every end-to-end run: the Chromium of CHROMIUM_PATH with an Australian locale. */
export const browserOptions: Partial<PlaywrightTestOptions & PlaywrightWorkerOptions> = {
  // Tracing takes a third of the run's time, so it is on only with FORECOURT_TRACE=1.
  trace: process.env.FORECOURT_TRACE ? 'retain-on-failure' : 'off',
  screenshot: 'only-on-failure',
  // Routes of a test do not see the requests of a service worker; only offline-reading.e2e.ts allows it.
  serviceWorkers: 'block',
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
}
