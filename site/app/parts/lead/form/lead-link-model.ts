import type { LeadKind } from '@forecourt/schemas/contract'

/** A button that opens a form: `href` is the form's own page. */
export type LeadLinkModel = { kind: LeadKind; href: string; label: string }

/** The buttons of a vehicle's page that open forms; absent where the dealer does not offer them (VDP-21). */
export type VehicleLeads = {
  enquire?: LeadLinkModel
  testDrive?: LeadLinkModel
  photos?: LeadLinkModel
  /** Of a used vehicle whose inspection has not been entered. */
  sheet?: LeadLinkModel
  /** Of a sold vehicle (LEAD-40). */
  similar?: LeadLinkModel
}
