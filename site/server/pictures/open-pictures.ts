import type { MakePicture } from '#app/ui/picture.tsx'
import type { SiteEnv } from '../env.ts'
import type { Log } from '../log.ts'
import { BucketStore } from './bucket-store.ts'
import { pictureMaker } from './make-picture.ts'
import { PictureFetcher, type PictureSources } from './picture-fetcher.ts'
import { PicturePlaceholders } from './picture-placeholders.ts'
import { FolderStore } from './picture-store.ts'
import { Pictures } from './pictures.ts'
import { StoredOriginals } from './stored-originals.ts'

/** The pictures of the dealers' sites, stored in the bucket of the variables, or in DATA_DIR. */
export async function openPictures(
  env: SiteEnv,
  log: Log,
): Promise<{ pictures: Pictures; picture: MakePicture }> {
  const placeholders = await new PicturePlaceholders(env.DATA_DIR).open()
  const lakes = [env.SANITY_API_HOST, ...env.CONTENT_PLACES.map(({ apiHost }) => apiHost)]
  const assets = lakes.map((host) => (host ? new URL(host).origin : 'https://cdn.sanity.io'))
  const map = env.MAP_PICTURE_URL && { host: new URL(env.MAP_PICTURE_URL).host, key: env.MAP_KEY }
  const sources: PictureSources = {
    hosts: env.PHOTO_HOSTS,
    origins: [...new Set(assets)],
    ...(map ? { map } : {}),
  }
  const pictures = new Pictures({
    secret: env.SESSION_SECRET,
    sources,
    ...openStores(env, sources, log),
    placeholders,
    log,
  })
  const picture = pictureMaker({
    secret: env.SESSION_SECRET,
    drawnHosts: env.DRAWN_PHOTO_HOSTS,
    cutOuts: env.DRAWN_CUT_OUTS,
    placeholders,
  })
  return { pictures, picture }
}

function openStores(env: SiteEnv, { hosts }: PictureSources, log: Log) {
  const fetcher = new PictureFetcher()
  if (env.PICTURE_BUCKET === undefined) return { store: new FolderStore(env.DATA_DIR), fetcher }
  const { PICTURE_BUCKET_KEY_ID: accessKeyId, PICTURE_BUCKET_SECRET: secretAccessKey } = env
  const store = new BucketStore({
    name: env.PICTURE_BUCKET,
    region: env.PICTURE_BUCKET_REGION,
    endpoint: env.PICTURE_BUCKET_ENDPOINT,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
  })
  const origins = new Set([...hosts.values()].map((origin) => new URL(origin).origin))
  const isStored = ({ origin }: URL) => origins.has(origin)
  return { store, fetcher: new StoredOriginals(fetcher, { store, isStored, log }) }
}
