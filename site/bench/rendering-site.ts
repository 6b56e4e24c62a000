// A site of the bench's own: the built one, in a process that also tells what processor time it has used, and what
// React's renderToString takes for the last tree it rendered. Started with `--import` before server/main.ts.
import { createRequire } from 'node:module'

/** Remix's own element below those that app/entry.server.tsx puts around it: the markup it kept, and the mark. */
type Tree = {
  props: {
    value: unknown
    children: { props: { children: { props: { context: { serverHandoffStream?: unknown } } } } }
  }
}
type Render = (tree: Tree, ...options: unknown[]) => unknown

const server = createRequire(import.meta.url)('react-dom/server') as Record<
  'renderToPipeableStream' | 'renderToString',
  Render
>
const { renderToString } = server
let tree: Tree | undefined

// The bundle takes what stands here when it is loaded, which is later.
for (const name of ['renderToPipeableStream', 'renderToString'] as const) {
  const render = server[name]
  server[name] = (element, ...options) => {
    tree = element
    return render(element, ...options)
  }
}

// One rendering after each page, so that both find the same caches, the same garbage and the same neighbours.
let rendering = 0

process.on('message', (asked: 'render' | 'used') => {
  if (asked === 'used') return process.send?.({ used: milliseconds(process.cpuUsage()), rendering })
  if (!tree) throw new Error('No page was rendered.')
  // The data for the browser goes once, with the page; without it the tree can be rendered again.
  tree.props.children.props.children.props.context.serverHandoffStream = undefined
  // All of it by React, without the markup that the site kept of earlier pages.
  tree.props.value = null
  const since = process.cpuUsage()
  renderToString(tree)
  rendering += milliseconds(process.cpuUsage(since))
  process.send?.({ used: 0, rendering })
})

function milliseconds({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1_000
}
