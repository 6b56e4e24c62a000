import type { BlockModel } from '#app/blocks/blocks.server.ts'
import type { FrameSize } from '#app/features/service/rules/service-frame.ts'
import type { PageMeta } from '#app/page/page-meta.ts'
import type { OpenState } from '#app/parts/contact/opening-hours.server.ts'
import type { LeadFormModel } from '#app/parts/lead/form/lead-form-model.ts'

/** A provider's page in a frame. */
export type ServiceFrameModel = { kind: 'frame'; src: string; title: string; size: FrameSize }

/** A booking form of this site, or a provider's page. */
export type BookingModel = { kind: 'form'; form: LeadFormModel } | ServiceFrameModel

/** A tab of the booking page; an address of its own, so that it works without JavaScript (SVC-05). */
export type ServiceTabModel = { name: string; href: string; current: boolean }

/** A workshop and its contact details. */
export type WorkshopModel = {
  name: string
  href: string
  address: string
  /** Of its service department; null without hours. */
  open: OpenState | null
  phone: { text: string; href: string } | null
}

/** The service booking page, with staff's content. */
export type ServicePageModel = {
  meta: PageMeta
  /** 'Book Your Service at {site name}' unless the dealer sets another (SVC-03). */
  title: string
  tabs: ServiceTabModel[]
  booking: BookingModel
  workshops: WorkshopModel[]
  /** Of staff's own page /service: a hero comes first, then services with prices, and the rest after the booking. */
  hero: Extract<BlockModel, { type: 'hero' }> | null
  prices: Extract<BlockModel, { type: 'servicePrices' }> | null
  blocks: BlockModel[]
}
