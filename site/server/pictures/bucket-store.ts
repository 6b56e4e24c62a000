// Pictures in an S3-compatible store that all instances share. What it cannot give is made anew, so that a store that is
// away makes pictures slower and takes none of them. https://docs.aws.amazon.com/AmazonS3/latest/API/
import { createHash } from 'node:crypto'
import { GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { Cooldown } from '#app/integrations/resilience/cooldown.ts'
import type { Original } from './picture-fetcher.ts'
import type { OriginalStore, RenderStore } from './picture-store.ts'
import { IMMUTABLE } from './picture-store.ts'

const CONNECT_MS = 1_000
const REQUEST_MS = 2_000
const MOST_ATTEMPTS = 2
/** How long a store that failed is not asked, so that no page waits for each of its pictures. */
const PAUSE_MS = 5_000

export type Bucket = {
  name: string
  region: string
  /** Without it, AWS; with it, the bucket is the first part of the path, which every server knows. */
  endpoint?: string | undefined
  /** Without them, those of the machine: its role, its profile. */
  credentials?: { accessKeyId: string; secretAccessKey: string } | undefined
}

export class BucketStore implements RenderStore, OriginalStore {
  readonly #client: S3Client
  readonly #bucket: string
  readonly #pause: Cooldown

  /** @param clock milliseconds */
  constructor(
    { name, region, endpoint, credentials }: Bucket,
    clock: () => number = performance.now.bind(performance),
  ) {
    this.#bucket = name
    this.#pause = new Cooldown(PAUSE_MS, clock)
    this.#client = new S3Client({
      region,
      maxAttempts: MOST_ATTEMPTS,
      requestHandler: {
        connectionTimeout: CONNECT_MS,
        requestTimeout: REQUEST_MS,
        throwOnRequestTimeout: true,
      },
      // Servers other than AWS do not all know the checksums that are sent by default.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
      ...(credentials === undefined ? {} : { credentials }),
    })
  }

  async read(key: string): Promise<Buffer | null> {
    return (await this.#get(renderKey(key)))?.bytes ?? null
  }

  write(key: string, bytes: Buffer): Promise<void> {
    return this.#put(renderKey(key), { bytes, type: 'image/webp' })
  }

  readOriginal(address: string): Promise<Original | null> {
    return this.#get(originalKey(address))
  }

  writeOriginal(address: string, original: Original): Promise<void> {
    return this.#put(originalKey(address), original)
  }

  /** @throws the client's error */
  #get(key: string): Promise<Original | null> {
    return this.#ask(async () => {
      try {
        const { Body, ContentType = '' } = await this.#client.send(
          new GetObjectCommand({ Bucket: this.#bucket, Key: key }),
        )
        return Body ? { bytes: Buffer.from(await Body.transformToByteArray()), type: ContentType } : null
      } catch (error) {
        if (error instanceof NoSuchKey) return null
        throw error
      }
    })
  }

  async #put(key: string, { bytes, type }: Original): Promise<void> {
    await this.#ask(() =>
      this.#client.send(
        new PutObjectCommand({
          Bucket: this.#bucket,
          Key: key,
          Body: bytes,
          ContentType: type,
          CacheControl: IMMUTABLE,
        }),
      ),
    )
  }

  /** @throws Error at once while the store has a pause */
  async #ask<T>(work: () => Promise<T>): Promise<T> {
    if (this.#pause.isActive) throw new Error('the store of pictures did not answer a moment ago')
    try {
      return await work()
    } catch (error) {
      this.#pause.start()
      throw error
    }
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex')
const renderKey = (key: string) => `renders/${digest(key)}.webp`
const originalKey = (address: string) => `originals/${digest(address)}`
