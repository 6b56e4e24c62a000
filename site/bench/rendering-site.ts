// The built site in a process that also reports the processor time it has used, stage by stage, and the time of React's
// renderToString for the last tree it rendered. Started with `--import` before build/server/main.js.
import { createRequire, syncBuiltinESMExports } from 'node:module'

/** Remix's element inside the one of app/entry.server.tsx. */
type Tree = { props: { children: { props: { context: { serverHandoffStream?: unknown } } } } }
type Options = { onAllReady?: () => void }
type Any = (...all: never[]) => unknown
/** What the main thread works on. */
export type Stage =
  | 'between pages'
  | 'bench'
  | 'host, cache, routes, loaders until the search'
  | 'search: request'
  | 'search: waiting, garbage collection included'
  | 'search: reading the answer'
  | 'parsing the answer, page model, framework'
  | 'React, and the data for the browser'
  | 'document: bytes, hashes'
  | 'compression, main thread'
  | 'ETag, headers, sending'
export type BenchCommand = 'render' | 'report'
/** Processor time since the start, in milliseconds. */
export type TimeReport = {
  /** The whole process: all threads, garbage collector and compilers. */
  used: number
  /** The main thread by stage. */
  stages: Partial<Record<Stage, number>>
  /** React's renderToString, for comparison; part of `used`. */
  rendering: number
  /** Measuring itself; part of `used`. */
  overhead: number
}

const require = createRequire(import.meta.url)
const stages: TimeReport['stages'] = {}
let stage: Stage = 'between pages'
let since = mainThread()
let measurements = 0

/** From here on the main thread's time counts for another stage. */
function enter(next: Stage): void {
  const now = mainThread()
  measurements += 1
  stages[stage] = (stages[stage] ?? 0) + now - since
  since = now
  stage = next
}

/** Wraps a function of a module so that calling it enters a stage. */
function around(module: Record<string, Any>, name: string, before: Stage, after?: (result: unknown) => void) {
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
  if (name === 'request') enter('host, cache, routes, loaders until the search')
  return emit.call(this, name, ...all)
} as never
around(http as never, 'request', 'search: request', (made) => {
  const request = made as import('node:http').ClientRequest
  request.once('finish', () => enter('search: waiting, garbage collection included'))
  request.once('response', (answer) => {
    enter('search: reading the answer')
    answer.once('end', () => enter('parsing the answer, page model, framework'))
  })
})
const react = require('react-dom/server') as Record<'renderToPipeableStream' | 'renderToString', Any>
const renderToString = react.renderToString as (tree: Tree) => string
let tree: Tree | undefined
const render = react.renderToPipeableStream as (element: Tree, options: Options) => unknown
// The bundle imports the replaced function, because it is loaded later.
react.renderToPipeableStream = ((element: Tree, options: Options) => {
  tree = element
  enter('React, and the data for the browser')
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
  enter('compression, main thread')
  return brotliCompress(body, options, (...all: unknown[]) => {
    enter('ETag, headers, sending')
    done(...all)
  })
}) as Any
syncBuiltinESMExports()

// One rendering after each page, so that both run under the same conditions.
let rendering = 0

process.on('message', (command: BenchCommand) => {
  if (command === 'report') {
    enter('between pages')
    const overhead = measurements * costOfMeasuring()
    return process.send?.({ used: wholeProcess(), stages, rendering, overhead } satisfies TimeReport)
  }
  if (!tree) throw new Error('No page was rendered.')
  enter('bench')
  // The stream of data for the browser can be read once; without it the tree can be rendered again.
  tree.props.children.props.context.serverHandoffStream = undefined
  const began = wholeProcess()
  renderToString(tree)
  rendering += wholeProcess() - began
  process.send?.({ used: 0, stages: {}, rendering, overhead: 0 } satisfies TimeReport)
  enter('between pages')
})

/** Milliseconds of one measurement, under the present load. */
function costOfMeasuring(): number {
  const [times, began] = [200, wholeProcess()]
  for (let time = 0; time < times; time += 1) mainThread()
  return (wholeProcess() - began) / times
}

function wholeProcess(): number {
  return milliseconds(process.cpuUsage())
}

/** Reading the time of the whole process first makes the kernel update that of the running thread. */
function mainThread(): number {
  process.cpuUsage()
  return milliseconds(process.threadCpuUsage())
}

function milliseconds({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1_000
}
