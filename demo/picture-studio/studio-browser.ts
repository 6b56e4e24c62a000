import { chromium, type Page } from 'playwright'
import { findBrowser } from '../../local/checks/browser.ts'
import type { Layers } from '../../local/photos/layers.ts'
import type { StudioWindow } from './page/page.ts'
import type { ShotOptions } from './page/shoot.ts'
import { STUDIO_ORIGIN, serveModules } from './serve-modules.ts'

/** Software WebGL: the same picture on every machine, with or without a graphics card. */
const FLAGS = [
  ...['--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  ...['--ignore-gpu-blocklist', '--disable-background-networking', '--no-first-run'],
]
const HARMLESS = /GPU stall|ReadPixels|GL Driver Message/

export type Studio = {
  build: (kind: string, face: string, directions: number) => Promise<{ built: number; baked: number }>
  shoot: (angle: string, options: ShotOptions) => Promise<Layers>
  close: () => Promise<void>
}

/** Opens the studio in the Chromium of the tests. `warn` hears what the page complains of. */
export async function openStudio(warn: (text: string) => void): Promise<Studio> {
  const { executablePath, env } = await findBrowser()
  const browser = await chromium.launch({ executablePath, args: FLAGS, env: { ...process.env, ...env } })
  const page = await browser.newPage()
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !HARMLESS.test(message.text())) warn(message.text())
  })
  page.on('pageerror', (error) => warn(error.stack ?? error.message))
  await serveModules(page)
  await page.goto(STUDIO_ORIGIN)
  await page.waitForFunction(() => 'studio' in window, undefined, { timeout: 60_000 })
  return {
    build: (kind, face, directions) =>
      page.evaluate(([k, f, d]) => studio.build(k, f, d), [kind, face, directions] as const),
    shoot: (angle, options) => shootLayers(page, angle, options),
    close: () => browser.close(),
  }
}

/** What page.ts puts on the page's window. */
declare const studio: StudioWindow

async function shootLayers(page: Page, angle: string, options: ShotOptions): Promise<Layers> {
  const { text, ...size } = await page.evaluate(([a, o]) => studio.shoot(a, o), [angle, options] as const)
  return { pixels: Buffer.from(text, 'base64'), ...size }
}
