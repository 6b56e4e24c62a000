// A version of the project from its history, in a folder of its own, with demo data small enough for the repository.
import { execFileSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { root } from '../../runner/settings.ts'

/** The dealers whose stock a small data folder holds; their feeds are lists in JSON. */
export const STOCKED_DEALERS = ['quayside', 'wattlebrook'] as const
const CARS = 24
const PICTURE_WIDTH = 40

/** Takes a commit out of the history and installs its packages. Returns its folder. */
export async function checkOut(commit: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-old-'))
  const archive = join(folder, 'archive.tar')
  execFileSync('git', ['archive', '--output', archive, commit], { cwd: root })
  execFileSync('tar', ['xf', archive, '-C', folder])
  rmSync(archive)
  await reduce(folder)
  execFileSync(process.execPath, ['local/bootstrap.mjs', '--bin', 'vitest', '--version'], { cwd: folder })
  return folder
}

/** Stock of two dealers, a few cars each, small pictures, and no Studio, which writes no data by itself. */
export async function reduce(folder: string): Promise<void> {
  for (const manifest of globSync(join(folder, 'tenants/*/stock/manifest.json')))
    if (!STOCKED_DEALERS.some((slug) => manifest.includes(`/${slug}/`))) rmSync(manifest)
  for (const slug of STOCKED_DEALERS) cutFeed(join(folder, 'tenants', slug, 'stock/feed.json'))
  for (const picture of globSync(join(folder, 'tenants/*/images/*.{webp,jpg,jpeg,png}')))
    await shrink(picture)
  const up = join(folder, 'local/up.ts')
  writeFileSync(
    up,
    readFileSync(up, 'utf8').replace(/step\('studio', buildStudio.*?\)\)$/m, 'buildStudio.name)'),
  )
}

/** Cars from all over the feed, so that there is one of each kind. */
function cutFeed(file: string): void {
  const feed = JSON.parse(readFileSync(file, 'utf8')) as unknown[] | { vehicles: unknown[] }
  const cars = Array.isArray(feed) ? feed : feed.vehicles
  const every = Math.max(1, Math.floor(cars.length / CARS))
  const kept = cars.filter((_, index) => index % every === 0).slice(0, CARS)
  writeFileSync(file, JSON.stringify(Array.isArray(feed) ? kept : { ...feed, vehicles: kept }))
}

async function shrink(file: string): Promise<void> {
  const format = basename(file).split('.').at(-1) === 'png' ? 'png' : 'webp'
  const small = sharp(readFileSync(file)).resize({ width: PICTURE_WIDTH, withoutEnlargement: true })
  writeFileSync(file, await small.toFormat(format).toBuffer())
}
