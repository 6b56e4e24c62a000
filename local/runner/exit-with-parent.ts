// Loaded into every service with --import: ends the process when its parent has ended. A killed parent
// sends no signal, so its disappearance is polled; otherwise a kill -9 of the launcher would leave orphans.
// The parent names itself in FORECOURT_PARENT: one that dies while the service is still loading would otherwise
// never be noticed.
const parent = Number(process.env.FORECOURT_PARENT ?? process.ppid)
/** How long a graceful stop may take. */
const stopMs = Number(process.env.FORECOURT_STOP_MS ?? 3000)

const poll = setInterval(() => {
  if (process.ppid === parent) return
  clearInterval(poll)
  process.kill(process.pid, 'SIGTERM')
  setTimeout(() => process.exit(1), stopMs).unref()
}, 300).unref()
