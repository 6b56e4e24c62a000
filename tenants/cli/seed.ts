// Seeds the demo dealers' content into the lake, over HTTP. `--replace` writes over what staff have changed;
// `--date=YYYY-MM-DD` lays running and past content around another day than today.
import { dateAt } from '@forecourt/schemas/contract/pure'
import { listDemoPeople, putDemoPeople } from '../seed/demo-people.ts'
import { createLakeClient, explainLakeError } from '../seed/lake-client.ts'
import { putScopes } from '../seed/put-scopes.ts'
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
  const result = await seedContent(createLakeClient(settings), { documents, pictures }, settings.replace)
  const people = listDemoPeople(DEALERS)
  if (settings.apiHost) {
    await putScopes(settings.apiHost, settings.token)
    await putDemoPeople(settings.apiHost, settings.token, people)
  }
  const sites = `${DEALERS.length} dealers, ${result.total} documents`
  if (result.written === 0) return `${sites}: nothing missing`
  const pictureWords = result.uploaded > 0 ? `, ${result.uploaded} pictures` : ''
  return `${sites}: ${result.written} written${pictureWords}`
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
