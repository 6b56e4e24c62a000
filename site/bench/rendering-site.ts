// A site of the bench's own: the built one, in a process that also tells what processor time it has used, and what
// React's renderToString takes for the last tree it rendered. Started with `--import` before server/main.ts.
import { createRequire } from 'node:module'

type Render = (tree: unknown, options?: object) => unknown
/** Remix's own element below the one that app/entry.server.tsx puts around it. */
type Tree = { props: { children: { props: { context: { serverHandoffStream?: unknown } } } } }

const server = createRequire(import.meta.url)('react-dom/server') as {
  renderToPipeableStream: Render
  renderToString: (tree: unknown) => string
}
const render = server.renderToPipeableStream
let tree: Tree | undefined

// The bundle takes what stands here when it is loaded, which is later.
server.renderToPipeableStream = (element, options) => {
  tree = element as Tree
  return render(element, options)
}

process.on('message', (asked: 'cpu' | number) => {
  if (asked === 'cpu') {
    const { user, system } = process.cpuUsage()
    return process.send?.((user + system) / 1_000)
  }
  // The data for the browser goes once, with the page; without it the tree can be rendered again.
  if (tree) tree.props.children.props.context.serverHandoffStream = undefined
  const since = process.cpuUsage()
  for (let count = 0; count < asked; count += 1) server.renderToString(tree)
  const { user, system } = process.cpuUsage(since)
  process.send?.((user + system) / 1_000 / asked)
})
