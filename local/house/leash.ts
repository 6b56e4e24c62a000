// Loaded into every part with --import: a part whose starter is gone ends itself. A killed parent sends no
// signal, so its disappearance is watched; without this a kill -9 of the house would leave its parts running.
// The starter names itself in FORECOURT_PARENT: one that dies while the part is still loading would otherwise
// never be missed.
const parent = Number(process.env.FORECOURT_PARENT ?? process.ppid)
setInterval(() => {
  if (process.ppid === parent) return
  process.kill(process.pid, 'SIGTERM')
  setTimeout(() => process.exit(1), 3000).unref()
}, 300).unref()
