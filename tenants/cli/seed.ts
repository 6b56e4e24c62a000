// Seeds the demo dealers' content into the lake, over HTTP. `--replace` writes over what staff have changed;
// `--date=YYYY-MM-DD` lays running and past content around another day than today.
import { dateAt } from '@forecourt/schemas/contract/pure'
import { listDemoPeople, putDemoPeople } from '../seed/demo-people.ts'
import { createLakeClient, explainLakeError } from '../seed/lake-client.ts'
import { migrateOrderRanks } from '../seed/migrate-order-ranks.ts'
import { migrateSettings } from '../seed/migrate-settings.ts'
import { putRoles } from '../seed/put-roles.ts'
import { seedContent } from '../seed/seed-content.ts'
import { listSeedDocuments } from '../seed/seed-plan.ts'
import { readSeedSettings, type SeedSettings } from '../seed/seed-settings.ts'
import { DEALERS, listPlatformDocuments, listPlatformPictures } from '../src/index.ts'

async function main(): Promise<void> {
  const today = dateAt(new Date().toISOString(), 'Australia/Sydney')
  const settings = readSeedSettings(process.env, process.argv.slice(2), today)
  try {
    console.log(await seed(settings))
  } catch (error) {
    throw new Error(explainLakeError(error, settings), { cause: error })
  }
}

async function seed(settings: SeedSettings): Promise<string> {
  const documents = listSeedDocuments(listPlatformDocuments(settings.seedDate), DEALERS, settings.seedDate)
  const pictures = [...listPlatformPictures(), ...DEALERS.flatMap((dealer) => dealer.pictures)]
  const client = createLakeClient(settings)
  const migrated = await migrateSettings(client)
  const ranked = await migrateOrderRanks(client)
  const result = await seedContent(client, { documents, pictures }, settings.replace)
  const people = listDemoPeople(DEALERS)
  if (settings.apiHost) {
    await putDemoPeople(settings.apiHost, settings.token, people)
    await putRoles(settings.apiHost, settings.token, client)
  }
  const moved = migrated.length > 0 ? `, settings split of ${migrated.join(', ')}` : ''
  const ranks = ranked.length > 0 ? `, ${ranked.length} documents ranked for dragging` : ''
  const sites = `${DEALERS.length} dealers, ${result.total} documents${moved}${ranks}`
  if (result.written === 0) return `${sites}: nothing missing`
  const formatPictureText = result.uploaded > 0 ? `, ${result.uploaded} pictures` : ''
  return `${sites}: ${result.written} written${formatPictureText}`
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
