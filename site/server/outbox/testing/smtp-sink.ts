import { createServer, type Socket } from 'node:net'

/** A mail server (RFC 5321) that accepts everything and records envelopes and raw messages. */
export type SmtpSink = { url: string; mails: { to: string[]; raw: string }[]; close: () => void }

export async function openSmtpSink(): Promise<SmtpSink> {
  const mails: SmtpSink['mails'] = []
  const server = createServer((socket) => converse(socket, mails))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `smtp://127.0.0.1:${port}`, mails, close: () => server.close() }
}

function converse(socket: Socket, mails: SmtpSink['mails']): void {
  let text = ''
  let data = false
  let to: string[] = []
  const reply = (line: string) => socket.write(`${line}\r\n`)
  reply('220 sink')
  socket.on('error', () => socket.destroy())
  socket.on('data', (chunk) => {
    text += chunk.toString('utf8')
    for (
      let end = text.indexOf(data ? '\r\n.\r\n' : '\r\n');
      end >= 0;
      end = text.indexOf(data ? '\r\n.\r\n' : '\r\n')
    ) {
      const part = text.slice(0, end)
      text = text.slice(end + (data ? 5 : 2))
      if (data) {
        mails.push({ to, raw: part })
        to = []
        data = false
        reply('250 stored')
      } else if (/^DATA/i.test(part)) {
        data = true
        reply('354 go on')
      } else if (/^QUIT/i.test(part)) {
        reply('221 bye')
        socket.end()
      } else {
        const rcpt = /^RCPT TO:<([^>]*)>/i.exec(part)
        if (rcpt) to.push(rcpt[1] ?? '')
        reply('250 sink')
      }
    }
  })
}
