import type { Mirror } from '../store/mirror.ts'

const ASSET_TYPES = ['sanity.imageAsset', 'sanity.fileAsset']

/** Makes every asset's `url` begin where the lake stands now: after a change of port the stored ones lead nowhere. */
export function readdressAssets(mirror: Mirror, origin: string): void {
  for (const type of ASSET_TYPES) {
    for (const asset of [...mirror.ofType(type).values()]) {
      if (typeof asset.path !== 'string') continue
      const url = `${origin}/${asset.path}`
      if (asset.url !== url) mirror.put({ ...asset, url })
    }
  }
}
