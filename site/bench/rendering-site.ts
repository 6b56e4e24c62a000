// The built site in a process that also reports the processor time it has used, part by part, and what React's
// renderToString takes for the last tree it rendered. Started with `--import` before build/server/main.js.
import { createRequire, syncBuiltinESMExports } from 'node:module'

/** Remix's own element below the one that app/entry.server.tsx puts around it. */
type Tree = { props: { children: { props: { context: { serverHandoffStream?: unknown } } } } }
type Options = { onAllReady?: () => void }
type Any = (...all: never[]) => unknown
export type Told = {
  /** Milliseconds of processor time of the whole process: all its threads, its collector and its compilers. */
  used: number
  /** Of the main thread alone, by part. */
  parts: Record<string, number>
  /** What React's renderToString took of it, for comparison. */
  rendering: number
  /** What asking for these times took of it. */
  asking: number
}

const require = createRequire(import.meta.url)
const parts: Record<string, number> = {}
let part = 'between pages'
let since = mainThread()
let asked = 0

/** From here on the main thread's time counts for another part. */
function enter(next: string): void {
  const now = mainThread()
  asked += 1
  parts[part] = (parts[part] ?? 0) + now - since
  since = now
  part = next
}

/** Calls a function of a module as before, and enters parts around it. */
function around(
  module: Record<string, Any>,
  name: string,
  before: string,
  after?: (result: unknown) => void,
) {
  const original = module[name] as (...all: unknown[]) => unknown
  module[name] = ((...all: unknown[]) => {
    enter(before)
    const result = original(...all)
    after?.(result)
    return result
  }) as Any
}

const http = require('node:http') as typeof import('node:http')
const emit = http.Server.prototype.emit as (...all: unknown[]) => boolean
http.Server.prototype.emit = function (this: unknown, name: string, ...all: unknown[]) {
  if (name === 'request') enter('way in: host, cache, routes, loaders up to the search')
  return emit.call(this, name, ...all)
} as never
around(http as never, 'request', 'search: asking', (made) => {
  const request = made as import('node:http').ClientRequest
  request.once('finish', () => enter('search: waiting (what the collector does meanwhile is its own)'))
  request.once('response', (answer) => {
    enter('search: reading the answer')
    answer.once('end', () => enter('answer parsed, model of the page, framework'))
  })
})
const react = require('react-dom/server') as Record<'renderToPipeableStream' | 'renderToString', Any>
const renderToString = react.renderToString as (tree: Tree) => string
let tree: Tree | undefined
const render = react.renderToPipeableStream as (element: Tree, options: Options) => unknown
// The bundle takes what stands here when it is loaded, which is later.
react.renderToPipeableStream = ((element: Tree, options: Options) => {
  tree = element
  enter('React, and the data it sends along')
  return render(element, {
    ...options,
    onAllReady: () => {
      enter('document: bytes, hashes')
      options.onAllReady?.()
    },
  })
}) as Any
const zlib = require('node:zlib') as Record<string, Any>
const { brotliCompress } = zlib as { brotliCompress: (...all: unknown[]) => unknown }
zlib.brotliCompress = ((body: unknown, options: unknown, done: (...all: unknown[]) => void) => {
  enter('compressing, as far as the main thread has to do with it')
  return brotliCompress(body, options, (...all: unknown[]) => {
    enter('way out: tag, headers, sending')
    done(...all)
  })
}) as Any
syncBuiltinESMExports()

// One rendering after each page, so that both find the same caches, the same garbage and the same neighbours.
let rendering = 0

process.on('message', (wanted: 'render' | 'used') => {
  if (wanted === 'used') {
    enter('between pages')
    const asking = asked * costOfAsking()
    return process.send?.({ used: wholeProcess(), parts, rendering, asking } satisfies Told)
  }
  if (!tree) throw new Error('No page was rendered.')
  enter('the bench')
  // The data for the browser goes once, with the page; without it the tree can be rendered again.
  tree.props.children.props.context.serverHandoffStream = undefined
  const began = wholeProcess()
  renderToString(tree)
  rendering += wholeProcess() - began
  process.send?.({ used: 0, parts: {}, rendering, asking: 0 } satisfies Told)
  enter('between pages')
})

/** Milliseconds that asking once takes, as things are just now. */
function costOfAsking(): number {
  const [times, began] = [200, wholeProcess()]
  for (let time = 0; time < times; time += 1) mainThread()
  return (wholeProcess() - began) / times
}

function wholeProcess(): number {
  return milliseconds(process.cpuUsage())
}

/** Asking for the whole first brings the kernel's account of the running thread up to this moment. */
function mainThread(): number {
  process.cpuUsage()
  return milliseconds(process.threadCpuUsage())
}

function milliseconds({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1_000
}
