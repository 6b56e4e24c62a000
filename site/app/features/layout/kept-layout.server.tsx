import type { TenantBundle } from '@forecourt/schemas/contract'
import { keepMarkup } from '#app/kept-markup.server.ts'
import { KeptWhile } from '#app/kept-while.server.ts'
import type { MakePicture } from '#app/ui/picture.tsx'
import { FooterInside } from './components/footer.tsx'
import { NavInside } from './components/header.tsx'
import { MobileMenuInside } from './components/mobile-menu.tsx'
import type { LayoutModel } from './layout-model.ts'
import { layoutOf } from './queries.server.ts'

const layouts = new KeptWhile<TenantBundle, LayoutModel>()
const never = () => {}

/**
 * The frame of a dealer's pages, the same object on every page made of the same content, with its markup.
 * @param now ISO UTC; pictures that came meanwhile lend their colours after a while
 */
export function keptLayout(bundle: TenantBundle, picture: MakePicture, now: string): LayoutModel {
  return layouts.find(bundle, now, never, () => {
    const layout = layoutOf(bundle, picture)
    keepMarkup(layout.navigation, 'nav', () => <NavInside {...layout} />)
    keepMarkup(layout.navigation, 'drawer', () => <MobileMenuInside {...layout} />)
    keepMarkup(layout.navigation, 'footer', () => <FooterInside {...layout} />)
    return layout
  })
}
