import { expect, test } from 'vitest'
import { openShareWindow, type ShareBrowser } from './share-window.ts'

function fakeBrowser(opened: { closed: boolean } | null) {
  const asked: string[] = []
  const timers: { work: () => void; ms: number; stopped: boolean }[] = []
  const browser: ShareBrowser = {
    open: (href, _name, features) => {
      asked.push(`${href} ${features}`)
      return opened
    },
    repeat: (work, ms) => {
      const timer = { work, ms, stopped: false }
      timers.push(timer)
      return () => {
        timer.stopped = true
      }
    },
    centre: () => ({ x: 640, y: 450 }),
  }
  return { browser, asked, timers }
}

test('a share window is 550 by 400 and is polled once a second until it closes (SHARE-06)', async () => {
  const opened = { closed: false }
  const { browser, asked, timers } = fakeBrowser(opened)
  const shared = openShareWindow('https://share.example', browser)
  expect(asked).toEqual(['https://share.example width=550,height=400,left=365,top=250'])
  const [timer] = timers
  expect(timer?.ms).toBe(1_000)
  timer?.work()
  expect(timer?.stopped).toBe(false)
  opened.closed = true
  timer?.work()
  expect(timer?.stopped).toBe(true)
  expect(await shared).toBe(true)
})

test('a blocked share window is not polled', async () => {
  const { browser, timers } = fakeBrowser(null)
  expect(await openShareWindow('https://share.example', browser)).toBe(false)
  expect(timers).toEqual([])
})
