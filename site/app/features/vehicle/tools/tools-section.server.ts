import type { Car } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { isAvailable } from '#app/domain/stock/availability.ts'
import { type CarReport, carReports } from '#app/features/vehicle/rules/car-reports.ts'
import { siteUrlOf } from '#app/features/vehicle/share/share-targets.ts'
import type { GarageEntry } from '#app/parts/car/card/card-model.ts'
import { savedControlsVerdict, strictSavingVerdict } from '#app/parts/car/present-car.server.ts'
import { carPdfPath, formatSlug, printPath } from '#app/paths.ts'
import type { GallerySection } from '../gallery/gallery-section.server.ts'
import type { HeadSection } from '../head/head-section.server.ts'

/** What keeps a vehicle for later, or takes it elsewhere. */
export type ToolsSection = {
  /** The data Save stores for a signed-in shopper; null where the dealer has no sign-in (SAVE-08). */
  watch: { id: string; name: string; status: string } | null
  garage: GarageEntry | null
  /** Its address for sharing; null where the site has none of its own yet (SHARE-03). */
  share: string | null
  /** The reports of the vehicle that are offered (TEN-26). */
  reports: CarReport[]
  /** The page to print, and the same as a document. */
  print: { href: string; pdf: string; fileName: string }
}

/** What other sections of the page have made already. */
type Made = Pick<HeadSection, 'name'> & Pick<GallerySection, 'pictures'>

export function toolsSection(car: Car, dealer: DealerContext, made: Made): ToolsSection {
  const { flags, hosts } = dealer.bundle.tenant
  const available = isAvailable(car)
  // A saved one stays removable when it is sold; the button hides itself of any other (VAR-31).
  const isWatched = flags.signIn && (!available || strictSavingVerdict(car, dealer).shown)
  return {
    watch: isWatched ? { id: car.id, name: made.name, status: car.status } : null,
    garage: savedControlsVerdict(car, dealer).shown ? garageEntry(car, made) : null,
    share: shareLink(siteUrlOf(hosts, dealer.origin), car.slug),
    reports: available ? listReports(car, dealer) : [],
    print: printing(car),
  }
}

function garageEntry({ id, slug, make, model }: Car, { name, pictures }: Made): GarageEntry {
  return { id, name, slug, make, model, primary_image_url: pictures[0]?.picture.src ?? '' }
}

/** At the addresses where a browser finds them. */
function listReports(
  car: Car,
  { bundle: { tenant }, reportAddress, pageAddress }: DealerContext,
): CarReport[] {
  return carReports(car, tenant.plugins, reportAddress).map((report) => ({
    ...report,
    href: pageAddress(report.href),
  }))
}

/** PRINT-01, PRINT-03. */
const printing = ({ slug, name }: Car) => ({
  href: printPath(slug),
  pdf: carPdfPath(slug),
  fileName: `${formatSlug(name) || 'vehicle'}.pdf`,
})

/** The link a shopper shares, or null when the dealer's site address is not configured (SHARE-02, SHARE-03). */
export function shareLink(siteUrl: string, slug: string): string | null {
  return siteUrl ? `${siteUrl.replace(/\/+$/, '')}/cars/${slug}` : null
}
