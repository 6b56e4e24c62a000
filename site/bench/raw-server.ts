// A bare node:http server that answers the bytes of a file, for comparison. Prints its port.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const [file = '', encoding = 'br'] = process.argv.slice(2)
const bytes = readFileSync(file)
const server = createServer((_, answer) => {
  answer.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': encoding,
    'content-length': bytes.length,
  })
  answer.end(bytes)
})
server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as { port: number }).port}\n`))
