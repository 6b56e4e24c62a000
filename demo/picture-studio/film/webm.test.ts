import { expect, it } from 'vitest'
import { webmFile } from './webm.ts'

const frame = (key: boolean, fill: number) => ({ bytes: new Uint8Array(10).fill(fill), key })
const film = (keys: readonly boolean[]) => ({
  width: 720,
  height: 480,
  framesPerSecond: 10,
  frames: keys.map((key, index) => frame(key, index)),
})

/** Elements of one level: id in hex, content, and where the element stands. Sizes are four bytes, as they are written. */
function listElements(bytes: Buffer): { id: string; body: Buffer; at: number }[] {
  const found: { id: string; body: Buffer; at: number }[] = []
  for (let at = 0; at < bytes.length; ) {
    const idLength = Math.clz32(bytes[at] ?? 0) - 23
    const size = bytes.readUInt32BE(at + idLength) & 0x0f_ff_ff_ff
    const start = at + idLength + 4
    found.push({
      id: bytes.subarray(at, at + idLength).toString('hex'),
      body: bytes.subarray(start, start + size),
      at,
    })
    at = start + size
  }
  return found
}
const readBody = (bytes: Buffer, id: string) =>
  listElements(bytes).find((each) => each.id === id)?.body ?? Buffer.alloc(0)
const randomNumber = (bytes: Buffer, id: string) => {
  const body = readBody(bytes, id)
  return body.readUIntBE(0, body.length)
}

it('says how long it is, and where each whole picture begins', () => {
  const file = webmFile(film([true, false, false, true, false]))
  const segment = readBody(file, '18538067')
  expect(readBody(segment, '1549a966').includes(Buffer.from('4489', 'hex'))).toBe(true)
  expect(readBody(readBody(segment, '1549a966'), '4489').readDoubleBE()).toBe(500)
  const clusters = listElements(segment).filter(({ id }) => id === '1f43b675')
  expect(clusters.map(({ body }) => randomNumber(body, 'e7'))).toEqual([0, 300])
  const cues = listElements(readBody(segment, '1c53bb6b')).map(({ body }) => [
    randomNumber(body, 'b3'),
    randomNumber(readBody(body, 'b7'), 'f1'),
  ])
  expect(cues).toEqual(clusters.map(({ body, at }) => [randomNumber(body, 'e7'), at]))
})

it('names the places of its parts', () => {
  const segment = readBody(webmFile(film([true])), '18538067')
  const places = listElements(readBody(segment, '114d9b74')).map(({ body }) => [
    readBody(body, '53ab').toString('hex'),
    randomNumber(body, '53ac'),
  ])
  const parts = listElements(segment).map(({ id, at }) => [id, at])
  expect(parts).toEqual(expect.arrayContaining(places))
  expect(places).toHaveLength(3)
})

it('a film that does not begin with a whole picture is refused', () => {
  expect(() => webmFile(film([false, true]))).toThrow('whole picture')
  expect(() => webmFile(film([]))).toThrow('whole picture')
})
