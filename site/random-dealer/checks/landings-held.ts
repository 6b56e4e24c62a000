import type { DealerSite, Finding } from '../dealer-site.ts'

const CHECK = 'pages that paths name answer, and are known by their own address'
const SAMPLE = 6

/** Results pages of the sitemap: each answers under the address it is known by. */
export async function landingsHeld(site: DealerSite): Promise<Finding[]> {
  const { text } = await site.get('/sitemaps/searches.xml')
  const paths = [...text.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path = '']) => path)
  const every = Math.max(1, Math.ceil(paths.length / SAMPLE))
  const findings: Finding[] = []
  for (const path of paths.filter((_path, at) => at % every === 0)) {
    const page = await site.get(path)
    const found = (says: string) => findings.push({ check: CHECK, where: path, says })
    const canonical = /<link rel="canonical" href="https?:\/\/[^/"]+([^"]*)"/.exec(page.text)?.[1]
    if (page.status !== 200) found(`answers ${page.status}`)
    else if (canonical !== path) found(`is known by ${canonical}`)
  }
  return findings
}
