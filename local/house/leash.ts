// Loaded into every part with --import: a part whose starter is gone ends itself. A killed parent sends no
// signal, so its disappearance is watched; without this a kill -9 of the house would leave its parts running.
const parent = process.ppid
setInterval(() => {
  if (process.ppid === parent) return
  process.kill(process.pid, 'SIGTERM')
  setTimeout(() => process.exit(1), 3000).unref()
}, 300).unref()
