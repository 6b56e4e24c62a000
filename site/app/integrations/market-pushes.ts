import type { MarketPush, MarketPushChange, StaffMarketPushes } from '@forecourt/schemas/contract'

/** What is saved of where vehicles are sent. */
export type SavedTarget = Extract<MarketPushChange, { do: 'save' }>

/** Whose vehicles, and at which market place. */
export type PushOf = { tenantSlug: string; market: MarketPush }

/** The sending of dealers' vehicles to market places. */
export interface MarketPushes {
  describe(of: PushOf): Promise<StaffMarketPushes['markets'][number]>
  /** Sends nothing by itself: what would be sent is counted until it is started. @throws TargetRefusal */
  save(of: PushOf, target: SavedTarget, user: string): Promise<void>
  /** Starts the sending, also after it was stopped by what the market place answered. */
  start(of: PushOf): Promise<void>
  stop(of: PushOf): Promise<void>
  /** Has every vehicle that is offered sent again. */
  sendAgain(of: PushOf): Promise<void>
  /** The market place was told by hand that a vehicle is gone. */
  noteTold(of: PushOf, carId: string): Promise<void>
  /** Forgets the address, the key and what was sent. */
  remove(of: PushOf): Promise<void>
}

/** An address or a key is not taken; the message is for people. */
export class TargetRefusal extends Error {
  override readonly name = 'TargetRefusal'
}
