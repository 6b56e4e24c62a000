export type EventLead = {
  kind: 'enquiry' | 'test_drive' | 'careers'
  /** null when the lead is about no car. */
  carType: string | null
  tag: string
}

const isTestDriveOnly = (tag: string) => tag.trim().toLowerCase() === 'test drive only'

/** The analytics event of a lead (ANA-06, ANA-07); demo cars count as new (OPEN-42). */
export function enquiryEvent(lead: EventLead): number {
  if (lead.kind === 'careers') return 51
  if (lead.carType === null) return 22
  const used = lead.carType === 'used'
  if (lead.kind === 'test_drive') return used && !isTestDriveOnly(lead.tag) ? 48 : 17
  // A car that can only be test driven makes any enquiry about it a test drive (CARD-17).
  if (isTestDriveOnly(lead.tag)) return 17
  return used ? 15 : 14
}
