import { selectedServiceTab } from '#app/features/service/queries.server.ts'
import { tradeInEstimateGiven } from '#app/features/trade/rules/valuation-input.ts'
import { stickyBars } from '#app/features/vehicle/components/vehicle-bars.tsx'
import { viewCount } from '#app/features/vehicle/rules/view-count.ts'
import { shareLink } from '#app/features/vehicle/tools/tools-section.server.ts'
import { commentsState } from '#app/parts/car/facts/comments-model.ts'
import { regoText } from '#app/parts/car/facts/fact-values.ts'
import { galleryThumbnails } from '#app/parts/car/rules/gallery-thumbnails.ts'
import { leadCategory } from '#app/parts/lead/definitions/lead-category.ts'
import { storedUser } from '#app/parts/lead/form/lead-browser.ts'
import { postcodeMessage } from '#app/parts/lead/form/postcode.ts'
import { enquiryEvent } from '#app/parts/lead/submit/enquiry-event.ts'
import { makeSlug } from '#app/parts/lead/submit/make-slug.ts'
import { otpMessage } from '#app/parts/sign-in/otp.ts'
import { gatedPath } from '#app/parts/sign-in/session.server.ts'
import { watchlistButtonShown } from '#app/parts/watchlist/watchlist-button.tsx'
import { resolveFlags } from '../../../../schemas/src/flags/resolve-flags.ts'
import { formatPhone, maskPhone, normalisePhone } from '../phone/phone-number.ts'
import { runGolden } from './golden-cases.ts'

runGolden('vehicle page', {
  rego_text: (input) => regoText(input.rego_expiry, input.unregisteredFlag, input.today),
  dealer_comments: (input) => commentsState(input.length),
  thumbnails: (input) => galleryThumbnails(input.images),
  sticky: (input) => stickyBars(input.scrollY),
  view_count: (input) => viewCount(input.views),
  share_link: (input) => shareLink(input.siteUrl, input.slug),
})

runGolden('phone', {
  phone_format: (input) => formatPhone(input.phone),
  phone_mask: (input) => maskPhone(input.phone),
  phone_normalise: (input) => normalisePhone(input.phone),
})

runGolden('account', {
  otp: (input) => otpMessage(input.value),
  sign_in_redirect: (input) => gatedPath(input),
  stored_user: (input) => storedUser(input),
  garage_available: ({ garageEnabled, inAllowList, inDenyList }) => {
    const listed = (isListed: boolean) => (isListed ? ['dealer'] : [])
    const rule = { flag: 'garage', allow: listed(inAllowList), deny: listed(inDenyList) }
    return resolveFlags({ garage: garageEnabled }, { flagRules: [rule] }, 'dealer').flags.garage
  },
  watchlist_button: (input) => watchlistButtonShown(input, input.saved),
})

runGolden('leads', {
  careers: (input) => leadCategory(input.category),
  make_slug: (input) => makeSlug(input.make),
  postcode: (input) => postcodeMessage(input.value),
  enquiry_event: (input) => enquiryEvent({ kind: input.kind, carType: input.car_type, tag: input.tag }),
  service_tab: (input) => selectedServiceTab(input.tabs, input.tab),
  trade_in_estimate: (input) => tradeInEstimateGiven(input, input.currentYear),
})
