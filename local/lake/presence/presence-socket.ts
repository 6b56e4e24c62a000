import type { WebSocket } from 'ws'
import { errorText } from '../../http/http-error.ts'
import type { Identity } from '../auth/identity.ts'
import { isJsonObject, type JsonObject } from '../store/document.ts'
import type { PresenceHub, PresencePeer } from './presence-hub.ts'

const UNAUTHORIZED = 4001
const HEARTBEAT_MS = 10_000

/** Serves one presence socket. The first call must be `authorization` with a valid token. */
export function servePresence(
  socket: WebSocket,
  hub: PresenceHub,
  identify: (token: string) => Identity | null,
  log: (line: string) => void,
): void {
  let peer: PresencePeer | null = null
  const send = (message: JsonObject) => socket.send(JSON.stringify(message))
  const heartbeat = setInterval(() => socket.send('♥'), HEARTBEAT_MS)
  socket.on('close', () => {
    clearInterval(heartbeat)
    if (peer) hub.leave(peer)
  })
  socket.on('message', (data) => {
    const call = parseCall(String(data))
    if (!call) return send(rpcError(null, -32700, 'Parse error'))
    if (call.method === 'authorization') {
      const identity = identify(readToken(call.params))
      if (!identity) return socket.close(UNAUTHORIZED, 'Unknown token')
      if (peer) hub.leave(peer)
      peer = { identity, sessionId: null, subscriptions: new Set(), send }
      hub.join(peer)
      return send({ jsonrpc: '2.0', id: call.id, result: 'ok' })
    }
    if (!peer) return socket.close(UNAUTHORIZED, 'Not authorized')
    send(buildReply(hub, peer, call, log))
  })
}

/** A call that fails is answered, so that no call ends the lake. */
function buildReply(
  hub: PresenceHub,
  peer: PresencePeer,
  { id, method, params }: Call,
  log: (line: string) => void,
): JsonObject {
  try {
    const result = hub.call(peer, method, params)
    if (result === undefined) return rpcError(id, -32601, `Method not found: ${method}`)
    return { jsonrpc: '2.0', id, result }
  } catch (error) {
    log(`failed: ${method}: ${errorText(error)}`)
    return rpcError(id, -32603, 'Internal error')
  }
}

interface Call {
  id: unknown
  method: string
  params: unknown
}

function parseCall(text: string): Call | null {
  try {
    const call: unknown = JSON.parse(text)
    if (!isJsonObject(call) || typeof call.method !== 'string') return null
    return { id: call.id ?? null, method: call.method, params: call.params }
  } catch {
    return null
  }
}

function readToken(params: unknown): string {
  const header = isJsonObject(params) ? params.authorization : undefined
  return typeof header === 'string' ? header.replace(/^Bearer /i, '') : ''
}

function rpcError(id: unknown, code: number, message: string): JsonObject {
  return { jsonrpc: '2.0', id, error: { code, message } }
}
