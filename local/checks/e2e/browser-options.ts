import type { PlaywrightTestOptions, PlaywrightWorkerOptions } from '@playwright/test'

// The shipped Chromium needs these to find its libraries and fonts; an installed one does without.
const shipped = Object.fromEntries(
  ['LD_LIBRARY_PATH', 'FONTCONFIG_FILE', 'HOME'].flatMap((name) => {
    const value = process.env[name]
    return value ? [[name, value]] : []
  }),
)

/**
 * On a busy machine one of two hundred journeys may trip over time alone. In the short run it is tried once more, and
 * named (`playwright-run.ts`); the long run forgives nothing.
 */
export const retries = process.env.FORECOURT_FULL ? 0 : 1

/** The browser of every end-to-end run: the Chromium that CHROMIUM_PATH names, quiet, an Australian's. */
export const browserOptions: Partial<PlaywrightTestOptions & PlaywrightWorkerOptions> = {
  // A trace of every step costs a third of the run; it is for whoever looks into a failure: FORECOURT_TRACE=1.
  trace: process.env.FORECOURT_TRACE ? 'retain-on-failure' : 'off',
  screenshot: 'only-on-failure',
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
