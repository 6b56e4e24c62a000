import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { handoffScripts, readHandoff, streamOf } from './handoff.server.ts'

const AWKWARD = '[{"a":"</script><!-- \u2028 & é 🚗"}]\n'

test('what is handed over arrives as it was, whatever is in it, and leaves its script in nobody’s hands', async () => {
  const html = handoffScripts(await readHandoff(streamOf(AWKWARD)), 'mark')
  const scripts = [...html.matchAll(/<script nonce="mark">(.*?)<\/script>/gs)].map(([, code]) => code)
  expect(scripts).toHaveLength(2)
  const arrived: unknown[] = []
  const streamController = {
    enqueue: (text: string) => arrived.push(text),
    close: () => arrived.push('closed'),
  }
  for (const script of scripts)
    runInNewContext(script ?? '', { window: { __remixContext: { streamController } } })
  expect(arrived).toEqual([AWKWARD, 'closed'])
})
