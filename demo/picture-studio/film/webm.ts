// https://www.webmproject.org/docs/container/ and https://www.rfc-editor.org/rfc/rfc9559 (Matroska): one silent video
// track with its length and cues in front, so that a player can jump by asking for a range of bytes.
import { type Element, element, float, text, whole } from './ebml.ts'

/** A picture as an encoder gave it. */
export type Frame = { bytes: Uint8Array; key: boolean }

export type Film = { width: number; height: number; framesPerSecond: number; frames: readonly Frame[] }

const EBML = 0x1a_45_df_a3
const SEGMENT = 0x18_53_80_67
const SEEK_HEAD = 0x11_4d_9b_74
const INFO = 0x15_49_a9_66
const TRACKS = 0x16_54_ae_6b
const CUES = 0x1c_53_bb_6b
const CLUSTER = 0x1f_43_b6_75
const TRACK = 1

/** The file. @throws Error for a film that does not begin with a whole picture */
export function webmFile(film: Film): Buffer {
  const clusters = splitClusters(film)
  const [info, tracks] = [buildInfo(film), buildTracks(film)]
  // Every number is as wide as any other, so the sizes are known before the places are.
  const cuesSize = buildCues(clusters, 0).length
  const headSize = seekHead([info.length, tracks.length, cuesSize]).length
  const cues = buildCues(clusters, headSize + info.length + tracks.length + cuesSize)
  return Buffer.concat([
    header(),
    element(
      SEGMENT,
      seekHead([info.length, tracks.length, cuesSize]),
      info,
      tracks,
      cues,
      ...clusters.map(({ bytes }) => bytes),
    ),
  ])
}

function header(): Element {
  return element(
    EBML,
    whole(0x42_86, 1, 1),
    whole(0x42_f7, 1, 1),
    whole(0x42_f2, 4, 1),
    whole(0x42_f3, 8, 1),
    text(0x42_82, 'webm'),
    whole(0x42_87, 4, 1),
    whole(0x42_85, 2, 1),
  )
}

/** Where the parts in front stand, counted from the segment's first byte. */
function seekHead(sizes: readonly [info: number, tracks: number, cues: number]): Element {
  const buildEntry = (id: number, at: number) =>
    element(0x4d_bb, element(0x53_ab, encodeId(id)), whole(0x53_ac, at))
  const build = (start: number) =>
    element(
      SEEK_HEAD,
      buildEntry(INFO, start),
      buildEntry(TRACKS, start + sizes[0]),
      buildEntry(CUES, start + sizes[0] + sizes[1]),
    )
  return build(build(0).length)
}

function encodeId(id: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(id)
  return bytes
}

function buildInfo({ frames, framesPerSecond }: Film): Element {
  return element(
    INFO,
    whole(0x2a_d7_b1, 1_000_000),
    float(0x44_89, (frames.length * 1_000) / framesPerSecond),
    text(0x4d_80, 'forecourt'),
    text(0x57_41, 'forecourt'),
  )
}

function buildTracks({ width, height, framesPerSecond }: Film): Element {
  const video = element(0xe0, whole(0xb0, width, 2), whole(0xba, height, 2))
  return element(
    TRACKS,
    element(
      0xae,
      whole(0xd7, TRACK, 1),
      whole(0x73_c5, TRACK, 1),
      whole(0x83, 1, 1),
      whole(0x9c, 0, 1),
      text(0x86, 'V_VP9'),
      whole(0x23_e3_83, Math.round(1e9 / framesPerSecond)),
      video,
    ),
  )
}

type Cluster = { startMs: number; bytes: Element }

/** A cluster begins at every whole picture, so that a jump to one needs nothing before it. */
function splitClusters({ frames, framesPerSecond }: Film): Cluster[] {
  if (!frames[0]?.key) throw new Error('A film begins with a whole picture.')
  const groups: { startMs: number; blocks: Element[] }[] = []
  for (const [index, { bytes, key }] of frames.entries()) {
    const atMs = Math.round((index * 1_000) / framesPerSecond)
    if (key) groups.push({ startMs: atMs, blocks: [] })
    const group = groups.at(-1)
    group?.blocks.push(writeBlock(bytes, { atMs: atMs - group.startMs, key }))
  }
  return groups.map(({ startMs, blocks }) => ({
    startMs,
    bytes: element(CLUSTER, whole(0xe7, startMs), ...blocks),
  }))
}

function writeBlock(bytes: Uint8Array, { atMs, key }: { atMs: number; key: boolean }): Element {
  const head = Buffer.alloc(4)
  head.writeUInt8(0x80 + TRACK)
  head.writeInt16BE(atMs, 1)
  head.writeUInt8(key ? 0x80 : 0, 3)
  return element(0xa3, head, bytes)
}

/** The times of the whole pictures and where their clusters stand; the first at `start` of the segment. */
function buildCues(clusters: readonly Cluster[], start: number): Element {
  let at = start
  const points = clusters.map(({ startMs, bytes }) => {
    const place = element(0xb7, whole(0xf7, TRACK, 1), whole(0xf1, at))
    at += bytes.length
    return element(0xbb, whole(0xb3, startMs), place)
  })
  return element(CUES, ...points)
}
