import type { SiteEnv } from '../env.ts'
import type { Log } from '../log.ts'
import { pictureMaker } from './make-picture.ts'
import { PicturePlaceholders } from './picture-placeholders.ts'
import { PictureStore } from './picture-store.ts'
import { Pictures } from './pictures.ts'

/** The pictures that the variables name sources of, and the maker of their addresses. */
export async function openPictures(env: SiteEnv, log: Log) {
  const placeholders = await new PicturePlaceholders(env.DATA_DIR).open()
  const assets = env.SANITY_API_HOST ? new URL(env.SANITY_API_HOST).origin : 'https://cdn.sanity.io'
  const map = env.MAP_PICTURE_URL && { host: new URL(env.MAP_PICTURE_URL).host, key: env.MAP_KEY }
  const pictures = new Pictures({
    secret: env.SESSION_SECRET,
    sources: { hosts: env.PHOTO_HOSTS, origins: [assets], ...(map ? { map } : {}) },
    store: new PictureStore(env.DATA_DIR),
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
