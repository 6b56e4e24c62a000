import { otpMessage } from './account/otp.ts'
import { gatedPath } from './account/sign-in-redirect.ts'
import { storedUser } from './account/stored-user.ts'
import { runGolden } from './golden-cases.ts'
import { enquiryEvent } from './lead/enquiry-event.ts'
import { leadCategory } from './lead/lead-category.ts'
import { makeSlug } from './lead/make-slug.ts'
import { postcodeMessage } from './lead/postcode.ts'
import { formatPhone, maskPhone, normalisePhone } from './phone/phone-number.ts'
import { garageAvailable } from './saved/garage-available.ts'
import { watchlistButtonShown } from './saved/watchlist-button.ts'
import { selectedServiceTab } from './service/service-tab.ts'
import { tradeInEstimateGiven } from './trade/trade-in-estimate.ts'
import { commentsState } from './vehicle/dealer-comments.ts'
import { galleryThumbnails } from './vehicle/gallery-thumbnails.ts'
import { regoText } from './vehicle/rego-text.ts'
import { shareLink } from './vehicle/share-link.ts'
import { stickyBars } from './vehicle/sticky-bars.ts'
import { viewCount } from './vehicle/view-count.ts'

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
  garage_available: (input) => garageAvailable(input),
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
