import { requireDealer } from '#app/context.ts'
import { sameSitePath } from '#app/http/same-site-path.ts'
import type { User } from '#app/parts/sign-in/account-model.ts'
import { formatMobile } from '#app/parts/sign-in/code-phone.ts'
import { type AccountContext, findUser, requireUser } from '#app/parts/sign-in/session.server.ts'
import type { WatchlistModel } from '#app/parts/watchlist/watchlist-model.ts'
import { myGaragePath, signInPath, watchlistPath } from '#app/paths.ts'
import { listWatchedItems, rememberSave, removeCar, requireWatchlist, saveCar } from './watchlist.server.ts'
import { readCarId } from './watchlist-calls.server.ts'

/** The watchlist (OPEN-09). @throws a redirect to sign-in when signed out, 404 where the dealer has none */
export async function getWatchlist(context: AccountContext, request: Request): Promise<WatchlistModel> {
  requireWatchlist(context)
  const user = await requireUser(context, request, 'watchlist')
  const words = { title: 'Watchlist', path: watchlistPath() }
  return buildPage(context, user, words, await listWatchedItems(context, user))
}

/** The garage: the watchlist, and the cars in browser storage. @throws a redirect to sign-in (AUTH-04) */
export async function getMyGarage(context: AccountContext, request: Request): Promise<WatchlistModel> {
  const user = await requireUser(context, request, 'my-garage')
  const { flags } = requireDealer(context).tenant
  const words = { title: 'My garage', path: myGaragePath() }
  return buildPage(context, user, words, flags.signIn ? await listWatchedItems(context, user) : null)
}

function buildPage(
  context: AccountContext,
  user: User,
  { title, path }: { title: string; path: string },
  watched: WatchlistModel['watched'],
): WatchlistModel {
  const { tenant } = requireDealer(context)
  const description = `${title} at ${tenant.name}.`
  return {
    meta: { title, description, siteName: tenant.name, origin: context.url.origin, path },
    phone: formatMobile(user.phone),
    watched,
    garage: tenant.flags.garage,
  }
}

/**
 * A save or removal posted by a form: `intent`, `car_id` and the page to return to (`back`). A signed-out person is
 * redirected to sign-in, which then saves the car (SAVE-08).
 */
export async function postWatchlist(
  context: AccountContext,
  request: Request,
  fields: Record<string, string>,
): Promise<Response> {
  requireWatchlist(context)
  const back = sameSitePath(fields.back)
  const carId = readCarId(fields)
  const user = await findUser(context, request)
  const headers = new Headers({ location: back })
  if (user === null) {
    headers.set('location', signInPath({ type: 'watchlist', redirect: back, back }))
    if (fields.intent === 'save') headers.append('set-cookie', rememberSave(context, carId))
  } else {
    const answer = await (fields.intent === 'remove' ? removeCar : saveCar)(context, user.id, carId)
    if (!answer.success) throw new Response(answer.message, { status: 422 })
  }
  return new Response(null, { status: 303, headers })
}
