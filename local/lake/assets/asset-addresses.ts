import type { Mirror } from '../store/mirror.ts'

const ASSET_TYPES = ['sanity.imageAsset', 'sanity.fileAsset']

/** Rewrites every asset's `url` to the lake's current address, because its port may have changed. */
export function readdressAssets(mirror: Mirror, origin: string): void {
  for (const type of ASSET_TYPES) {
    for (const asset of [...mirror.ofType(type).values()]) {
      if (typeof asset.path !== 'string') continue
      const url = `${origin}/${asset.path}`
      if (asset.url !== url) mirror.put({ ...asset, url })
    }
  }
}
