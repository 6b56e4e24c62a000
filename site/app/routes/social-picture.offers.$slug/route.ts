import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireDealerContext } from '#app/context.ts'
import type { RouteHandle } from '#app/http/route-handle.ts'
import { offerSocialPicture, socialPictureAnswer } from '#app/parts/drawn/social-pages.server.ts'
import { listShownOffers } from '#app/parts/offer/offer-model.server.ts'

/** The version in its address is for others' caches only. */
export const handle: RouteHandle = { reads: [] }

/** An offer's picture for other sites, while the site shows the offer. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const dealer = requireDealerContext(context)
  const offer = listShownOffers(dealer).find(({ slug }) => slug === params.slug)
  if (!offer) throw new Response('No such offer', { status: 404 })
  return socialPictureAnswer(offerSocialPicture(offer, dealer), context)
}
